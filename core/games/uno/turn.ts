/** Whose turn it is: the order of seats, giving the turn and losing it. */
import type { Seat, Tell } from '../../kit/game.ts';
import type { Event } from './events.ts';
import { endRound } from './scoring.ts';
import type { State } from './state.ts';

/**
 * Turns after which a round is over though nobody went out. No round that anybody plays to win comes near
 * it; players who draw for ever, or all cards in large hands, would otherwise never end one.
 */
export const MOST_TURNS = 1000;

/** The seat after `seat` in the direction of play. */
export function nextSeat(state: State, seat: Seat): Seat {
  const seats = state.hands.length;
  const next = seat + state.direction;
  return next < 0 ? seats - 1 : next === seats ? 0 : next;
}

/** `to` is to play or draw, unless the round has gone on for too long. `actor` is the seat that has just played, null if it did not play. */
export function giveTurn(state: State, to: Seat, actor: Seat | null, tell?: Tell<Event>): void {
  if (state.turns === MOST_TURNS) {
    endRound(state, { by: 'stalled', winner: null }, tell);
    return;
  }
  state.turn = to;
  state.turns++;
  state.phase = 'turn';
  state.drawn = null;
  tell?.({ type: to === actor ? 'turn-again' : 'turn', seat: to });
}

/** `loser` loses the turn to the seat after it. */
export function skip(state: State, loser: Seat, actor: Seat | null, tell?: Tell<Event>): void {
  tell?.({ type: 'skipped', seat: loser });
  giveTurn(state, nextSeat(state, loser), actor, tell);
}

/** The seat on turn has acted: nobody can jump in on the top card or be caught any more. */
export function acted(state: State): void {
  state.fresh = false;
  state.owes = null;
  state.passes = 0;
}
