/** `callUno`: calling the last card but one that was forgotten, and catching who forgot. */
import type { Refusal, Seat, Tell } from '../../kit/game.ts';
import { drawCards } from './drawing.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

const CATCH_COST = 2;

/** The call that was not made with the play. */
export function call(state: State, seat: Seat, tell?: Tell<Event>): Refusal | null {
  if (state.owes !== seat) return 'cannot-call';
  state.owes = null;
  tell?.({ type: 'called', seat });
  return null;
}

/** `by` catches `seat`, who draws two; nothing else of the turn changes. */
export function catchSeat(state: State, by: Seat, seat: Seat, tell?: Tell<Event>): Refusal | null {
  if (state.owes !== seat || by === seat) return 'nothing-to-catch';
  state.owes = null;
  tell?.({ type: 'caught', seat, by });
  drawCards(state, { seat, count: CATCH_COST, reason: 'caught' }, tell);
  return null;
}
