/** Playing on in a world for some plies, everybody as Normal would with that world before its eyes. */
import type { Seat } from '../../../kit/game.ts';
import { PASS } from '../actions.ts';
import { legal } from '../legal.ts';
import { play } from '../play.ts';
import { shamano } from '../shamano.ts';
import type { State } from '../state.ts';
import { bestAction } from './judgement.ts';

/** Plays in place, to the end of the match at the most. */
export function playOn(state: State, plies: number): void {
  for (let ply = 0; ply < plies && state.result === null; ply++) step(state);
}

function step(state: State): void {
  for (const seat of shamano.interrupting(state)) if (moves(state, seat, false)) return;
  const seat = shamano.awaiting(state)[0] as Seat;
  if (state.flow.phase === 'predict') play(state, seat, PASS);
  else moves(state, seat, true);
}

function moves(state: State, seat: Seat, awaited: boolean): boolean {
  const action = bestAction([state], { seat, legal: legal(state, seat), awaited });
  return action !== null && play(state, seat, action) === null;
}
