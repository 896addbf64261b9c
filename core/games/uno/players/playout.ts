/** A round played on by the rule of thumb at every seat, and what it comes to for one of them. */
import type { Seat } from '../../../kit/game.ts';
import { interrupting, legal } from '../legal.ts';
import { play } from '../playing.ts';
import { sideOf } from '../scoring.ts';
import type { State } from '../state.ts';
import { marginIf, standing } from './evaluation.ts';
import { isLay } from './habits.ts';
import { bestAction } from './judgement.ts';
import { look, type Sight } from './sight.ts';

/** Plays on in place for some plies or until the round is over. Nobody forgets to call; who can jump in does. */
export function playOn(state: State, plies: number, sight: Sight): void {
  for (let ply = 0; ply < plies && state.roundEnd === null; ply++) {
    if (state.fresh && state.options.jumpIn && jumpIn(state, sight)) continue;
    const seat = state.turn;
    play(state, seat, bestAction(look(state, seat, sight), legal(state, seat), true));
  }
}

function jumpIn(state: State, sight: Sight): boolean {
  for (const seat of interrupting(state)) {
    const lays = legal(state, seat).filter(isLay);
    if (lays.length === 0) continue;
    play(state, seat, bestAction(look(state, seat, sight), lays, true));
    return true;
  }
  return false;
}

/** What the position a playout has reached is worth to a seat, 0 to 1. */
export function outcome(state: State, seat: Seat): number {
  const { roundEnd } = state;
  if (roundEnd === null || state.result !== null) return standing(state, seat);
  return roundEnd.winner === null ? 0.5 : marginIf(state, sideOf(state, seat), sideOf(state, roundEnd.winner));
}
