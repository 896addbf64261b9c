/** Who made what: the project, the trademark note, libraries and fonts with their licences. */
import { useTranslation } from 'react-i18next';
import { useApp } from '../context.tsx';
import { Sheet } from '../Sheet.tsx';
import styles from './Lists.module.css';

/** What ships inside the app. Names are the same in every language. */
const LIBRARIES = [
  ['Electron', 'MIT'],
  ['React', 'MIT'],
  ['dnd kit', 'MIT'],
  ['Motion', 'MIT'],
  ['i18next', 'MIT'],
  ['Zod', 'MIT'],
  ['Zustand', 'MIT'],
] as const;
const FONTS = ['Nunito', 'Fraunces', 'Atkinson Hyperlegible'] as const;

export function CreditsSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('app');
  const version = useApp((state) => state.opening.version);
  return (
    <Sheet title={t('credits.title')} onClose={onClose}>
      <div className={styles.prose}>
        <p>{t('credits.made', { version })}</p>
        <p>{t('credits.uno')}</p>
        <p>{t('credits.janken')}</p>
        <h3>{t('credits.libraries')}</h3>
        <ul className={styles.inline}>
          {LIBRARIES.map(([name, licence]) => (
            <li key={name}>{t('credits.licence', { name, licence })}</li>
          ))}
        </ul>
        <h3>{t('credits.fonts')}</h3>
        <p>{t('credits.fontLicence', { names: FONTS })}</p>
      </div>
    </Sheet>
  );
}
