/** What the user should know: oldest first, a few at a time, each until it is dismissed. */
import { useTranslation } from 'react-i18next';
import type { MatchFaultCode } from '../../electron/api.ts';
import type { GameEntry } from '../games/entry.ts';
import { useActions, useApp } from './context.tsx';
import { IconButton } from './controls/Button.tsx';
import { Icon } from './controls/Icon.tsx';
import styles from './Notices.module.css';
import type { AppNotice } from './store.ts';

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
        <div key={notice.id} className={styles.notice} data-good={isGood(notice.code) || undefined}>
          <Icon name={isGood(notice.code) ? 'check' : 'warning'} />
          <p>
            <NoticeText notice={notice} games={games} />
          </p>
          <IconButton icon="close" label={t('common.dismiss')} onClick={() => dismiss(notice.id)} />
        </div>
      ))}
      {more > 0 && <p className={styles.more}>{t('notices.more', { count: more })}</p>}
    </section>
  );
}

const isGood = (code: AppNotice['code']) => code === 'writing-again' || code === 'file-opened';

interface TextProps {
  readonly notice: AppNotice;
  readonly games: readonly GameEntry[];
}

function NoticeText({ notice, games }: TextProps) {
  const { t } = useTranslation('app');
  if (notice.from === 'app') return t(`faults.${notice.code}`, { reason: notice.reason });
  const { fault, move = '' } = notice.values;
  const reason = fault === undefined ? '' : t(`notices.broken.${fault as MatchFaultCode}`, { move });
  const count = Number(notice.values.taken ?? 0);
  // A file that is too broken does not even say which game it is of.
  const game = games.find(({ id }) => id === notice.values.game)?.name ?? t('notices.someGame');
  return t(`notices.${notice.code}`, { ...NO_VALUES, ...notice.values, game, reason, count });
}

/** A notice brings the values its sentence needs; one that does not leaves a gap, not a placeholder. */
const NO_VALUES = { file: '', kept: '', keys: '', game: '', folder: '', already: '', refused: '' };
