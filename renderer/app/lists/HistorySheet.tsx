/** Matches that were played to the end, the latest first: shown again, saved as files, or removed after a question. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryEntry } from '../../../electron/api.ts';
import type { GameEntry } from '../../games/entry.ts';
import type { Language } from '../../text/index.ts';
import { Confirm } from '../Confirm.tsx';
import { useActions, useApp } from '../context.tsx';
import { Button, IconButton } from '../controls/Button.tsx';
import { Select } from '../controls/Field.tsx';
import { useSaveFile } from '../files/save-file.ts';
import { TakeIn } from '../files/TakeIn.tsx';
import { useRefusalWords } from '../files/use-documents.ts';
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
  const { replay } = useActions();
  const words = useRefusalWords();
  const { said, save } = useSaveFile();
  const [refused, setRefused] = useState('');
  const [doomed, setDoomed] = useState<HistoryEntry | null>(null);
  const { list, of } = useMatches();
  const watch = async (entry: GameEntry, id: string) => {
    const refusal = await replay(entry, id, 'history');
    setRefused(refusal === null ? '' : words(refusal));
  };
  return (
    <Sheet title={t('history.title')} onClose={onClose}>
      <Tools games={games} />
      <p role="status" className={styles.said}>
        {refused || said}
      </p>
      {list === null && <p className={styles.none}>{t('common.loading')}</p>}
      {list?.length === 0 && (
        <p className={styles.none}>
          {of === null ? t('history.none') : t('history.noneOf', { game: nameOf(games, of) })}
        </p>
      )}
      <ul className={styles.list}>
        {list?.map((match) => (
          <HistoryRow
            key={match.id}
            match={match}
            entry={games.find(({ id }) => id === match.game) ?? null}
            onWatch={(entry) => void watch(entry, match.id)}
            onSave={() => save('history', match.id)}
            onRemove={() => setDoomed(match)}
          />
        ))}
      </ul>
      {doomed !== null && <Farewell match={doomed} games={games} onDone={() => setDoomed(null)} />}
    </Sheet>
  );
}

/** The matches that are listed, null until they have come, and of which game they are. */
function useMatches() {
  const history = useApp((state) => state.history);
  const of = useApp((state) => state.historyOf);
  const { ask, setHistory } = useActions();
  useEffect(() => {
    void ask('history.list', {}).then((list) => list !== null && setHistory(list));
  }, [ask, setHistory]);
  return { list: history?.filter(({ game }) => of === null || game === of) ?? null, of };
}

/** Which game's matches are listed, and another one taken in from a file. */
function Tools({ games }: Pick<Props, 'games'>) {
  const { t } = useTranslation('app');
  const { openHistory } = useActions();
  const of = useApp((state) => state.historyOf);
  return (
    <div className={styles.tools}>
      <Select label={t('history.which')} value={of ?? ''} onPick={(game) => openHistory(game === '' ? null : game)}>
        <option value="">{t('history.all')}</option>
        {games.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <TakeIn games={games} from="history" />
    </div>
  );
}

interface FarewellProps extends Pick<Props, 'games'> {
  readonly match: HistoryEntry;
  readonly onDone: () => void;
}

function Farewell({ match, games, onDone }: FarewellProps) {
  const { t } = useTranslation('app');
  const when = useWhen();
  const { ask, setHistory } = useActions();
  const remove = async () => {
    const left = await ask('history.remove', { id: match.id });
    if (left !== null) setHistory(left);
    onDone();
  };
  return (
    <Confirm
      question={t('history.removeAsk', { game: nameOf(games, match.game), when: when(match.endedAt) })}
      yes={t('history.removeYes')}
      no={t('history.removeNo')}
      onYes={() => void remove()}
      onNo={onDone}
    />
  );
}

interface RowProps {
  readonly match: HistoryEntry;
  /** Null: of a game that is not in this version. */
  readonly entry: GameEntry | null;
  readonly onWatch: (entry: GameEntry) => void;
  readonly onSave: () => void;
  readonly onRemove: () => void;
}

function HistoryRow({ match, entry, onWatch, onSave, onRemove }: RowProps) {
  const { t, i18n } = useTranslation('app');
  const when = useWhen();
  const busy = useApp((state) => state.busy);
  const names = match.winners.map((seat) => match.seats[seat]?.name ?? '');
  const ending = entry?.endings?.[match.by]?.[i18n.language as Language];
  const named = { game: entry?.name ?? match.game, when: when(match.endedAt) };
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <h3>
          {named.game} · {ending ?? (names.length === 0 ? t('history.draw') : t('history.won', { names }))}
        </h3>
        <SeatNames seats={match.seats} winners={ending === undefined ? match.winners : []} />
        <p>
          {named.when} · {t('waiting.plies', { count: match.plies })}
          {match.by === 'conceded' && ` · ${t('history.gaveUp')}`}
        </p>
      </div>
      <div className={styles.actions}>
        {entry !== null && (
          <Button
            look="primary"
            icon="play"
            busy={busy}
            aria-label={t('history.watchNamed', named)}
            onClick={() => onWatch(entry)}
          >
            {t('history.watch')}
          </Button>
        )}
        <IconButton icon="save" label={t('history.saveNamed', named)} onClick={onSave} />
        <IconButton icon="trash" label={t('history.removeNamed', named)} onClick={onRemove} />
      </div>
    </li>
  );
}
