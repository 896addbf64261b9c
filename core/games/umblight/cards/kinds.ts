/**
 * How kinds are numbered: the coin cards first, then the set, then designs that a scenario writes out.
 * A kind is one small number so that hands, decks and banks are lists of numbers.
 */

/** The kind of the first card of the set; those below are the coin cards. Further cards are added at the end. */
export const FIRST_CARD = 12;
/** The kind of `battle.extra[0]`. */
export const FIRST_EXTRA = 1000;
/** How many designs a scenario may write out. */
export const MOST_EXTRA = 100;

export function isCoin(kind: number): boolean {
  return kind >= 0 && kind < FIRST_CARD;
}
