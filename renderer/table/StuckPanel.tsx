/**
 * An answer did not come. The match is safe; the table asks again when told to. Where asking again can
 * never help, it says what does.
 */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../app/context.tsx';
import { Button } from '../app/controls/Button.tsx';
import { useKit } from './kit.ts';
import styles from './Panels.module.css';

export function StuckPanel({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation('table');
  const { t: app } = useTranslation('app');
  const { session } = useKit();
  const first = useRef<HTMLButtonElement>(null);
  const over = useApp(({ notices }) => notices.some(({ code }) => code === 'earlier-run'));
  const silent = useApp(({ notices }) => notices.some(({ code }) => code === 'unreachable'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: on the button that is left as well
  useEffect(() => first.current?.focus({ preventScroll: true }), [over]);
  return (
    <section className={styles.end} aria-labelledby="stuck-title" data-panel="stuck" data-keeps>
      <h2 id="stuck-title">{t('stuck.title')}</h2>
      <p className={styles.lead}>{t('stuck.line')}</p>
      {over && <p className={styles.lead}>{app('faults.earlier-run')}</p>}
      {silent && !over && <p className={styles.lead}>{app('faults.unreachable')}</p>}
      <div className={styles.foot}>
        {over ? null : (
          <Button ref={first} look="primary" onClick={() => void session.retry()}>
            {t('stuck.retry')}
          </Button>
        )}
        <Button ref={over ? first : null} onClick={onLeave}>
          {t('stuck.leave')}
        </Button>
      </div>
    </section>
  );
}
