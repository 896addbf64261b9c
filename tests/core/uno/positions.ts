/** Positions of UNO met on random walks over random rule tables, for tests that hold at any of them. */
import type { Action } from '../../../core/games/uno/actions.ts';
import type { Options } from '../../../core/games/uno/options.ts';
import type { State } from '../../../core/games/uno/state.ts';
import { uno } from '../../../core/games/uno/uno.ts';
import type { AnyGame } from '../../../core/kit/game.ts';
import { randomMove } from '../../../core/kit/laws.ts';
import { randomOptions } from '../../../core/kit/random-options.ts';
import { below, seeded } from '../../../core/kit/rng.ts';

/** Calls `visit` at every position of some random matches, each cut off after 300 plies. */
export function visitPositions(
  matches: number,
  visit: (state: State, ply: number) => void,
  rules: Partial<Options> = {},
) {
  for (let i = 0; i < matches; i++) {
    const rng = seeded(`positions ${i}`);
    const seats = 2 + below(rng, 9);
    const options = { ...randomOptions(uno.options, seats, rng), ...rules };
    const state = uno.start({ seats, options }, seeded(i));
    for (let ply = 0; ply < 300 && uno.result(state) === null; ply++) {
      visit(state, ply);
      const move = randomMove(uno as AnyGame, state, rng);
      uno.play(state, move.seat, move.action as Action);
    }
  }
}
