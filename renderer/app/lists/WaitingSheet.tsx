/** Matches that wait: continue one, or forget it after a question. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatchSummary } from '../../../electron/api.ts';
import type { GameEntry } from '../../games/entry.ts';
import { Confirm } from '../Confirm.tsx';
import { useActions, useApp } from '../context.tsx';
import { Button, IconButton } from '../controls/Button.tsx';
import { useWhen } from '../format.ts';
import { Sheet } from '../Sheet.tsx';
import styles from './Lists.module.css';
import { SeatNames } from './SeatNames.tsx';

interface Props {
  readonly games: readonly GameEntry[];
  readonly onClose: () => void;
}

export function WaitingSheet({ games, onClose }: Props) {
  const { t } = useTranslation('app');
  const waiting = useApp((state) => state.waiting);
  const { ask, setWaiting } = useActions();
  const [doomed, setDoomed] = useState<MatchSummary | null>(null);
  const forget = async (id: string) => {
    const left = await ask('match.drop', { id });
    if (left !== null) setWaiting(left);
    setDoomed(null);
  };
  const known = waiting.flatMap((match) => {
    const entry = games.find((one) => one.id === match.game);
    return entry === undefined ? [] : [{ match, entry }];
  });
  return (
    <Sheet title={t('waiting.title')} onClose={onClose}>
      {known.length === 0 && <p className={styles.none}>{t('waiting.none')}</p>}
      <ul className={styles.list}>
        {known.map(({ match, entry }) => (
          <WaitingRow key={match.id} match={match} entry={entry} onDrop={() => setDoomed(match)} />
        ))}
      </ul>
      {doomed !== null && (
        <Confirm
          question={t('waiting.dropAsk', { game: nameOf(games, doomed.game) })}
          yes={t('waiting.dropYes')}
          no={t('waiting.dropNo')}
          onYes={() => void forget(doomed.id)}
          onNo={() => setDoomed(null)}
        />
      )}
    </Sheet>
  );
}

export function nameOf(games: readonly GameEntry[], id: string): string {
  return games.find((entry) => entry.id === id)?.name ?? id;
}

interface RowProps {
  readonly match: MatchSummary;
  readonly entry: GameEntry;
  readonly onDrop: () => void;
}

function WaitingRow({ match, entry, onDrop }: RowProps) {
  const { t } = useTranslation('app');
  const { resume } = useActions();
  const when = useWhen();
  return (
    <li className={styles.row}>
      <div className={styles.art}>
        <entry.Box part="front" />
      </div>
      <div className={styles.facts}>
        <h3>{entry.name}</h3>
        <SeatNames seats={match.seats} />
        <p>
          {when(match.savedAt)} · {t('waiting.plies', { count: match.plies })}
        </p>
      </div>
      <div className={styles.actions}>
        <Button look="primary" onClick={() => void resume(entry, match.id)}>
          {t('launcher.continue')}
        </Button>
        <IconButton icon="trash" label={t('waiting.dropNamed', { game: entry.name })} onClick={onDrop} />
      </div>
    </li>
  );
}
