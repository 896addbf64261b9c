/**
 * Keeps the deck that is being made as it is changed. A deck of an impossible form is not sent before it
 * is mended.
 */
import { useEffect, useRef, useState } from 'react';

export type KeptState = 'saved' | 'saving' | 'faulty' | 'refused';

interface Keeping<D> {
  /** Null: the deck ships and is not kept. */
  readonly id: string | null;
  readonly deck: D;
  /** Whether the deck has a form that can be kept. */
  formed(deck: D): boolean;
  /** Null if it was refused. */
  keep(id: string, deck: D): Promise<unknown>;
}

/** What is known of the deck's way to the shelf. */
interface Way<D> {
  readonly seen: D;
  /** The deck that was sent last, and how many were before it; the first lay there already. */
  readonly sent: { readonly deck: D; readonly n: number };
  readonly answer: 'saved' | 'saving' | 'refused';
}

/*
 * The state follows from the deck while it is drawn. Were it set in an effect, every change would bring a
 * second one, and React takes fifty of those without a pause between for a loop without end.
 */
export function useKeeping<D>({ id, deck, formed, keep }: Keeping<D>): KeptState {
  const [way, setWay] = useState<Way<D>>({ seen: deck, sent: { deck, n: 0 }, answer: 'saved' });
  if (deck !== way.seen) setWay(onward(way, deck, formed(deck)));
  const asks = useRef(keep);
  useEffect(() => {
    asks.current = keep;
  });
  const { sent } = way;
  useEffect(() => {
    if (id === null || sent.n === 0) return;
    void asks.current(id, sent.deck).then((kept) => {
      const answer = kept === null ? 'refused' : 'saved';
      setWay((now) => (now.sent === sent ? { ...now, answer } : now));
    });
  }, [id, sent]);
  return id !== null && !formed(deck) ? 'faulty' : way.answer;
}

/** Back at what is kept, or on its way there, there is nothing to send; what was refused is tried again. */
function onward<D>({ sent, answer }: Way<D>, deck: D, good: boolean): Way<D> {
  if (!good || (deck === sent.deck && answer !== 'refused')) return { seen: deck, sent, answer };
  return { seen: deck, sent: { deck, n: sent.n + 1 }, answer: 'saving' };
}
