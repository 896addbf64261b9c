/** What the user should know: oldest first, a few at a time, each until it is dismissed. */
import { useTranslation } from 'react-i18next';
import type { FileFaultCode, MatchFaultCode } from '../../electron/api.ts';
import type { GameEntry } from '../games/entry.ts';
import type { AppNotice } from './app-state.ts';
import { useActions, useApp } from './context.tsx';
import { Button, IconButton } from './controls/Button.tsx';
import { Icon } from './controls/Icon.tsx';
import { importWords } from './files/import-words.ts';
import { openable, openedBy, useComplaint, useOpenDocument, useShownDocument } from './files/use-documents.ts';
import styles from './Notices.module.css';

/** The others wait their turn. */
const SHOWN = 3;

export function Notices({ games }: { readonly games: readonly GameEntry[] }) {
  const { t } = useTranslation('app');
  const notices = useApp((state) => state.notices);
  const { dismiss } = useActions();
  const more = notices.length - SHOWN;
  return (
    <section className={styles.notices} aria-label={t('notices.title')} aria-live="polite">
      {notices.slice(0, SHOWN).map((notice) => (
        <div key={notice.id} className={styles.notice} data-good={isGood(notice) || undefined}>
          <Icon name={isGood(notice) ? 'check' : 'warning'} />
          <p>
            <NoticeText notice={notice} games={games} />
          </p>

          <Open notice={notice} games={games} />
          <IconButton icon="close" label={t('common.dismiss')} onClick={() => dismiss(notice.id)} />
        </div>
      ))}
      {more > 0 && <p className={styles.more}>{t('notices.more', { count: more })}</p>}
    </section>
  );
}

const isGood = (notice: AppNotice) =>
  notice.code === 'writing-again' ||
  (notice.from === 'main' && notice.code === 'file-opened' && outcomeOf(notice.values).unwritten === 0);

/** How many documents of a file that was opened from outside have come in, and what came of the others. */
function outcomeOf({ taken = '', already, refused, unwritten, full }: Readonly<Record<string, string>>) {
  const names = taken === '' ? [] : taken.split(' ');
  const count = (value: string | undefined) => Number(value ?? 0);
  return { names, already: count(already), refused: count(refused), unwritten: count(unwritten), full: count(full) };
}

interface TextProps {
  readonly notice: AppNotice;
  readonly games: readonly GameEntry[];
}

/** The way to what has come in, unless it is on the screen already. */
function Open({ notice, games }: TextProps) {
  const { t } = useTranslation('app');
  const { dismiss } = useActions();
  const open = useOpenDocument(games);
  const complain = useComplaint();
  const shown = useShownDocument();
  const only = openedBy(notice);
  const kind = openable(only);
  if (kind === null || only === null || only === shown) return null;
  const go = async () => {
    dismiss(notice.id);
    complain(await open(only, 'launcher'));
  };
  return <Button onClick={() => void go()}>{t(`files.open.${kind}`)}</Button>;
}

function NoticeText({ notice, games }: TextProps) {
  const { t } = useTranslation('app');
  if (notice.from === 'app') return t(`faults.${notice.code}`, { reason: notice.reason });
  const kind = openable(openedBy(notice));
  if (kind !== null) return t(`files.opened.${kind}`, { file: notice.values.file ?? '' });
  if (notice.code === 'file-opened') {
    return t('notices.file-opened', {
      file: notice.values.file ?? '',
      words: importWords(t, outcomeOf(notice.values)),
    });
  }
  const { fault, move = '' } = notice.values;
  if (notice.code === 'file-not-opened') {
    const reason = t(`notices.notOpened.${(fault ?? 'bad-file') as FileFaultCode}`);
    return t('notices.file-not-opened', { file: notice.values.file ?? '', reason });
  }
  const reason = fault === undefined ? '' : t(`notices.broken.${fault as MatchFaultCode}`, { move });
  // A file that is too broken does not even say which game it is of.
  const game = games.find(({ id }) => id === notice.values.game)?.name ?? t('notices.someGame');
  return t(`notices.${notice.code}`, { ...NO_VALUES, ...notice.values, game, reason });
}

/** A notice brings the values its sentence needs; one that does not leaves a gap, not a placeholder. */
const NO_VALUES = { file: '', kept: '', keys: '', game: '', folder: '' };
