/** The decks that are kept, as the main process last answered. */
import { useState } from 'react';
import type { DeckDesign } from '../../../../core/games/janken-wars/deck/design.ts';
import type { WorkshopProps } from '../../deck-face.ts';

interface KeptDesign {
  readonly id: string;
  readonly design: DeckDesign;
}

export interface Drawer {
  readonly kept: readonly KeptDesign[];
  /** Keeps a design, a new one without an id. Its id, or null if it was refused. */
  keep(id: string | null, design: DeckDesign): Promise<string | null>;
  remove(id: string): Promise<void>;
}

export function useDrawer({ decks, save, remove }: Pick<WorkshopProps, 'decks' | 'save' | 'remove'>): Drawer {
  const [kept, setKept] = useState(decks);
  return {
    // The shelf of the core has read each of them.
    kept: kept.map(({ id, deck }) => ({ id, design: deck as DeckDesign })),
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
