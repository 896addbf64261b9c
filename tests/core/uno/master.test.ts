/** Master of UNO: what it concludes from what it has heard, how it judges, and how it keeps to its budget. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../core/games/uno/actions.ts';
import type { Event } from '../../../core/games/uno/events.ts';
import { imagine } from '../../../core/games/uno/imagine.ts';
import { believe, dealBelieved } from '../../../core/games/uno/players/belief.ts';
import { standing } from '../../../core/games/uno/players/evaluation.ts';
import { master } from '../../../core/games/uno/players/master.ts';
import { normal } from '../../../core/games/uno/players/normal.ts';
import type { State } from '../../../core/games/uno/state.ts';
import { uno } from '../../../core/games/uno/uno.ts';
import type { AnyGame, Seat } from '../../../core/kit/game.ts';
import { readOptions } from '../../../core/kit/options.ts';
import { remove } from '../../../core/kit/piles.ts';
import { seeded } from '../../../core/kit/rng.ts';
import { nextMove } from '../../../core/players/ask.ts';
import type { AnyPlayer } from '../../../core/players/player.ts';

const SLOW = 180_000;

/** Calls `visit` before each move of matches between Normals, with all that seat 0 has heard. */
function visitMatches(count: number, rules: object, visit: (state: State, heard: readonly Event[]) => void): void {
  const read = readOptions(uno.options, rules, 2);
  if (!read.ok) throw new Error(read.faults[0]?.sentence);
  for (let i = 0; i < count; i++) {
    const heard: Event[] = [];
    const tell = (shared: Event, secret?: { to: readonly Seat[]; event: Event }) => {
      heard.push(secret?.to.includes(0) ? secret.event : shared);
    };
    const state = uno.start({ seats: 2, options: read.options }, seeded(i), tell);
    const players = [normal, normal] as AnyPlayer[];
    for (let ply = 0; uno.result(state) === null && ply < 200; ply++) {
      visit(state, heard);
      const table = { game: uno as AnyGame, state, players, seed: `${i}`, ply, heard: () => [] };
      const move = nextMove({ ...table, budget: { playouts: 1 } });
      if (move !== null) uno.play(state, move.seat, move.action as Action, tell);
    }
  }
}

/** How many cards two hands have in common. */
function hits(hand: readonly number[], truth: readonly number[]): number {
  const rest = [...truth];
  return hand.filter((card) => remove(rest, card)).length;
}
const official = { preset: 'official', target: 'single' };

describe('what Master believes', () => {
  it('deals every hand its size, and no card twice', () => {
    visitMatches(6, official, (state, heard) => {
      const view = uno.view(state, 0);
      const rng = seeded(heard.length);
      const world = imagine(view, rng, dealBelieved(believe(view, 0, heard, rng)));
      expect(world.hands.map((hand) => hand.length)).toEqual(state.hands.map((hand) => hand.length));
      expect(uno.census(world)).toEqual(uno.census(state));
    });
  });

  it('is nearer to the truth than an even deal', () => {
    let believed = 0;
    let even = 0;
    visitMatches(40, official, (state, heard) => {
      const view = uno.view(state, 0);
      const rng = seeded(heard.length);
      const truth = state.hands[1] ?? [];
      const deal = dealBelieved(believe(view, 0, heard, rng));
      for (let i = 0; i < 4; i++) {
        believed += hits(imagine(view, rng, deal).hands[1] ?? [], truth);
        even += hits(imagine(view, rng).hands[1] ?? [], truth);
      }
    });
    expect(believed).toBeGreaterThan(1.03 * even);
  });

  it('keeps the cards of a hand that it gave away', () => {
    let swaps = 0;
    let given: readonly number[] = [];
    visitMatches(40, { ...official, sevenZero: true }, (state, heard) => {
      const swapped = heard.slice(-6).some(({ type }) => type === 'swapped' || type === 'passed-on');
      const view = uno.view(state, 0);
      if (swapped && given.length > 1 && state.hands[1]?.join() === given.join()) {
        swaps++;
        const rng = seeded(swaps);
        expect(imagine(view, rng, dealBelieved(believe(view, 0, heard, rng))).hands[1]).toEqual(given);
      }
      given = [...view.hand];
    });
    expect(swaps).toBeGreaterThan(3);
  });
});

it('a round stands the better the fewer cards one holds, and for all seats adds up to one', () => {
  const read = readOptions(uno.options, official, 3);
  if (!read.ok) throw new Error('no such table');
  const setup = { seats: 3, options: read.options };
  const hands = [['r1'], ['b1', 'b2', 'b3'], ['g1', 'g2', 'g3', 'g4', 'g6']];
  const state = uno.scenario.given({ hands, discard: ['y7'] }, { setup, rng: seeded(1), keepRest: true });
  const [first, second, third] = [0, 1, 2].map((seat) => standing(state, seat)) as [number, number, number];
  expect(first).toBeGreaterThan(second);
  expect(second).toBeGreaterThan(third);
  expect(first + second + third).toBeCloseTo(1, 9);
});

describe('Master', () => {
  const ask = (state: State, heard: readonly Event[], budget: { playouts: number; expired?: () => boolean }) =>
    master.choose({
      seat: 0,
      view: uno.view(state, 0),
      legal: uno.legal(state, 0),
      awaited: true,
      heard,
      rng: seeded('master'),
      budget,
    });

  it(
    'answers the same question the same, and says when the clock cut it short',
    () => {
      const cuts: unknown[] = [];
      visitMatches(3, official, (state, heard) => {
        if (!uno.awaiting(state).includes(0)) return;
        expect(ask(state, heard, { playouts: 40 })).toEqual(ask(state, heard, { playouts: 40 }));
        cuts.push(ask(state, heard, { playouts: 40, expired: () => true }).cut);
      });
      expect(cuts).toContain(true);
    },
    SLOW,
  );

  it('goes out when it can, whatever else it might lay', () => {
    visitMatches(10, official, (state, heard) => {
      const legal = uno.awaiting(state).includes(0) ? uno.legal(state, 0) : [];
      if (state.hands[0]?.length !== 1 || !legal.some(({ type }) => type === 'play')) return;
      expect(ask(state, heard, { playouts: 100 }).action?.type).toBe('play');
    });
  });
});
