/**
 * What a match of Janken Wars consists of: the state, what a seat sees of it, and the actions.
 *
 * Terms. A *throw* is a number: 0 rock, 1 paper, 2 scissors. The *duel* of a round is thrown again
 * until it is not tied; the *winner* and the *loser* are the round's. The *held* card is the prize
 * between table and domain, while its action happens. Piles keep their order, top last; domains keep
 * the order their cards came in.
 */
import type { Result, Seat } from '../../kit/game.ts';
import type { Rng } from '../../kit/rng.ts';
import type { ActionDesign, DeckDesign } from './deck/design.ts';
import type { Kinds } from './kinds.ts';

export const TABLE_SIZE = 5;
export const STAR_PRICE = 8;
export const STAR_SUPPLY = 5;
export const STARS_TO_WIN = 3;
export const ROUND_LIMIT = 200;

export interface Options {
  readonly deck: DeckDesign;
}

/** Step of a round that the match waits in. `last-duel` decides a match that the deck's end left open. */
export type Phase = 'duel' | 'prize' | 'action' | 'trade' | 'last-duel' | 'over';

/** The question behind a phase. `order` puts the cards looked at back, the next one to be drawn first. */
export type Ask = 'throw' | 'prize' | 'pick-domain' | 'pick-table' | 'pick-pile' | 'order' | 'trade';

/** A throw still owed, no winner yet, no card held. */
export const NONE = -1;

/** What state and view share: everything both players see. */
export interface Public {
  readonly kinds: Kinds;
  /** The cards of the match, sorted; tokens come and go and are not among them. */
  readonly cards: readonly number[];
  readonly table: number[];
  /** Per seat. */
  readonly domains: readonly number[][];
  readonly discards: readonly number[][];
  readonly stars: number[];
  /** Whether the domain gained, lost or swapped a card this round. */
  readonly changed: boolean[];
  /** From 1 on. */
  round: number;
  phase: Phase;
  /** The tied throws of this duel, oldest first. */
  tied: number[];
  winner: Seat;
  /** The throw the round was won with. */
  won: number;
  held: number;
  /** The action under way: its question is the pending decision, its `then` what follows. */
  pending: ActionDesign | null;
  /** How many cards are being looked at, and how many of them are back in place. */
  looking: number;
  placed: number;
  /** The seat asked whether it trades. */
  trader: Seat;
  result: Result | null;
}

export interface State extends Public {
  readonly rng: Rng;
  readonly deck: number[];
  /** So many cards at the deck's bottom were put there before everybody's eyes. */
  buried: number;
  /** So many cards on the deck's top are known to the seat. */
  readonly known: number[];
  /** Sealed until both are in. */
  readonly throws: number[];
}

export interface View extends Readonly<Public> {
  readonly seat: Seat | null;
  readonly deck: number;
  /** The deck's known ends: from the top down as this seat knows it, from the bottom up. */
  readonly top: readonly number[];
  readonly bottom: readonly number[];
  /** Who still owes a throw. */
  readonly owing: readonly boolean[];
}

/** Cards are named by the code of their kind. */
export type Action =
  | { readonly type: 'throw'; readonly throw: number }
  | { readonly type: 'take'; readonly card: string }
  | { readonly type: 'takeToken' }
  | { readonly type: 'bury'; readonly card: string }
  /** The choice an action asks for. */
  | { readonly type: 'pick'; readonly card: string }
  /** No optional swap. */
  | { readonly type: 'decline' }
  | { readonly type: 'trade'; readonly trade: boolean };

export const REFUSALS = [
  'match-over',
  'not-your-turn',
  'already-thrown',
  'not-on-table',
  'wrong-type',
  'type-available',
  'no-such-card',
  'wall-first',
  'protected',
  'not-optional',
  'below-eight',
] as const;
export type JankenRefusal = (typeof REFUSALS)[number];

/** What a rule needs of a state or a view to value domains. */
export type Zones = Pick<Public, 'kinds' | 'table' | 'domains' | 'discards' | 'stars'>;

export const other = (seat: Seat): Seat => 1 - seat;
