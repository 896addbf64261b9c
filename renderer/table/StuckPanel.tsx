/** An answer did not come. The match is safe; the table asks again when told to. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../app/controls/Button.tsx';
import { useKit } from './kit.ts';
import styles from './Panels.module.css';

export function StuckPanel({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation('table');
  const { session } = useKit();
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => retry.current?.focus({ preventScroll: true }), []);
  return (
    <section className={styles.end} aria-labelledby="stuck-title" data-panel="stuck" data-keeps>
      <h2 id="stuck-title">{t('stuck.title')}</h2>
      <p className={styles.lead}>{t('stuck.line')}</p>
      <div className={styles.foot}>
        <Button ref={retry} look="primary" onClick={() => void session.retry()}>
          {t('stuck.retry')}
        </Button>
        <Button onClick={onLeave}>{t('stuck.leave')}</Button>
      </div>
    </section>
  );
}
