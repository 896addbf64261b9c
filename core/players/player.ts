/**
 * The contract of a computer player. A player is a seat: it is asked with a `Question` that holds what
 * a person in its place would know, and answers with one of the listed actions. It never meets a
 * state; whoever asks (table, tournament) builds the question.
 */
import type { ActionBase, EventBase, Seat } from '../kit/game.ts';
import type { Rng } from '../kit/rng.ts';

export const LEVELS = ['easy', 'normal', 'master', 'source', 'random'] as const;
export type Level = (typeof LEVELS)[number];

/** How much a player may think: playouts are counted; `expired` only ever cuts, and is then said. */
export interface Budget {
  readonly playouts: number;
  readonly expired?: () => boolean;
}

export interface Question<V extends object, A extends ActionBase, E extends EventBase> {
  readonly seat: Seat;
  readonly view: V;
  /** Not empty; for a seat that is not awaited these are interrupts, and `null` is an answer too. */
  readonly legal: readonly A[];
  readonly awaited: boolean;
  /** All the seat has heard since the start, oldest first. Empty unless the player `listens`. */
  readonly heard: readonly E[];
  /** The player's own generator for this one decision. */
  readonly rng: Rng;
  readonly budget: Budget;
}

/** Why, as a text key of the game with its values: shown by Hint and review in the user's language. */
export interface Reason {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

export interface Answer<A extends ActionBase> {
  /** Null only from a seat that is not awaited: no interrupt. */
  readonly action: A | null;
  readonly reason: Reason;
  /** True if the budget's clock cut the thinking short. */
  readonly cut?: boolean;
}

export interface Player<V extends object, A extends ActionBase, E extends EventBase> {
  readonly level: Level;
  /** Whether `heard` is wanted; collecting it costs time. */
  readonly listens: boolean;
  /** Depends on the question alone: same question, same answer. */
  choose(question: Question<V, A, E>): Answer<A>;
}

export type AnyPlayer = Player<object, ActionBase, EventBase>;
