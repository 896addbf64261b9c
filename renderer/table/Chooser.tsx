/**
 * Asks what a play leaves open (a colour, a partner), or whether it is meant. It stands over the middle
 * of the table and leaves hand and buttons free; Escape puts the card back.
 */
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../app/controls/Button.tsx';
import styles from './ActionBar.module.css';
import { useKit, useTable, useWords } from './kit.ts';

export function Chooser() {
  const asking = useTable((state) => state.asking);
  const doubting = useTable((state) => state.doubting);
  if (asking !== null) return <Question key={asking.question.key} />;
  return doubting === null ? null : <DoubtView />;
}

function Question() {
  const { t } = useTranslation('table');
  const { face, controls } = useKit();
  const { text, word } = useWords();
  const asking = useTable((state) => state.asking);
  if (asking === null) return null;
  const { key, values, answers } = asking.question;
  return (
    <Panel title={word(key, values)}>
      <div className={styles.answers}>
        {answers.map(({ id, label }) => (
          <button key={id} type="button" className={styles.answer} data-answer={id} onClick={() => controls.answer(id)}>
            {face.AnswerArt !== undefined && (
              <span className={styles.art}>
                <face.AnswerArt question={key} answer={id} />
              </span>
            )}
            {text(label)}
          </button>
        ))}
      </div>
      <div className={styles.foot}>
        <Button look="plain" onClick={() => controls.cancel()}>
          {t('ask.cancel')}
        </Button>
      </div>
    </Panel>
  );
}

function DoubtView() {
  const { controls } = useKit();
  const { text, word } = useWords();
  const doubting = useTable((state) => state.doubting);
  if (doubting === null) return null;
  const { words, yes, no } = doubting.doubt;
  return (
    <Panel title={text(words)}>
      <div className={styles.foot}>
        <Button onClick={() => controls.cancel()}>{word(no)}</Button>
        <Button look="primary" onClick={() => controls.confirm()}>
          {word(yes)}
        </Button>
      </div>
    </Panel>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Takes the focus while it stands, and gives it back to where it was. */
function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.querySelector('button')?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const all = [...(panel.current?.querySelectorAll('button') ?? [])];
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    all[(at + by + all.length) % all.length]?.focus();
  };
  return (
    <div ref={panel} role="dialog" aria-labelledby={titleId} className={styles.chooser} onKeyDown={step} data-keeps>
      <h2 id={titleId}>{title}</h2>
      {children}
    </div>
  );
}
