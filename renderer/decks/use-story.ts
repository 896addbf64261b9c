/** What is being made, with its past, so that changes can be undone. */
import { useState } from 'react';

const MOST_STEPS = 100;

interface Steps<D> {
  readonly now: D;
  readonly past: readonly D[];
  /** What the last change was made to; further changes of the same are one step. */
  readonly place: string | null;
}

/** Makes the next of what there is. `place` names a text field, whose letters are one step together. */
export type Change<D> = (next: D, place?: string) => void;

export interface Story<D> {
  readonly now: D;
  readonly change: Change<D>;
  /** Null while there is nothing to undo. */
  readonly undo: (() => void) | null;
}

export function useStory<D>(first: D): Story<D> {
  const [story, setStory] = useState<Steps<D>>({ now: first, past: [], place: null });
  const back = () => setStory(({ now, past }) => ({ now: past.at(-1) ?? now, past: past.slice(0, -1), place: null }));
  return {
    now: story.now,
    change: (next, place) =>
      setStory(({ now, past, place: before }) => ({
        now: next,
        past: place !== undefined && place === before ? past : [...past, now].slice(-MOST_STEPS),
        place: place ?? null,
      })),
    undo: story.past.length === 0 ? null : back,
  };
}
