/** The decks that are kept, as the main process last answered. */
import { useState } from 'react';
import type { WorkshopProps } from '../games/deck-face.ts';

export interface Drawer<D extends object> {
  readonly kept: readonly { readonly id: string; readonly design: D }[];
  /** Keeps a design, a new one without an id. Its id, or null if it was refused. */
  keep(id: string | null, design: D): Promise<string | null>;
  remove(id: string): Promise<void>;
}

/** `D` is the form that the game's shelf in the core reads, and has read each of them as. */
export function useDrawer<D extends object>({
  decks,
  save,
  remove,
}: Pick<WorkshopProps, 'decks' | 'save' | 'remove'>): Drawer<D> {
  const [kept, setKept] = useState(decks);
  return {
    kept: kept.map(({ id, deck }) => ({ id, design: deck as D })),
    async keep(id, design) {
      const saved = await save(id, design);
      if (saved === null) return null;
      setKept(saved.decks);
      return saved.id;
    },
    async remove(id) {
      const left = await remove(id);
      if (left !== null) setKept(left);
    },
  };
}
