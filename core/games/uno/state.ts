/**
 * What a match of UNO consists of, and what one seat may know of it. Cards are kinds (`cards.ts`),
 * colours 0 … 3. The *layer* is the seat that laid the top card. A *stack* is a sum of cards still to be
 * drawn by the seat on turn, its *victim*.
 */
import type { Result, Seat } from '../../kit/game.ts';
import type { Rng } from '../../kit/rng.ts';
import type { Options } from './options.ts';

/** What the match waits for. */
export type Phase =
  /** The seat on turn plays or draws. */
  | 'turn'
  /** It plays the card it has drawn, or keeps it. */
  | 'drawn'
  /** It answers the stack, takes it, or challenges. */
  | 'answer'
  /** It names the colour of an opening Wild. */
  | 'colour'
  /** The seat that leads the next round deals it. */
  | 'round-over'
  | 'match-over';

/** A Wild Draw Four that may be challenged. */
export interface Bluff {
  readonly seat: Seat;
  /** The colour that was current when it was laid, null if none was. */
  readonly colour: number | null;
  /** The hand its player was left with then; a catch may have added to it since. */
  readonly hand: readonly number[];
}

/** How the last round ended. */
export interface RoundEnd {
  /** A hand is empty; nobody could play or draw; the round went on for too long. */
  readonly by: 'out' | 'blocked' | 'stalled';
  /** Who went out, or whose hand counted lowest where nobody did; null if nobody's. */
  readonly winner: Seat | null;
  /** What the round added to each seat's score. */
  readonly points: readonly number[];
}

export interface State {
  readonly rng: Rng;
  readonly options: Options;
  /** All cards of the match, sorted: what each round is dealt from. */
  readonly cards: readonly number[];
  /** Sorted by kind. */
  readonly hands: number[][];
  /** Top last. */
  draw: number[];
  /** Top last. */
  discard: number[];
  /** The colour to be followed; null while an opening Wild has none, and after one laid last. */
  colour: number | null;
  phase: Phase;
  turn: Seat;
  /** 1 clockwise, -1 against it. */
  direction: number;
  stack: number;
  bluff: Bluff | null;
  /** The card just drawn, while it may be played. */
  drawn: number | null;
  /** Who laid the top card; null for an opening card. */
  layer: Seat | null;
  /** Nobody has acted on turn since the top card was laid: it may be jumped in on. */
  fresh: boolean;
  /** Who should have called and may be caught. */
  owes: Seat | null;
  /** Seats that could neither play nor draw, in a row. */
  passes: number;
  /** Counted from 1. */
  round: number;
  /** Turns given in this round. */
  turns: number;
  leader: Seat;
  readonly scores: number[];
  /** The round in which each seat last went out, 0 for never. */
  readonly wentOut: number[];
  roundEnd: RoundEnd | null;
  result: Result | null;
}

export interface View {
  /** Whose view it is; null for a spectator. */
  readonly seat: Seat | null;
  readonly options: Options;
  readonly cards: readonly number[];
  /** The seat's own cards; empty for a spectator. */
  readonly hand: readonly number[];
  /** How many cards each seat holds. */
  readonly sizes: readonly number[];
  readonly drawSize: number;
  readonly discard: readonly number[];
  readonly colour: number | null;
  readonly phase: Phase;
  readonly turn: Seat;
  readonly direction: number;
  readonly stack: number;
  /** The Wild Draw Four that may be challenged; its player alone knows `hand`. */
  readonly bluff: BluffSeen | null;
  /** The card this seat has just drawn and may play. */
  readonly drawn: number | null;
  readonly layer: Seat | null;
  readonly fresh: boolean;
  readonly owes: Seat | null;
  readonly passes: number;
  readonly round: number;
  readonly turns: number;
  readonly leader: Seat;
  readonly scores: readonly number[];
  readonly wentOut: readonly number[];
  readonly roundEnd: RoundEnd | null;
  /** All hands, laid open when a round is over. */
  readonly open: readonly (readonly number[])[] | null;
  readonly result: Result | null;
}

export interface BluffSeen {
  readonly seat: Seat;
  readonly colour: number | null;
  readonly size: number;
  readonly hand: readonly number[] | null;
}
