/**
 * Keeps the deck on the bench as it is changed: one question at a time, what is changed meanwhile goes
 * into the next. A deck of an impossible form stays on the bench until it is mended.
 */
import { useEffect, useRef, useState } from 'react';
import type { DeckDesign } from '../../../../core/games/janken-wars/deck/design.ts';
import { readDesign } from '../../../../core/games/janken-wars/deck/read-design.ts';

export type KeptState = 'saved' | 'saving' | 'faulty' | 'refused';

export function useKeeping(
  id: string | null,
  design: DeckDesign,
  keep: (id: string, design: DeckDesign) => Promise<unknown>,
): KeptState {
  const [state, setState] = useState<KeptState>('saved');
  const [line] = useState(() => ({ kept: design, next: null as DeckDesign | null, sending: false }));
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  useEffect(() => {
    if (id === null || design === line.kept) return;
    if (!readDesign(design).ok) return setState('faulty');
    line.kept = design;
    line.next = design;
    setState('saving');
    if (line.sending) return;
    line.sending = true;
    void sendAll(line, (next) => latest.current(id, next)).then((kept) => {
      line.sending = false;
      setState((now) => (now === 'faulty' ? now : kept ? 'saved' : 'refused'));
    });
  }, [id, design, line]);
  return state;
}

interface Line {
  next: DeckDesign | null;
}

/** Whether the last of all that waited was kept. */
async function sendAll(line: Line, send: (design: DeckDesign) => Promise<unknown>): Promise<boolean> {
  let kept = true;
  while (line.next !== null) {
    const next = line.next;
    line.next = null;
    kept = (await send(next)) !== null;
  }
  return kept;
}
