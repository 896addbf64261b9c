/** The design on the bench with its past, so that changes can be undone. */
import { useState } from 'react';
import type { DeckDesign } from '../../../../core/games/janken-wars/deck/design.ts';

const MOST_STEPS = 100;

interface Story {
  readonly now: DeckDesign;
  readonly past: readonly DeckDesign[];
  /** What the last change was made to; further changes of the same are one step. */
  readonly place: string | null;
}

/** Changes the design. `place` names a text field, whose letters are one step together. */
export type Change = (next: DeckDesign, place?: string) => void;

export interface DesignStory {
  readonly design: DeckDesign;
  readonly change: Change;
  /** Null while there is nothing to undo. */
  readonly undo: (() => void) | null;
}

export function useDesign(first: DeckDesign): DesignStory {
  const [story, setStory] = useState<Story>({ now: first, past: [], place: null });
  const back = () => setStory(({ now, past }) => ({ now: past.at(-1) ?? now, past: past.slice(0, -1), place: null }));
  return {
    design: story.now,
    change: (next, place) =>
      setStory(({ now, past, place: before }) => ({
        now: next,
        past: place !== undefined && place === before ? past : [...past, now].slice(-MOST_STEPS),
        place: place ?? null,
      })),
    undo: story.past.length === 0 ? null : back,
  };
}
