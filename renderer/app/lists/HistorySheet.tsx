/** Matches that were played to the end, the latest first. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryEntry } from '../../../electron/api.ts';
import type { GameEntry } from '../../games/entry.ts';
import { useActions, useApp } from '../context.tsx';
import { IconButton } from '../controls/Button.tsx';
import { useWhen } from '../format.ts';
import { Sheet } from '../Sheet.tsx';
import styles from './Lists.module.css';
import { SeatNames } from './SeatNames.tsx';
import { nameOf } from './WaitingSheet.tsx';

interface Props {
  readonly games: readonly GameEntry[];
  readonly onClose: () => void;
}

export function HistorySheet({ games, onClose }: Props) {
  const { t } = useTranslation('app');
  const history = useApp((state) => state.history);
  const { ask, setHistory } = useActions();
  useEffect(() => {
    void ask('history.list', {}).then((list) => list !== null && setHistory(list));
  }, [ask, setHistory]);
  const remove = async (id: string) => {
    const left = await ask('history.remove', { id });
    if (left !== null) setHistory(left);
  };
  return (
    <Sheet title={t('history.title')} onClose={onClose}>
      {history === null && <p className={styles.none}>{t('common.loading')}</p>}
      {history?.length === 0 && <p className={styles.none}>{t('history.none')}</p>}
      <ul className={styles.list}>
        {history?.map((entry) => (
          <HistoryRow
            key={entry.id}
            entry={entry}
            game={nameOf(games, entry.game)}
            onRemove={() => void remove(entry.id)}
          />
        ))}
      </ul>
    </Sheet>
  );
}

interface RowProps {
  readonly entry: HistoryEntry;
  readonly game: string;
  readonly onRemove: () => void;
}

function HistoryRow({ entry, game, onRemove }: RowProps) {
  const { t } = useTranslation('app');
  const when = useWhen();
  const names = entry.winners.map((seat) => entry.seats[seat]?.name ?? '');
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <h3>
          {game} · {names.length === 0 ? t('history.draw') : t('history.won', { names })}
        </h3>
        <SeatNames seats={entry.seats} winners={entry.winners} />
        <p>
          {when(entry.endedAt)} · {t('waiting.plies', { count: entry.plies })}
        </p>
      </div>
      <IconButton
        icon="trash"
        label={t('history.removeNamed', { game, when: when(entry.endedAt) })}
        onClick={onRemove}
      />
    </li>
  );
}
