/** One sentence at a card: why a play was refused, or what a hint advises. */
import { useLayoutEffect } from 'react';
import styles from './ActionBar.module.css';
import type { Sentence } from './face.ts';
import { useKit, useTable, useWords } from './kit.ts';

export function Bubbles() {
  const refused = useTable((state) => state.refused);
  const hint = useTable((state) => state.hint);
  return (
    <>
      {refused !== null && <Bubble key={refused.id} at={refused.at} words={refused.words} kind="refused" />}
      {refused === null && hint !== null && <HintBubble />}
    </>
  );
}

function HintBubble() {
  const { spots } = useKit();
  const hint = useTable((state) => state.hint);
  if (hint === null) return null;
  const { piece, target } = hint.offer;
  const slot = piece === undefined ? undefined : (spots.like(`${piece}#`).at(-1) ?? piece);
  return <Bubble at={slot ?? target ?? null} words={hint.words} kind="hint" />;
}

interface Props {
  readonly at: string | null;
  readonly words: Sentence;
  readonly kind: 'refused' | 'hint';
}

/** The bubble hangs on what it is about, wherever that goes: on the card itself, on a place, or on the hand. */
function Bubble({ at, words, kind }: Props) {
  const { spots } = useKit();
  const { text } = useWords();
  useLayoutEffect(() => {
    const element = spots.element(at ?? 'hand') ?? spots.element('hand');
    element?.style.setProperty('anchor-name', '--told');
    return () => void element?.style.removeProperty('anchor-name');
  }, [spots, at]);
  return (
    <p className={styles.bubble} role={kind === 'refused' ? 'alert' : 'status'} data-kind={kind}>
      {text(words)}
    </p>
  );
}
