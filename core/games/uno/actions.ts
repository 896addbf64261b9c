/**
 * The actions of UNO, each built once and frozen: `legal` lists these objects, `notation` reads them.
 * *Forms* of a card are the ways to lay it: bare, with a colour (wilds), with a seat to swap with (7s).
 */
import type { Seat } from '../../kit/game.ts';
import { COLOURS, KINDS, SYMBOL, WILD } from './cards.ts';

export interface Lay {
  /** `jump` lays out of turn. */
  readonly type: 'play' | 'jump';
  readonly card: number;
  /** The colour a wild names. */
  readonly colour: number | null;
  /** Whether the player calls UNO with it. */
  readonly uno: boolean;
  /** With whom a 7 swaps. */
  readonly swapWith: Seat | null;
}
export type Action =
  | Lay
  | { readonly type: 'draw' }
  /** Keeps the drawn card, or has neither a play nor a card to draw. */
  | { readonly type: 'pass' }
  /** Takes the stack. */
  | { readonly type: 'accept' }
  | { readonly type: 'challenge' }
  | { readonly type: 'call' }
  | { readonly type: 'catch'; readonly seat: Seat }
  /** Names the colour of an opening Wild. */
  | { readonly type: 'colour'; readonly colour: number }
  | { readonly type: 'next' };

export interface Forms {
  readonly bare: Lay;
  /** Red, yellow, green, blue; empty for coloured cards. */
  readonly coloured: readonly Lay[];
  /** By seat 0 … 9; empty for all but 7s. */
  readonly swapped: readonly Lay[];
}

const MAX_SEATS = 10;
export const SEVEN = 7;

function forms(type: Lay['type'], uno: boolean): readonly Forms[] {
  return KINDS.map((_, card) => {
    const lay = (colour: number | null, swapWith: Seat | null): Lay =>
      Object.freeze({ type, card, colour, uno, swapWith });
    const coloured = card >= WILD ? [0, 1, 2, 3].map((colour) => lay(colour, null)) : [];
    const swapped = SYMBOL[card] === SEVEN ? Array.from({ length: MAX_SEATS }, (_, seat) => lay(null, seat)) : [];
    return Object.freeze({ bare: lay(null, null), coloured, swapped });
  });
}

/** Forms by kind, without and with the call. */
export const PLAY = forms('play', false);
export const PLAY_UNO = forms('play', true);
export const JUMP = forms('jump', false);
export const JUMP_UNO = forms('jump', true);

export const DRAW: Action = Object.freeze({ type: 'draw' });
export const PASS: Action = Object.freeze({ type: 'pass' });
export const ACCEPT: Action = Object.freeze({ type: 'accept' });
export const CHALLENGE: Action = Object.freeze({ type: 'challenge' });
export const CALL: Action = Object.freeze({ type: 'call' });
export const NEXT: Action = Object.freeze({ type: 'next' });
export const CATCH: readonly Action[] = Array.from({ length: MAX_SEATS }, (_, seat) =>
  Object.freeze({ type: 'catch', seat }),
);
export const NAME_COLOUR: readonly Action[] = [...COLOURS].map((_, colour) =>
  Object.freeze({ type: 'colour', colour }),
);

/** Every action there is, for tests and for reading notation. */
export const ALL_ACTIONS: readonly Action[] = [
  ...[PLAY, PLAY_UNO, JUMP, JUMP_UNO].flatMap((all) => all.flatMap((f) => [f.bare, ...f.coloured, ...f.swapped])),
  ...[DRAW, PASS, ACCEPT, CHALLENGE, CALL, NEXT],
  ...CATCH,
  ...NAME_COLOUR,
];
