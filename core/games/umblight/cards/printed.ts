/** A card of the set as its makers write it down; `designs.ts` turns it into numbers. */
import type { TribeCode } from '../tribes.ts';
import type { Words } from '../words.ts';

export interface Printed {
  /** Lower-case with dashes; stands in decks, saves and scenarios, so it never changes. */
  readonly code: string;
  readonly name: Words;
  readonly flavour: Words;
  /** What the picture shows, as a name for the drawing. */
  readonly motif: string;
  readonly polarity: 'light' | 'shadow';
  /** Shadow coins, 1 … 7. */
  readonly cost: number;
  readonly power: number;
  readonly tribes: readonly TribeCode[];
  /** At most two, as in `ward 1`, `leech`. */
  readonly skills: readonly string[];
}
