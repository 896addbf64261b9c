/** The state before the first round: everything in the deck. */
import type { Rng } from '../../kit/rng.ts';
import type { Kinds } from './kinds.ts';
import { NONE, type State } from './state.ts';

export interface FreshState {
  readonly kinds: Kinds;
  readonly cards: readonly number[];
  /** Top last; owned by the state from now on. */
  readonly deck: number[];
  readonly rng: Rng;
}

export function fresh({ kinds, cards, deck, rng }: FreshState): State {
  return {
    kinds,
    cards,
    rng,
    deck,
    buried: 0,
    known: [0, 0],
    throws: [NONE, NONE],
    table: [],
    domains: [[], []],
    discards: [[], []],
    stars: [0, 0],
    changed: [false, false],
    round: 0,
    phase: 'duel',
    tied: [],
    winner: NONE,
    won: NONE,
    held: NONE,
    pending: null,
    looking: 0,
    placed: 0,
    trader: NONE,
    result: null,
  };
}
