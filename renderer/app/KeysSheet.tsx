/** The list under `?`: what every key does, everywhere and on the screen below. */
import { useTranslation } from 'react-i18next';
import styles from './KeysSheet.module.css';
import { Sheet } from './Sheet.tsx';
import { type Shortcut, useShortcutList } from './shortcuts.tsx';

export function KeysSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('app');
  const app = useShortcutList('app');
  const screen = useShortcutList('screen');
  const everywhere = [
    { keys: ['Tab'], label: t('keys.tab') },
    { keys: ['Enter'], label: t('keys.enter') },
    { keys: ['←', '→', '↑', '↓'], label: t('keys.arrows') },
    { keys: ['Esc'], label: t('keys.escape') },
    ...app.map(row),
  ];
  return (
    <Sheet title={t('keys.title')} onClose={onClose}>
      <div className={styles.columns}>
        <KeyList title={t('keys.everywhere')} rows={everywhere} />
        {screen.length > 0 && <KeyList title={t('keys.here')} rows={screen.map(row)} />}
      </div>
    </Sheet>
  );
}

interface Row {
  readonly keys: readonly string[];
  readonly label: string;
}

const NAMES: Readonly<Record<string, string>> = {
  Escape: 'Esc',
  ' ': '␣',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

/** Keys as they are printed on a keyboard. */
function row({ key, also = [], command = false, label }: Shortcut): Row {
  const name = NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  return { keys: command ? ['Ctrl', name] : [name, ...also.map((one) => NAMES[one] ?? one)], label: label ?? '' };
}

function KeyList({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl className={styles.list}>
        {rows.map(({ keys, label }) => (
          <div key={label}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
