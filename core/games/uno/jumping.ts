/** `jumpIn`: the very same card, laid out of turn before the next player has acted. */
import type { Refusal, Seat, Tell } from '../../kit/game.ts';
import { indexIn } from '../../kit/piles.ts';
import type { Lay } from './actions.ts';
import { WILD } from './cards.ts';
import type { Event } from './events.ts';
import { layCard } from './laying.ts';
import { formRefusal } from './matching.ts';
import type { State } from './state.ts';

/**
 * The card a seat could jump in with, whether it holds it or not; null if it may not jump in now. Out of
 * turn means: neither the seat on turn, which simply plays, nor the one that laid the top card. While a
 * stack is open the top is a Draw Two, which adds to it, or a Wild Draw Four, on which nobody jumps in.
 */
export function jumpCard(state: State, seat: Seat): number | null {
  if (!state.options.jumpIn || !state.fresh || seat === state.turn || seat === state.layer) return null;
  const top = state.discard[state.discard.length - 1];
  return top === undefined || top >= WILD ? null : top;
}

/** Play goes on from the jumper. */
export function jump(state: State, seat: Seat, lay: Lay, tell?: Tell<Event>): Refusal | null {
  if (jumpCard(state, seat) !== lay.card) return 'nothing-to-jump';
  const hand = state.hands[seat] as number[];
  const at = indexIn(hand, lay.card);
  if (at < 0) return 'not-in-hand';
  const refusal = formRefusal(state, seat, lay, hand.length);
  if (refusal !== null) return refusal;
  tell?.({ type: 'jumped', seat });
  layCard(state, { seat, at, lay }, tell);
  return null;
}
