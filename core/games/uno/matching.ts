/** Which card may be laid on which, and in which form. */
import type { Refusal, Seat } from '../../kit/game.ts';
import { type Lay, SEVEN } from './actions.ts';
import { COLOUR, DRAWS, SYMBOL, WILD, WILD_FOUR } from './cards.ts';
import type { State } from './state.ts';

/** Whether a card follows the top card on a turn: same colour, number or symbol, or any wild. */
export function fits(state: State, card: number): boolean {
  if (card >= WILD || state.colour === null) return true;
  if (COLOUR[card] === state.colour) return true;
  const { discard } = state;
  return SYMBOL[card] === SYMBOL[discard[discard.length - 1] as number];
}

/** Whether any card of a hand follows the top card. */
export function anyFits(state: State, hand: readonly number[]): boolean {
  for (let i = 0; i < hand.length; i++) if (fits(state, hand[i] as number)) return true;
  return false;
}

/** Whether a card answers the open stack. `up` lets a Wild Draw Four answer a Draw Two, never the reverse. */
export function answers(state: State, card: number): boolean {
  const { stacking } = state.options;
  if (stacking === 'off' || DRAWS[card] === 0) return false;
  const top = state.discard[state.discard.length - 1] as number;
  return SYMBOL[card] === SYMBOL[top] || (stacking === 'up' && card === WILD_FOUR);
}

/** Whether laying the card asks for a seat to swap with. */
export function asksSwap(state: Pick<State, 'options'>, card: number): boolean {
  return state.options.sevenZero && SYMBOL[card] === SEVEN;
}

/** Whether laying a card from a hand of this size leaves one card that must be called. */
export function asksCall(state: Pick<State, 'options'>, handSize: number): boolean {
  return state.options.callUno && handSize === 2;
}

/**
 * Why a card cannot be laid in this form, or null. The last card needs no colour and no seat to swap
 * with; naming one all the same has no effect on anything.
 */
export function formRefusal(state: State, seat: Seat, lay: Lay, handSize: number): Refusal | null {
  const last = handSize === 1;
  if (lay.card >= WILD) {
    if (lay.colour === null && !last) return 'must-name-colour';
  } else if (lay.colour !== null) return 'not-playable';
  if (lay.swapWith !== null) {
    const other = lay.swapWith;
    if (!asksSwap(state, lay.card) || other === seat || other >= state.hands.length) return 'not-playable';
  } else if (!last && asksSwap(state, lay.card)) return 'not-playable';
  return lay.uno && !asksCall(state, handSize) ? 'cannot-call' : null;
}
