/** The laws of the core hold for every game of the catalogue, on random matches over random rule tables. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ActionBase, AnyGame } from '../../core/kit/game.ts';
import { randomMove, walk } from '../../core/kit/laws.ts';
import { randomOptions } from '../../core/kit/random-options.ts';
import { below, seeded } from '../../core/kit/rng.ts';
import type { Answer, AnyPlayer } from '../../core/players/player.ts';
import { allEntries, allGames } from '../cli/games.ts';
import { expectLawful } from './broken.ts';

const RUNS = 40;
const PLIES = 300;
const STRANGERS = 12;
/** Milliseconds: a machine may be busy. */
const SLOW = 180_000;

/** Actions met in one match: at other positions most of them are refused. */
function met(game: AnyGame, setup: { seats: number; options: object }, seed: string): ActionBase[] {
  const rng = seeded(`met ${seed}`);
  const state = game.start(setup, seeded(`met ${seed}`));
  const found = new Map<string, ActionBase>();
  for (let ply = 0; ply < 40 && game.result(state) === null; ply++) {
    for (const seat of game.awaiting(state)) {
      for (const action of game.legal(state, seat)) found.set(game.notation.write(action), action);
    }
    const move = randomMove(game, state, rng);
    game.play(state, move.seat, move.action);
  }
  const all = [...found.values()];
  return Array.from({ length: STRANGERS }, () => all[below(rng, all.length)] as ActionBase);
}

describe.each(allGames.map((game) => [game.id, game] as const))('the laws hold for %s', (_id, game) => {
  const { min, max } = game.seats;

  it(
    'over random rule tables and numbers of seats',
    () => {
      const table = fc.record({ seats: fc.integer({ min, max }), draw: fc.integer({ min: 0, max: 1e9 }) });
      fc.assert(
        fc.property(table, ({ seats, draw }) => {
          const seed = `law ${draw}`;
          const setup = { seats, options: randomOptions(game.options, seats, seeded(seed)) };
          const asked = { game, setup, seed, every: 9, plies: PLIES, strangers: met(game, setup, seed) };
          expectLawful(asked, walk(asked));
        }),
        { numRuns: RUNS, seed: 1, endOnFailure: true },
      );
    },
    SLOW,
  );
});

const seated = allEntries.flatMap(({ game, players }) =>
  players.map((player) => [game.id, player.level, game, player] as const),
);

describe.each(seated)('%s: %s', (_id, _level, game, player) => {
  it(
    'decides alike in worlds it cannot tell apart, and gives one of the listed actions',
    () => {
      let decisions = 0;
      for (let i = 0; i < 12; i++) {
        const rng = seeded(`decide ${i}`);
        const seats = game.seats.min + below(rng, game.seats.max - game.seats.min + 1);
        const state = game.start({ seats, options: randomOptions(game.options, seats, rng) }, seeded(`decide ${i}`));
        for (let ply = 0; ply < 60 && game.result(state) === null; ply++) {
          for (const seat of [...game.awaiting(state), ...game.interrupting(state)]) {
            const world = game.imagine(game.view(state, seat), seeded(`world ${ply}`));
            const answer = asked(game, player, state, seat, ply);
            expect(asked(game, player, world, seat, ply)).toEqual(answer);
            if (answer.action !== null) expect(game.legal(state, seat)).toContainEqual(answer.action);
            decisions++;
          }
          const move = randomMove(game, state, rng);
          game.play(state, move.seat, move.action);
        }
      }
      expect(decisions).toBeGreaterThan(100);
    },
    SLOW,
  );
});

function asked(game: AnyGame, player: AnyPlayer, state: object, seat: number, ply: number): Answer<ActionBase> {
  const awaited = game.awaiting(state).includes(seat);
  const question = { seat, view: game.view(state, seat), legal: game.legal(state, seat), awaited, heard: [] };
  // Few playouts: the law holds for any number of them.
  return player.choose({ ...question, rng: seeded(`player ${ply} ${seat}`), budget: { playouts: 16 } });
}
