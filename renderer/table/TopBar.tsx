/** The small buttons in the corners: menu and sound left; hint, take back and log right. */
import { useTranslation } from 'react-i18next';
import { useActions, useApp } from '../app/context.tsx';
import { IconButton } from '../app/controls/Button.tsx';
import { useKit, useTable } from './kit.ts';
import styles from './TopBar.module.css';
import { useHint } from './use-hint.ts';

export function TopBar() {
  const { t } = useTranslation('table');
  const { store, session, teaching } = useKit();
  const { change } = useActions();
  const muted = useApp((state) => state.settings.muted);
  const deciding = useTable((state) => state.phase === 'deciding' && state.decision?.awaited === true);
  const hints = deciding && teaching === null;
  const undoable = useTable(({ phase, glimpse }) => {
    return (phase === 'deciding' || phase === 'waiting') && glimpse?.undoable === true;
  });
  const logOpen = useTable((state) => state.logOpen);
  const hint = useHint();
  const off = (enabled: boolean) => ({ 'aria-disabled': !enabled, className: enabled ? '' : (styles.off ?? '') });
  return (
    <>
      <div className={styles.left} data-keeps>
        <IconButton icon="menu" label={t('bar.menu')} onClick={() => store.setState({ panel: 'pause' })} />
        <IconButton
          icon={muted ? 'silent' : 'sound'}
          label={t('bar.sound')}
          aria-pressed={!muted}
          onClick={() => void change({ muted: !muted })}
        />
      </div>
      <div className={styles.right} data-keeps>
        <IconButton icon="bulb" label={t('bar.hint')} {...off(hints)} onClick={() => void hint()} />
        <IconButton icon="undo" label={t('bar.undo')} {...off(undoable)} onClick={() => session.undo()} />
        <IconButton
          icon="list"
          label={t('bar.log')}
          aria-expanded={logOpen}
          onClick={() => store.setState({ logOpen: !logOpen })}
        />
      </div>
    </>
  );
}
