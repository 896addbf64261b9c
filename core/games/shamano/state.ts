/**
 * What a match consists of. `Flow` is where the match stands, `Seats` what everybody knows of the
 * players (one list a property, by seat), and the rest is cards. Piles: top last. A *ply* changes a
 * state in place.
 */
import type { Result, Seat } from '../../kit/game.ts';
import { copyRng, type Rng } from '../../kit/rng.ts';
import type { Card } from './cards.ts';
import type { Colour } from './colours.ts';
import type { Options } from './options.ts';

/**
 * What the match waits for: a play on one's turn; the answer to an open stack; the play of the card
 * just drawn; predictions; the colour of the black card just played.
 */
export type Phase = 'turn' | 'stack' | 'drawn' | 'predict' | 'colour';

/** An open +2/+4 stack. The caster is who added last; `four`: a +4 is in it, so only +4 answers. */
export interface Stack {
  readonly sum: number;
  readonly caster: Seat;
  readonly four: boolean;
}

export interface Flow {
  phase: Phase;
  turn: Seat;
  direction: 1 | -1;
  /** The current colour; null until the first card is played. */
  colour: Colour | null;
  /** The first card has not been played. */
  opening: boolean;
  /** The turn goes on after a defeat. */
  continued: boolean;
  stack: Stack | null;
  /** The number card that may be jumped in on, and who played it. */
  window: Card | null;
  player: Seat | null;
  /** Energy was spent this turn; what is left of a raise. */
  adjusted: boolean;
  raise: number;
  /** How many cards were just drawn, of which one may be played (phase `drawn`). */
  drawn: number;
  /** The black card whose colour is still to be named, and its target. */
  pending: { readonly card: Card; readonly target: Seat | null } | null;
  /** Turn ends until the colour lock is gone; 0: none. */
  lock: number;
  /** Turns in a row in which nothing could be played or drawn. */
  passes: number;
}

export interface Seats {
  readonly alive: boolean[];
  readonly hp: number[];
  /** Shield held since before the holder's turn, and shield gained in it. */
  readonly old: number[];
  readonly fresh: number[];
  /** Loses the next turn. */
  readonly skip: boolean[];
  /** Ends of own turns until the buff is gone; 0: not held. */
  readonly banish: number[];
  readonly joke: number[];
  readonly vacuum: number[];
  readonly energy: number[];
  readonly resource: number[];
  /** Times damage has reached the hit points since the last own turn. */
  readonly hits: number[];
  /** By how much the next damage is lower. */
  readonly brace: number[];
  /** May lock the colour of the next black card. */
  readonly right: boolean[];
}
type SeatKey = keyof Seats;
const SEAT_KEYS: readonly SeatKey[] = [
  'alive',
  'hp',
  'old',
  'fresh',
  'skip',
  'banish',
  'joke',
  'vacuum',
  'energy',
  'resource',
  'hits',
  'brace',
  'right',
];
/** New values of one seat, as events carry them. */
export type SeatValues = { readonly [K in SeatKey]?: Seats[K][number] };

/** Gives a seat new values, in place. */
export function setValues(seats: Seats, seat: Seat, values: SeatValues): void {
  for (const key of SEAT_KEYS) {
    if (key in values) (seats[key] as unknown[])[seat] = values[key];
  }
}

/** A sealed prediction: a colour, or passed; `owes` before it is given, null if not asked. */
export type Prediction = Colour | 'pass' | 'owes' | null;

export interface State {
  readonly rng: Rng;
  /** Values forced on the next random choices; empty but in scenarios. */
  readonly dice: number[];
  readonly options: Options;
  /** All cards of the match, sorted. */
  readonly pack: readonly Card[];
  /** By seat, places in `SHAMANS`. */
  readonly shamans: readonly number[];
  readonly flow: Flow;
  readonly seats: Seats;
  readonly hands: readonly Card[][];
  readonly draw: Card[];
  readonly discard: Card[];
  /** The cards just drawn, of which one may be played. */
  readonly drawn: Card[];
  readonly predictions: Prediction[];
  result: Result | null;
}

export function copySeats(seats: Seats): Seats {
  return {
    alive: seats.alive.slice(),
    hp: seats.hp.slice(),
    old: seats.old.slice(),
    fresh: seats.fresh.slice(),
    skip: seats.skip.slice(),
    banish: seats.banish.slice(),
    joke: seats.joke.slice(),
    vacuum: seats.vacuum.slice(),
    energy: seats.energy.slice(),
    resource: seats.resource.slice(),
    hits: seats.hits.slice(),
    brace: seats.brace.slice(),
    right: seats.right.slice(),
  };
}

export function clone(state: State): State {
  return {
    rng: copyRng(state.rng),
    dice: state.dice.slice(),
    options: state.options,
    pack: state.pack,
    shamans: state.shamans,
    flow: { ...state.flow },
    seats: copySeats(state.seats),
    hands: state.hands.map((hand) => hand.slice()),
    draw: state.draw.slice(),
    discard: state.discard.slice(),
    drawn: state.drawn.slice(),
    predictions: state.predictions.slice(),
    result: state.result,
  };
}

/** All seats as they sit down. */
export function freshSeats(count: number, hitPoints: number): Seats {
  const each = <T>(value: T): T[] => Array<T>(count).fill(value);
  return {
    alive: each(true),
    hp: each(hitPoints),
    old: each(0),
    fresh: each(0),
    skip: each(false),
    banish: each(0),
    joke: each(0),
    vacuum: each(0),
    energy: each(0),
    resource: each(0),
    hits: each(0),
    brace: each(0),
    right: each(false),
  };
}

/** Where a match stands before the first card. */
export function freshFlow(turn: Seat): Flow {
  return {
    phase: 'turn',
    turn,
    direction: 1,
    colour: null,
    opening: true,
    continued: false,
    stack: null,
    window: null,
    player: null,
    adjusted: false,
    raise: 0,
    drawn: 0,
    pending: null,
    lock: 0,
    passes: 0,
  };
}

/** The next living seat from a seat in the direction of play; the seat itself if it alone lives. */
export function nextLiving({ alive }: Pick<Seats, 'alive'>, from: Seat, direction: 1 | -1): Seat {
  const count = alive.length;
  let seat = from;
  do {
    seat = (seat + direction + count) % count;
  } while (!(alive[seat] as boolean) && seat !== from);
  return seat;
}

export function living({ alive }: Pick<Seats, 'alive'>): number {
  let count = 0;
  for (const lives of alive) if (lives) count++;
  return count;
}

/** The card on top of the discard pile, or null. */
export function topOf(discard: readonly Card[]): Card | null {
  return discard.length === 0 ? null : (discard[discard.length - 1] as Card);
}

/** The energy bar that is exchanged for a Skill Card is full at this. */
export const FULL_BAR = 20;
