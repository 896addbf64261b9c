/**
 * The decks that are kept, as they were last changed: what is on its way to the main process counts as
 * kept. Of one deck only one is on its way at a time; of what is changed meanwhile the last goes next.
 */
import { useState } from 'react';
import type { SavedDeck } from '../../electron/api.ts';
import type { WorkshopProps } from '../games/deck-face.ts';

export interface Drawer<D extends object> {
  readonly kept: readonly { readonly id: string; readonly design: D }[];
  /** Keeps a design, a new one without an id. Its id, or null if it, or a later one sent instead, was refused. */
  keep(id: string | null, design: D): Promise<string | null>;
  remove(id: string): Promise<void>;
  /** Comes when nothing is on its way any more. */
  rest(): Promise<void>;
}

/** A deck on its way: how it was last changed, what of that is not sent yet, and what becomes of the last. */
interface Line<D> {
  design: D;
  next: D | null;
  readonly end: Promise<string | null>;
}

/** `D` is the form that the game's shelf in the core reads, and has read each of them as. */
export function useDrawer<D extends object>({
  decks,
  save,
  remove,
}: Pick<WorkshopProps, 'decks' | 'save' | 'remove'>): Drawer<D> {
  const [kept, setKept] = useState(decks);
  const [lines] = useState(() => new Map<string, Line<D>>());
  const took = (saved: SavedDeck | null) => {
    // After a refusal too the shelf is to be looked at again: it shows what is kept.
    setKept((now) => saved?.decks ?? [...now]);
    return saved?.id ?? null;
  };
  async function sendAll(id: string, first: D): Promise<SavedDeck | null> {
    let next: D | null = first;
    let saved: SavedDeck | null = null;
    while (next !== null) {
      saved = await save(id, next);
      const line = lines.get(id);
      next = line?.next ?? null;
      if (line !== undefined) line.next = null;
    }
    lines.delete(id);
    return saved;
  }
  return {
    kept: kept.map(({ id, deck }) => ({ id, design: lines.get(id)?.design ?? (deck as D) })),
    async keep(id, design) {
      if (id === null) return took(await save(null, design));
      const line = lines.get(id);
      if (line === undefined) {
        const end = sendAll(id, design).then(took);
        lines.set(id, { design, next: null, end });
        return end;
      }
      line.design = design;
      line.next = design;
      return line.end;
    },
    async remove(id) {
      const line = lines.get(id);
      if (line !== undefined) line.next = null;
      await line?.end;
      const left = await remove(id);
      if (left !== null) setKept(left);
    },
    async rest() {
      while (lines.size > 0) await Promise.all([...lines.values()].map(({ end }) => end));
    },
  };
}
