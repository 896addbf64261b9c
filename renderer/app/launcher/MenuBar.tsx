/** The few things on the first screen that are not games. */
import { useTranslation } from 'react-i18next';
import type { Sheet } from '../app-state.ts';
import { useActions } from '../context.tsx';
import { Icon, type IconName } from '../controls/Icon.tsx';
import styles from './MenuBar.module.css';

const ITEMS: readonly (readonly [Extract<Sheet, 'settings' | 'history' | 'keys' | 'credits'>, IconName])[] = [
  ['settings', 'settings'],
  ['history', 'history'],
  ['keys', 'keys'],
  ['credits', 'info'],
];

export function MenuBar() {
  const { t } = useTranslation('app');
  const { open, openHistory } = useActions();
  return (
    <nav className={styles.menu} aria-label={t('launcher.menu')}>
      {ITEMS.map(([sheet, icon]) => (
        <button
          key={sheet}
          type="button"
          title={t(`launcher.${sheet}`)}
          onClick={() => (sheet === 'history' ? openHistory(null) : open(sheet))}
        >
          <Icon name={icon} />
          <span>{t(`launcher.${sheet}`)}</span>
        </button>
      ))}
    </nav>
  );
}
