/**
 * Playing against a habit without becoming a victim: of all mixes that never fall short of a game's
 * value by more than an allowance, the one that wins most against what the opponent is expected to do.
 */
import { type Solution, solveMatrix, worstCase } from './matrix-game.ts';

const HALVINGS = 14;

export interface SafeResponse {
  readonly row: readonly number[];
  /** How much of the expectation was believed, 0 … 1. */
  readonly belief: number;
}

/**
 * `payoff` is the row player's, `solution` its exact solution, `expected` the probabilities the column
 * player is expected to choose with, `allowance` what the mix may lose at worst against the value.
 */
export function safeResponse(
  payoff: readonly (readonly number[])[],
  solution: Solution,
  expected: readonly number[],
  allowance: number,
): SafeResponse {
  let best: SafeResponse = { row: solution.row, belief: 0 };
  if (allowance <= 0) return best;
  const gains = payoff.map((row) => row.reduce((sum, x, j) => sum + x * (expected[j] as number), 0));
  let low = 0;
  let high = 1;
  // Believing more wins more against the habit and risks more against everything else.
  for (let i = 0; i <= HALVINGS; i++) {
    const belief = i === 0 ? 1 : (low + high) / 2;
    const { row } = solveMatrix(
      payoff.map((line, r) => line.map((x) => (1 - belief) * x + belief * (gains[r] as number))),
    );
    if (solution.value - worstCase(payoff, row) <= allowance) {
      best = { row, belief };
      low = belief;
      if (i === 0) return best;
    } else high = belief;
  }
  return best;
}
