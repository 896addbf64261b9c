/** A sheet of paper over the screen: a native modal dialog, so focus, Escape and the rest are the browser's. */
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './controls/Button.tsx';
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
  const body = useRef<HTMLElement>(null);
  const titleId = useId();
  const scrolls = useOverflow(body);
  useShortcuts(layer, [{ key: 'Escape', label: null, run: onClose }]);
  // Closed before it leaves the page, because only closing gives the focus back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${styles.sheet} ${styles[size]}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      closedby="any"
    >
      <div className={styles.paper} data-focus-home>
        <header className={styles.head}>
          <h2 id={titleId}>{title}</h2>
        </header>
        <section
          ref={body}
          className={styles.body}
          aria-labelledby={titleId}
          // What scrolls must be reachable by keyboard.
          tabIndex={scrolls ? 0 : undefined}
        >
          {children}
        </section>
        {actions !== undefined && <footer className={styles.foot}>{actions}</footer>}
        <IconButton className={styles.close} icon="close" label={t('common.close')} onClick={onClose} />
      </div>
    </dialog>
  );
}

/** Whether there is more in an element than it can show at its present size. */
function useOverflow(target: RefObject<HTMLElement | null>): boolean {
  const [over, setOver] = useState(false);
  useLayoutEffect(() => {
    const element = target.current;
    if (element === null) return;
    const measure = () => setOver(element.scrollHeight > element.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [target]);
  return over;
}
