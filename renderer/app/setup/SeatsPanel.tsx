/** Who sits at the table: one row a seat, in the order of play. */
import { type CSSProperties, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComputerLevel } from '../../games/entry.ts';
import { Button, IconButton } from '../controls/Button.tsx';
import { seatSpecs, withoutSeat, withSeat } from './draft.ts';
import type { PanelProps } from './panel-props.ts';
import { RoundTable } from './RoundTable.tsx';
import { SeatRow } from './SeatRow.tsx';
import styles from './SeatsPanel.module.css';

export function SeatsPanel({ draft, making, onChange }: PanelProps) {
  const { t } = useTranslation('app');
  const add = useRef<HTMLButtonElement>(null);
  const { min, max } = making.entry.seats;
  const { length } = draft.seats;
  const remove = (index: number) => {
    onChange((now) => withoutSeat(now, making, index));
    add.current?.focus();
  };
  return (
    <section className={styles.panel} aria-labelledby="seats-title">
      <header className={styles.head}>
        <h2 id="seats-title">{t('setup.players')}</h2>
        <span className={styles.count} aria-live="polite">
          {t('setup.count', { count: length })}
        </span>
        {making.face.levels.length > 0 && <Levels levels={making.face.levels} />}
        <Button
          ref={add}
          icon="plus"
          aria-disabled={length >= max}
          onClick={() => onChange((now) => withSeat(now, making, 'computer'))}
        >
          {t('setup.add')}
        </Button>
      </header>
      <ol
        className={styles.seats}
        data-tall={seatSpecs(draft, making.face).length > 0 || undefined}
        style={{ '--count': length } as CSSProperties}
      >
        {draft.seats.map((seat, index) => (
          <SeatRow
            key={seat.key}
            index={index}
            draft={draft}
            making={making}
            onChange={onChange}
            onRemove={length > min ? () => remove(index) : null}
          />
        ))}
      </ol>
      <div className={styles.round} aria-hidden="true">
        <RoundTable seats={draft.seats} />
      </div>
    </section>
  );
}

/** What each level of the computer players is, in a line, in a note that opens at its button. */
function Levels({ levels }: { readonly levels: readonly ComputerLevel[] }) {
  const { t } = useTranslation('app');
  const id = useId();
  return (
    <div className={styles.about}>
      <IconButton icon="info" label={t('setup.levels')} popoverTarget={id} />
      <section id={id} popover="auto" className={styles.levels} aria-label={t('setup.levels')}>
        <dl>
          {levels.map((level) => (
            <div key={level}>
              <dt>{t(`levels.${level}`)}</dt>
              <dd>{t(`levelLines.${level}`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
