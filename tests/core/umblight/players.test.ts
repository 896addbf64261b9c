/** The computer players: legal answers with reasons, and Normal stronger than Easy from both seats. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../core/games/umblight/actions.ts';
import { ORDERS } from '../../../core/games/umblight/battle/battle.ts';
import { easy } from '../../../core/games/umblight/players/easy.ts';
import { normal } from '../../../core/games/umblight/players/normal.ts';
import { REASONS } from '../../../core/games/umblight/players/reasons.ts';
import type { State } from '../../../core/games/umblight/state.ts';
import { umblight } from '../../../core/games/umblight/umblight.ts';
import { seeded } from '../../../core/kit/rng.ts';
import type { AnyPlayer } from '../../../core/players/player.ts';
import { tournament } from '../../../core/players/tournament.ts';

const budget = { playouts: 1 };
const usual = umblight.options.presets.duel ?? {};

function matches(players: readonly AnyPlayer[], options: object, games: number) {
  const names = players.map(({ level }) => level);
  const setup = { seats: 2, options };
  return tournament({ game: umblight, setup, players, names, games, seed: 'players', budget, clock: () => 0 });
}

describe.each(ORDERS)('in duels of the order %s', (order) => {
  it('Normal beats Easy more often than not, and Easy now and then Normal', () => {
    const report = matches([normal as AnyPlayer, easy as AnyPlayer], { ...usual, order }, 160);
    expect(report.broken).toBe(0);
    expect(report.players[0]?.low).toBeGreaterThan(0.58);
    expect(report.players[0]?.high).toBeLessThan(0.95);
  });
});

it('Normal goes further than Easy in runs, whoever opposes', () => {
  const run = umblight.options.presets.run ?? {};
  const stops = (traveller: AnyPlayer): number => {
    let sum = 0;
    const names = [traveller.level, 'normal'];
    const onMatch = ({ state, seating }: { state: object; seating: readonly number[] }) => {
      const { run: journey } = state as State;
      if (seating[0] === 0) sum += (journey?.chapter ?? 0) * 7 + (journey?.stop ?? 0);
    };
    const players = [traveller, normal as AnyPlayer];
    const setup = { seats: 2, options: run };
    tournament({ game: umblight, setup, players, names, games: 12, seed: 'far', budget, clock: () => 0, onMatch });
    return sum;
  };
  expect(stops(normal as AnyPlayer)).toBeGreaterThan(1.5 * stops(easy as AnyPlayer));
}, 60_000);

it('every answer is a legal action with a reason from the list', () => {
  const given = new Set<string>();
  for (let i = 0; i < 60; i++) {
    const options = umblight.options.presets[i % 2 === 0 ? 'run' : 'duel'];
    const state = options === undefined ? null : umblight.start({ seats: 2, options }, seeded(`reason ${i}`));
    for (let ply = 0; state !== null && umblight.result(state) === null; ply++) {
      const seat = umblight.awaiting(state)[0] ?? 0;
      const legal = umblight.legal(state, seat);
      const player = (i + seat) % 3 === 0 ? easy : normal;
      const rng = seeded(`${i} ${ply}`);
      const question = { seat, view: umblight.view(state, seat), legal, awaited: true, heard: [], rng, budget };
      const { action, reason } = player.choose(question);
      expect(legal).toContainEqual(action);
      given.add(reason.key);
      umblight.play(state, seat, action as Action);
    }
  }
  expect([...given].filter((key) => !(REASONS as readonly string[]).includes(key))).toEqual([]);
  const rare = ['reason.weakest', 'reason.strongest'];
  expect(REASONS.filter((key) => !given.has(key) && !rare.includes(key))).toEqual([]);
}, 60_000);
