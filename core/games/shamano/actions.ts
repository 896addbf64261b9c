/**
 * What a player can decide. All actions are made once and frozen, so that listing them allocates
 * nothing: ask the functions here for one.
 */
import type { Seat } from '../../kit/game.ts';
import { type Card, KINDS } from './cards.ts';
import type { Colour } from './colours.ts';

export type Action =
  /** `target` for cards that choose a player; `colour` for a black card whose colour is named at once. */
  | { readonly type: 'play'; readonly card: Card; readonly target: Seat | null; readonly colour: Colour | null }
  /** Out of turn: a card of the same colour and number. */
  | { readonly type: 'jump'; readonly card: Card; readonly target: Seat | null }
  | { readonly type: 'draw' }
  /** Takes the open stack. */
  | { readonly type: 'take' }
  /** Ends a turn that goes on after a defeat, or keeps a drawn card. */
  | { readonly type: 'end' }
  /** Spends energy: the next damage dealt this turn is higher. */
  | { readonly type: 'raise'; readonly amount: number }
  /** Spends energy: the next damage that gets past the shield is lower. */
  | { readonly type: 'brace'; readonly amount: number }
  /** A full bar for a Skill Card of a colour. */
  | { readonly type: 'exchange'; readonly colour: Colour }
  /** The colour that will be named, in secret; null passes. */
  | { readonly type: 'predict'; readonly colour: Colour | null }
  /** Names the colour of the black card just played. */
  | { readonly type: 'colour'; readonly colour: Colour };

const SEATS = 4;
const COLOURS = 4;
/** Places for null and each seat or colour. */
const TARGETS = SEATS + 1;
const NAMES = COLOURS + 1;

const upTo = (n: number) => [...Array(n).keys()];
const nullable = <T extends number>(index: number): T | null => (index === 0 ? null : ((index - 1) as T));

const PLAYS: readonly Action[] = upTo(KINDS.length * TARGETS * NAMES).map((i) => {
  const colour = nullable<Colour>(i % NAMES);
  const target = nullable<Seat>(Math.floor(i / NAMES) % TARGETS);
  return Object.freeze({ type: 'play', card: Math.floor(i / (NAMES * TARGETS)), target, colour });
});
const JUMPS: readonly Action[] = upTo(KINDS.length * TARGETS).map((i) => {
  return Object.freeze({ type: 'jump', card: Math.floor(i / TARGETS), target: nullable<Seat>(i % TARGETS) });
});

export const DRAW: Action = Object.freeze({ type: 'draw' });
export const TAKE: Action = Object.freeze({ type: 'take' });
export const END: Action = Object.freeze({ type: 'end' });
export const PASS: Action = Object.freeze({ type: 'predict', colour: null });
export const PREDICTIONS: readonly Action[] = upTo(COLOURS).map((colour) => {
  return Object.freeze({ type: 'predict', colour: colour as Colour });
});
export const NAMINGS: readonly Action[] = upTo(COLOURS).map((colour) => {
  return Object.freeze({ type: 'colour', colour: colour as Colour });
});
export const EXCHANGES: readonly Action[] = upTo(COLOURS).map((colour) => {
  return Object.freeze({ type: 'exchange', colour: colour as Colour });
});

export function playAction(card: Card, target: Seat | null, colour: Colour | null): Action {
  const seat = target === null ? 0 : target + 1;
  return PLAYS[(card * TARGETS + seat) * NAMES + (colour === null ? 0 : colour + 1)] as Action;
}

export function jumpAction(card: Card, target: Seat | null): Action {
  return JUMPS[card * TARGETS + (target === null ? 0 : target + 1)] as Action;
}

const raises: Action[] = [];
const braces: Action[] = [];

/** Raising by `amount`, 1 and up. */
export function raiseAction(amount: number): Action {
  for (let n = raises.length; n <= amount; n++) raises.push(Object.freeze({ type: 'raise', amount: n }));
  return raises[amount] as Action;
}

/** Bracing by `amount`, 1 and up. */
export function braceAction(amount: number): Action {
  for (let n = braces.length; n <= amount; n++) braces.push(Object.freeze({ type: 'brace', amount: n }));
  return braces[amount] as Action;
}
