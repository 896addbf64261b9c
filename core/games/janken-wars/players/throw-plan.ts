/** A game of throws as one seat faces it, its solution, and how it is bent toward an expected throw. */
import type { Seat } from '../../../kit/game.ts';
import { type Solution, solveRepeated, withAgain } from '../../../players/matrix-game.ts';
import { type SafeResponse, safeResponse } from '../../../players/safe-response.ts';
import { other, type State } from '../state.ts';
import { type Search, throwGame, wonWith } from './lookahead.ts';
import { lure, promises } from './thumb.ts';

export interface ThrowPlan {
  /** The seat's chance to win by its throw (row) and the opponent's; a tie is worth the game itself. */
  readonly payoff: readonly (readonly number[])[];
  readonly solution: Solution;
  /** How often a counter of points would throw each in the opponent's place. */
  readonly lure: readonly number[];
}

export function planThrow(search: Search, state: State, seat: Seat): ThrowPlan {
  const worth = (winner: Seat, thrown: number) => wonWith(search, state, winner, thrown);
  const game = throwGame((winner, thrown) => (seat === 0 ? worth(winner, thrown) : 1 - worth(other(winner), thrown)));
  const solution = solveRepeated(game);
  return { payoff: withAgain(game, solution.value), solution, lure: lure(promises(state, other(seat))) };
}

/** The last duel: nothing but the throw counts. */
export function planLastThrow(): ThrowPlan {
  const game = throwGame((winner) => 1 - winner);
  const solution = solveRepeated(game);
  return { payoff: withAgain(game, solution.value), solution, lure: [1 / 3, 1 / 3, 1 / 3] };
}

export function respond({ payoff, solution }: ThrowPlan, expected: readonly number[], allowance: number): SafeResponse {
  return safeResponse(payoff, solution, expected, allowance);
}
