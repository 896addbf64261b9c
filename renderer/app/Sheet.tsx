/** A sheet of paper over the screen: a native modal dialog, so focus, Escape and the rest are the browser's. */
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './controls/Button.tsx';
import { strayClick } from './one-press.ts';
import { Scroller } from './Scroller.tsx';
import styles from './Sheet.module.css';
import { useShortcuts } from './shortcuts.tsx';

export interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  /** `dialog` for one that may lie over another sheet. */
  readonly layer?: 'sheet' | 'dialog';
  readonly size?: 'small' | 'medium' | 'large';
  readonly children: ReactNode;
  /** Buttons below the content. */
  readonly actions?: ReactNode;
}

export function Sheet({ title, onClose, layer = 'sheet', size = 'medium', children, actions }: SheetProps) {
  const { t } = useTranslation('app');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useShortcuts(layer, [{ key: 'Escape', label: null, run: onClose }]);
  // Closed before it leaves the page, because only closing gives the focus back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      data-words="page"
      ref={dialog}
      className={`${styles.sheet} ${styles[size]}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        // Not by the second half of the double click that opened it.
        if (!strayClick()) onClose();
      }}
      closedby="any"
    >
      <div className={styles.paper} data-focus-home>
        <header className={styles.head}>
          <h2 id={titleId}>{title}</h2>
        </header>
        <Scroller className={styles.body} labelledBy={titleId}>
          {children}
        </Scroller>
        {actions !== undefined && <footer className={styles.foot}>{actions}</footer>}
        <IconButton className={styles.close} icon="close" label={t('common.close')} onClick={onClose} />
      </div>
    </dialog>
  );
}
