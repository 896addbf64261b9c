/** How two people at one screen throw: pass the screen behind a curtain, or both at one keyboard. */
import { useTranslation } from 'react-i18next';
import { useActions, useApp } from '../../app/context.tsx';
import styles from './duel.module.css';

export function ModeSwitch() {
  const { t } = useTranslation('janken-wars');
  const { change } = useActions();
  const mode = useApp((state) => state.settings.atOnce);
  const other = mode === 'keys' ? 'pass' : 'keys';
  return (
    <button type="button" className={styles.mode} data-mode={mode} onClick={() => void change({ atOnce: other })}>
      {t(other === 'keys' ? 'prompt.keys' : 'prompt.pass')}
    </button>
  );
}
