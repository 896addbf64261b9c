/** What an event of a run is: a story and two or three choices, each a list of steps (`run.ts`). */
import type { Words } from '../words.ts';
import type { Step } from './run.ts';

export interface Choice {
  /** Lower-case with dashes; stands in saves. */
  readonly code: string;
  readonly label: Words;
  /** In order; empty: one goes on. What they say is what happens (`step-words.ts`). */
  readonly steps: readonly Step[];
}

export interface Encounter {
  readonly code: string;
  readonly title: Words;
  readonly story: Words;
  /** What the picture shows, as a name for the drawing. */
  readonly motif: string;
  readonly choices: readonly Choice[];
}
