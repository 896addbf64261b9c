/** A question before something that cannot be undone, or `mild`, before something large. The safe answer has the focus. */
import { useId, useLayoutEffect, useRef } from 'react';
import styles from './Confirm.module.css';
import { Button } from './controls/Button.tsx';
import { useShortcuts } from './shortcuts.tsx';

interface Props {
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  /** Nothing can be lost by it. */
  readonly mild?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

export function Confirm({ question, yes, no, mild = false, onYes, onNo }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const questionId = useId();
  useShortcuts('dialog', [{ key: 'Escape', label: null, run: onNo }]);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      data-words="page"
      ref={dialog}
      role="alertdialog"
      className={styles.confirm}
      aria-labelledby={questionId}
      onCancel={(event) => {
        event.preventDefault();
        onNo();
      }}
    >
      <div data-focus-home className={styles.paper}>
        <p id={questionId}>{question}</p>
        <div className={styles.answers}>
          <Button onClick={onNo}>{no}</Button>
          <Button look={mild ? 'primary' : 'danger'} onClick={onYes}>
            {yes}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
