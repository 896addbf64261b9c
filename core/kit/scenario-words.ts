/**
 * What a game contributes to the scenario runner (`scenario.ts`): its vocabulary. `given`, `when` and
 * `then` are maps with the keys listed in the game's rules page.
 */
import type { Rng } from './rng.ts';
import type { ActionBase, Move, Seat, Setup } from './terms.ts';

/** A scenario that cannot be read; `key` is the place in it, such as `given.hands[1]`. */
export class ScenarioError extends Error {
  constructor(
    readonly key: string,
    message: string,
  ) {
    super(`${key}: ${message}`);
    this.name = 'ScenarioError';
  }
}

/** What `given` is read against. `keepRest` is false where the scenario says `rest: none`. */
export interface GivenContext<O> {
  readonly setup: Setup<O>;
  readonly rng: Rng;
  readonly keepRest: boolean;
}

export interface ThenContext {
  /** The seat that `legal` and the like speak of: the first awaited one. */
  readonly seat: Seat | null;
}

/** A reader of one `then` key; written as a method so that games of any state fit one catalogue. */
export type Reader<S> = { read(state: S, context: ThenContext): unknown }['read'];

export interface ScenarioWords<S, A extends ActionBase, O> {
  /** Keys `given` may hold. `rest` is the runner's own. */
  readonly givenKeys: readonly string[];
  /** Keys a step of `when` may hold besides `seat` and `refused`. */
  readonly stepKeys: readonly string[];
  /** Builds the position; throws a `ScenarioError` that names the key. */
  given(given: Readonly<Record<string, unknown>>, context: GivenContext<O>): S;
  /** The move a step stands for; throws a `ScenarioError` where it stands for none. */
  step(step: Readonly<Record<string, unknown>>, state: S): Move<A>;
  /**
   * Readers of the keys of `then`, besides `events`, `awaiting` and `legal`, which the runner knows.
   * Hands are returned sorted by `order`, so that they compare as multisets.
   */
  readonly then: Readonly<Record<string, Reader<S>>>;
  /** Brings an expected value of a `then` key into the form its reader returns (sorts hands, …). */
  expected?(key: string, value: unknown): unknown;
  /**
   * How scenarios may write an action in `legal`, most exact first (`W:r`, `W`, `{ play: 'W:r' }`). A list
   * holds when each of its entries stands for a listed action and each listed action has an entry.
   */
  legalWords(action: A, state: S): readonly unknown[];
}
