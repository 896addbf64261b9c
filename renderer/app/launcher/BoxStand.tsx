/** One game on the table: its box, which opens a little when looked at, and a place card with what can be done. */
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameEntry } from '../../games/entry.ts';
import type { Language } from '../../text/index.ts';
import { useActions, useApp } from '../context.tsx';
import { Button } from '../controls/Button.tsx';
import styles from './BoxStand.module.css';
import { GameBox } from './GameBox.tsx';

interface Props {
  readonly entry: GameEntry;
  /** −1 at the left end of the row, 0 in the middle, 1 at the right end. */
  readonly place: number;
}

export function BoxStand({ entry, place }: Props) {
  const { t } = useTranslation('app');
  const { toSetup } = useActions();
  const waits = useApp((state) => state.waiting.some((match) => match.game === entry.id));
  return (
    <li className={styles.stand} style={{ '--place': place } as CSSProperties}>
      <button
        type="button"
        className={styles.box}
        aria-label={t('launcher.setUp', { game: entry.name })}
        data-game={entry.id}
        onClick={() => void toSetup(entry)}
      >
        <GameBox entry={entry} hinge={place > 0 ? 'right' : 'left'} ribbon={waits} />
      </button>
      <div className={styles.card}>
        <h2>{entry.name}</h2>
        <Line entry={entry} />
        <Choices entry={entry} />
      </div>
    </li>
  );
}

/** What the game is, or how many of its matches wait. */
function Line({ entry }: { readonly entry: GameEntry }) {
  const { t, i18n } = useTranslation('app');
  const { open } = useActions();
  const count = useApp((state) => state.waiting.filter((match) => match.game === entry.id).length);
  return (
    <div className={styles.line}>
      {count === 0 ? (
        <p>{entry.line[i18n.language as Language]}</p>
      ) : (
        <button type="button" className={styles.waiting} onClick={() => open('waiting')}>
          {t('launcher.waiting', { count })}
        </button>
      )}
    </div>
  );
}

/** Continue if a match waits, else begin one with a single press; and the way to the set-up screen. */
function Choices({ entry }: { readonly entry: GameEntry }) {
  const { t } = useTranslation('app');
  const { resume, toSetup, play } = useActions();
  const busy = useApp((state) => state.busy);
  const all = useApp((state) => state.waiting);
  const waiting = all.filter((match) => match.game === entry.id);
  const [latest] = waiting;
  return (
    <div className={styles.choices}>
      {latest === undefined ? (
        <Button
          look="primary"
          busy={busy}
          aria-label={t('launcher.playGame', { game: entry.name })}
          onClick={() => void play(entry, t('profiles.guest'))}
        >
          {t('launcher.play')}
        </Button>
      ) : (
        <Button
          look="primary"
          busy={busy}
          aria-label={t('launcher.continueGame', { game: entry.name })}
          onClick={() => void resume(entry, latest.id)}
        >
          {t('launcher.continue')}
        </Button>
      )}
      <Button className={styles.paperButton} busy={busy} onClick={() => void toSetup(entry)}>
        {latest === undefined ? t('launcher.options') : t('launcher.new')}
      </Button>
    </div>
  );
}
