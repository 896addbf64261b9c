/** The computer players of Janken Wars answer from their view alone, and are as strong as they say. */
import { describe, expect, it } from 'vitest';
import { randomDesign } from '../../../core/games/janken-wars/deck/random-design.ts';
import type { Event } from '../../../core/games/janken-wars/events.ts';
import { jankenWars } from '../../../core/games/janken-wars/janken-wars.ts';
import { players } from '../../../core/games/janken-wars/players/index.ts';
import { REASONS } from '../../../core/games/janken-wars/players/reasons.ts';
import type { Action } from '../../../core/games/janken-wars/state.ts';
import type { Seat } from '../../../core/kit/game.ts';
import { randomMove } from '../../../core/kit/laws.ts';
import { seeded } from '../../../core/kit/rng.ts';
import type { AnyPlayer, Question } from '../../../core/players/player.ts';
import { type Standing, tournament } from '../../../core/players/tournament.ts';
import { habitPlayers } from './habit-players.ts';

type Asked = Question<object, Action, Event>;
/** Thinking takes longer where other work is done. */
const SLOW = 180_000;

const [easy, normal, master] = players as [AnyPlayer, AnyPlayer, AnyPlayer];

/** Every question of some random matches with random decks, as both seats are asked. */
function questions(matches: number): Asked[] {
  const asked: Asked[] = [];
  for (let i = 0; i < matches; i++) {
    const rng = seeded(`questions ${i}`);
    const ears: [Event[], Event[]] = [[], []];
    const tell = (shared: Event, secret?: { to: readonly Seat[]; event: Event }) => {
      ears.forEach((ear, seat) => {
        ear.push(secret?.to.includes(seat) ? secret.event : shared);
      });
    };
    const state = jankenWars.start({ seats: 2, options: { deck: randomDesign(rng) } }, seeded(i), tell);
    for (let ply = 0; ply < 120 && state.result === null; ply++) {
      for (const seat of jankenWars.awaiting(state)) {
        const view = jankenWars.view(state, seat);
        const legal = jankenWars.legal(state, seat);
        const heard = [...(ears[seat] as Event[])];
        asked.push({ seat, view, legal, awaited: true, heard, rng: seeded('player'), budget: { playouts: 1 } });
      }
      const move = randomMove(jankenWars, state, rng);
      jankenWars.play(state, move.seat, move.action as Action, tell);
    }
  }
  return asked;
}
const asked = questions(4).filter((_, i) => i % 6 === 0);

/** Share of wins against another player, seats taken in turn, on the standard deck. */
function against(player: AnyPlayer, rival: AnyPlayer, games: number): Standing {
  const report = tournament({
    game: jankenWars,
    setup: { seats: 2, options: jankenWars.options.presets.standard as object },
    players: [player, rival],
    names: ['player', 'rival'],
    games,
    seed: 'strength',
    budget: { playouts: 20 },
    clock: () => 0,
  });
  expect(report.broken).toBe(0);
  return report.players[0] as Standing;
}

describe.each(players.map((player) => [player.level, player] as const))('%s', { timeout: SLOW }, (_level, player) => {
  it('answers every question with a listed action and a known reason', () => {
    const faults = asked.flatMap((question) => {
      const { action, reason } = player.choose(structuredClone(question));
      const listed = question.legal.some((one) => JSON.stringify(one) === JSON.stringify(action));
      return listed && REASONS.some((key) => key === reason.key) ? [] : [{ action, reason }];
    });
    expect(faults).toEqual([]);
    expect(asked.length).toBeGreaterThan(50);
  });

  it('answers the same question the same, whatever it was asked before', () => {
    const some = asked.filter((_, i) => i % 3 === 0);
    const first = some.map((question) => player.choose(structuredClone(question)));
    const again = some.toReversed().map((question) => player.choose(structuredClone(question)));
    expect(again.toReversed()).toEqual(first);
  });
});

describe('Master', { timeout: SLOW }, () => {
  it('stops at once when the clock has run out, says so, and still answers', () => {
    const cuts = asked.map((question) => {
      const budget = { playouts: 100_000, expired: () => true };
      const { action, cut } = master.choose({ ...structuredClone(question), budget });
      expect(action).not.toBeNull();
      return cut === true;
    });
    expect(cuts).toContain(true);
  });

  it('throws each alike in the last duel against somebody without habits', () => {
    const question = asked[0] as Asked;
    const view: object = { ...question.view, phase: 'last-duel', tied: [] };
    const lastDuel = { ...question, heard: [], view };
    const counts: [number, number, number] = [0, 0, 0];
    for (let i = 0; i < 3000; i++) {
      const { action } = master.choose({ ...lastDuel, rng: seeded(`throw ${i}`) });
      counts[(action as Action & { type: 'throw' }).throw as 0 | 1 | 2]++;
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(100);
  });
});

describe('strength, seats taken in turn', { timeout: SLOW }, () => {
  it('Normal beats Easy', () => {
    expect(against(normal, easy, 120).low).toBeGreaterThan(0.58);
  });

  it('Master beats Normal', () => {
    expect(against(master, normal, 30).low).toBeGreaterThan(0.55);
  });

  it.each(habitPlayers.map(({ name, player }) => [name, player] as const))(
    'Master beats the habit: %s',
    (_, player) => {
      expect(against(master, player as AnyPlayer, 24).share).toBeGreaterThan(0.58);
    },
  );
});
