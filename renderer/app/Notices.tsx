/** What the user should know: oldest first, a few at a time, each until it is dismissed. */
import { useTranslation } from 'react-i18next';
import type { MatchFaultCode } from '../../electron/api.ts';
import { useActions, useApp } from './context.tsx';
import { IconButton } from './controls/Button.tsx';
import { Icon } from './controls/Icon.tsx';
import styles from './Notices.module.css';
import type { AppNotice } from './store.ts';

/** The others wait their turn. */
const SHOWN = 3;

export function Notices() {
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
            <NoticeText notice={notice} />
          </p>
          <IconButton icon="close" label={t('common.dismiss')} onClick={() => dismiss(notice.id)} />
        </div>
      ))}
      {more > 0 && <p className={styles.more}>{t('notices.more', { count: more })}</p>}
    </section>
  );
}

const isGood = (code: AppNotice['code']) => code === 'writing-again' || code === 'file-opened';

function NoticeText({ notice }: { readonly notice: AppNotice }) {
  const { t } = useTranslation('app');
  if (notice.from === 'app') return t(`faults.${notice.code}`, { reason: notice.reason });
  const { fault, move = '' } = notice.values;
  const reason = fault === undefined ? '' : t(`notices.broken.${fault as MatchFaultCode}`, { move });
  const count = Number(notice.values.taken ?? 0);
  return t(`notices.${notice.code}`, { ...NO_VALUES, ...notice.values, reason, count });
}

/** A notice brings the values its sentence needs; one that does not leaves a gap, not a placeholder. */
const NO_VALUES = { file: '', kept: '', keys: '', game: '', folder: '', already: '', refused: '' };
