/**
 * Keeps the deck that is being made as it is changed: one question at a time, what is changed meanwhile
 * goes into the next. A deck of an impossible form is not sent before it is mended.
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

export function useKeeping<D>({ id, deck, formed, keep }: Keeping<D>): KeptState {
  const [state, setState] = useState<KeptState>('saved');
  const [line] = useState(() => ({ kept: deck as D | null, next: null as D | null, sending: false }));
  const latest = useRef({ formed, keep });
  useEffect(() => {
    latest.current = { formed, keep };
  });
  useEffect(() => {
    if (id === null) return;
    // Back at what is kept, or on its way there: a form that was impossible meanwhile is forgotten.
    if (deck === line.kept) return setState((now) => (now !== 'faulty' ? now : line.sending ? 'saving' : 'saved'));
    if (!latest.current.formed(deck)) return setState('faulty');
    line.kept = deck;
    line.next = deck;
    setState('saving');
    if (line.sending) return;
    line.sending = true;
    void sendAll(line, (next) => latest.current.keep(id, next)).then((kept) => {
      line.sending = false;
      if (!kept) line.kept = null;
      setState((now) => (now === 'faulty' ? now : kept ? 'saved' : 'refused'));
    });
  }, [id, deck, line]);
  return state;
}

/** Whether the last of all that waited was kept. */
async function sendAll<D>(line: { next: D | null }, send: (deck: D) => Promise<unknown>): Promise<boolean> {
  let kept = true;
  while (line.next !== null) {
    const next = line.next;
    line.next = null;
    kept = (await send(next)) !== null;
  }
  return kept;
}
