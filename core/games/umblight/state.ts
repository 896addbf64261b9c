/** What a match consists of: a battle, a run, or a run with the battle that is fought in it. */
import type { Seat } from '../../kit/game.ts';
import type { Rng } from '../../kit/rng.ts';
import type { Battle } from './battle/battle.ts';
import type { BattleEvent } from './battle/events.ts';
import type { Run } from './run/run.ts';
import type { RunEvent } from './run/run-events.ts';

export interface State {
  readonly rng: Rng;
  /** Null in a duel. */
  readonly run: Run | null;
  /** Null in a run outside its battles. */
  battle: Battle | null;
}

/** The same without the generator; in the battle hidden cards are `HIDDEN`. */
export interface View {
  readonly seat: Seat | null;
  readonly run: Run | null;
  readonly battle: Battle | null;
}

export type Event = BattleEvent | RunEvent;

/** The seats of a run. */
export const TRAVELLER: Seat = 0;
export const OPPOSITION: Seat = 1;
