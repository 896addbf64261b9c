/**
 * What is on the screen between two people: whose turn it is, what everybody saw meanwhile, and a button
 * that shows the cards. Nothing of any hand has been asked for while it hangs.
 */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seat } from '../../core/kit/game.ts';
import { Button, IconButton } from '../app/controls/Button.tsx';
import { SeatMark } from '../theme/seats.tsx';
import styles from './Curtain.module.css';
import { claimOf } from './claims.ts';
import { useKit, useTable, useWords } from './kit.ts';
import { SeatPicture } from './SeatPlate.tsx';
import type { Curtain } from './state.ts';

export function CurtainView({ curtain }: { readonly curtain: Curtain }) {
  const { t } = useTranslation('table');
  const { store, session, controls } = useKit();
  const { text } = useWords();
  const seats = useTable((state) => state.table.seats);
  const visiting = useTable((state) => state.visiting);
  const busy = useTable((state) => state.phase !== 'curtain');
  const open = useRef<HTMLButtonElement>(null);
  const plan = seats[curtain.seat];
  // biome-ignore lint/correctness/useExhaustiveDependencies: each person finds the focus on the one button
  useEffect(() => open.current?.focus({ preventScroll: true }), [curtain.seat]);
  if (plan === undefined) return null;
  const { name } = plan;
  const lift = () => {
    controls.spend();
    void session.lift();
  };
  return (
    <section className={styles.curtain} aria-labelledby="curtain-title" data-curtain>
      <div className={styles.folds} aria-hidden="true" />
      <div className={styles.menu}>
        <IconButton icon="menu" label={t('bar.menu')} onClick={() => store.setState({ panel: 'pause' })} />
      </div>
      <div className={styles.sign}>
        <SeatPicture seat={curtain.seat} className={styles.picture} />
        <h1 id="curtain-title">
          <SeatMark colour={plan.colour} /> {visiting ? t('curtain.visit', { name }) : t('curtain.title', { name })}
        </h1>
        <p>{t('curtain.line')}</p>
        <Button ref={open} look="primary" size="large" icon="eye" busy={busy} onClick={lift} data-lift>
          {t('curtain.open')}
        </Button>
        {curtain.others.length > 0 && (
          <div className={styles.others}>
            {t('curtain.others')}
            {curtain.others.map((seat) => (
              <Button key={seat} data-claim={seat} onClick={() => session.take(seat)}>
                {t('curtain.other', { name: seats[seat]?.name ?? '' })}
                <ClaimKey seat={seat} />
              </Button>
            ))}
          </div>
        )}
        {curtain.recap.length > 0 && (
          <div className={styles.recap}>
            <h2>{t('curtain.recap')}</h2>
            <ul>
              {curtain.recap.map((words, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: written once, never changed
                <li key={i}>{text(words)}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}

/** The key that does the same, in games that have one. */
function ClaimKey({ seat }: { readonly seat: Seat }) {
  const { face } = useKit();
  const key = useTable((state) => claimOf(face, state, seat));
  return key === null ? null : <kbd>{key.toUpperCase()}</kbd>;
}
