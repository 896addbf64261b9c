/** The computer players of Shamano answer from their view alone, with a legal action and a known reason. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../core/games/shamano/actions.ts';
import type { Event } from '../../../core/games/shamano/events.ts';
import { options } from '../../../core/games/shamano/options.ts';
import { REASONS } from '../../../core/games/shamano/players/reasons.ts';
import { source } from '../../../core/games/shamano/players/source.ts';
import { given } from '../../../core/games/shamano/scenario-given.ts';
import { shamano } from '../../../core/games/shamano/shamano.ts';
import type { State } from '../../../core/games/shamano/state.ts';
import type { View } from '../../../core/games/shamano/view.ts';
import { catalogue } from '../../../core/index.ts';
import type { Seat } from '../../../core/kit/game.ts';
import { randomMove } from '../../../core/kit/laws.ts';
import { readOptions } from '../../../core/kit/options.ts';
import { randomOptions } from '../../../core/kit/random-options.ts';
import { below, seeded } from '../../../core/kit/rng.ts';
import type { AnyPlayer, Question } from '../../../core/players/player.ts';

const players = catalogue.find(({ game }) => game.id === 'shamano')?.players ?? [];

function question(state: State, seat: Seat, awaited = true): Question<View, Action, Event> {
  const view = shamano.view(state, seat);
  const legal = shamano.legal(state, seat);
  return { seat, view, legal, awaited, heard: [], rng: seeded('player'), budget: { playouts: 3 } };
}

/** Calls `visit` for everybody who may act at each position of some random matches on random tables. */
function visitQuestions(matches: number, visit: (state: State, seat: Seat, awaited: boolean) => void): number {
  let visited = 0;
  for (let i = 0; i < matches; i++) {
    const rng = seeded(`questions ${i}`);
    const seats = 2 + below(rng, 3);
    const state = shamano.start({ seats, options: randomOptions(options, seats, rng) }, seeded(i));
    for (let ply = 0; ply < 150 && shamano.result(state) === null; ply++) {
      for (const seat of shamano.awaiting(state)) visit(state, seat, true);
      for (const seat of shamano.interrupting(state)) visit(state, seat, false);
      const move = randomMove(shamano, state, rng);
      shamano.play(state, move.seat, move.action as Action);
      visited++;
    }
  }
  return visited;
}

describe.each(players.map((player) => [player.level, player] as const))('%s', (_level, player: AnyPlayer) => {
  it('answers every question with a legal action, or lets a jump-in pass, and says why', () => {
    const faults: string[] = [];
    const visited = visitQuestions(6, (state, seat, awaited) => {
      const asked = question(state, seat, awaited);
      const { action, reason } = player.choose(asked);
      const fits = action === null ? !awaited : asked.legal.includes(action as Action);
      if (!fits) faults.push(`seat ${seat} answers ${JSON.stringify(action)}`);
      if (!REASONS.some((key) => key === reason.key)) faults.push(`no such reason: ${reason.key}`);
    });
    expect(faults).toEqual([]);
    expect(visited).toBeGreaterThan(200);
  });
});

describe('Source', () => {
  const at = (fields: Record<string, unknown>, rules: unknown = 'plain', seats = 2) => {
    const read = readOptions(options, rules, seats);
    if (!read.ok) throw new Error('no such rules');
    const state = given(fields, { setup: { seats, options: read.options }, rng: seeded(1), keepRest: true });
    const { action, reason } = source.choose(question(state, shamano.awaiting(state)[0] as Seat));
    return [action === null ? null : shamano.notation.write(action), reason.values?.branch];
  };
  const base = { shamans: ['zoe', 'hedda'], discard: ['W'] };

  it.each([
    ['Thunder before all else', ['r4', 'y1', 'rS', 'g4'], 'y', 'play y1 @1', 'turn/control/thunder-number'],
    ['the Thunder skill before its numbers', ['y4', 'y*'], 'y', 'play y*', 'turn/control/thunder-skill'],
    ['Skip before an attack', ['r4', 'rS'], 'r', 'play rS', 'turn/control/skip'],
    ['Reverse between two as control', ['r4', 'rR'], 'r', 'play rR', 'turn/control/turn-it-back/reverse'],
    ['+2 before an attack', ['r4', 'r+2'], 'r', 'play r+2', 'turn/control/plus-two'],
    ['the highest Fire', ['r1', 'r4', 'r2'], 'r', 'play r4 @1', 'turn/attack/fire-number'],
    ['Wind before Rain', ['g1', 'W', 'b4'], 'g', 'play g1 @1', 'turn/shield/wind-number'],
    ['Rain when nothing else fits', ['b1', 'W', 'r4'], 'b', 'play b1 @1', 'turn/healing/rain-number'],
    ['a Wild last, naming the colour held most', ['W', 'r1', 'g1', 'g2'], 'b', 'play W:g', 'turn/what-is-left/wild'],
  ])('plays %s', (_what, hand, colour, play, branch) => {
    expect(at({ ...base, colour, hands: [hand, ['g2']] })).toEqual([play, branch]);
  });

  it('answers a stack if it can, and takes it otherwise', () => {
    const stack = { sum: 2, caster: 1, kind: '+2' };
    const hands = (own: string[]) => ({ ...base, discard: ['r+2'], stack, hands: [own, ['g2']] });
    expect(at(hands(['g+2', 'r1']))).toEqual(['play g+2', 'stack/answer/plus-two']);
    expect(at(hands(['g1', 'r1']))).toEqual(['take', 'stack/answer/take']);
  });

  it('raises an attack by all its energy', () => {
    const fields = { ...base, colour: 'r', energy: [4, 0], hands: [['r1', 'b1'], ['g2']] };
    expect(at(fields, 'tempered')).toEqual(['raise 4', 'turn/prepare/raise-an-attack']);
  });

  it('takes a Skill Card of the current colour for a full bar', () => {
    const fields = { ...base, colour: 'g', resource: [20, 0], hands: [['r1', 'b1'], ['g2']] };
    expect(at(fields, 'tempered')).toEqual(['exchange g', 'turn/prepare/skill-for-full-bar']);
  });

  it('aims more often at the weaker of two', () => {
    const read = readOptions(options, 'plain', 3);
    if (!read.ok) throw new Error('no such rules');
    const fields = { shamans: ['zoe', 'hedda', 'aurora'], hp: [24, 3, 24], discard: ['r1'] };
    const hands = [
      ['r4', 'b1'],
      ['g2', 'g1'],
      ['y1', 'y2', 'y3', 'y4', 'b2', 'b3', 'b4'],
    ];
    const setup = { seats: 3, options: read.options };
    const state = given({ ...fields, hands }, { setup, rng: seeded(1), keepRest: true });
    const asked = question(state, 0);
    let weak = 0;
    for (let i = 0; i < 400; i++) {
      const { action } = source.choose({ ...asked, rng: seeded(i) });
      if (action?.type === 'play' && action.target === 1) weak++;
    }
    expect(weak).toBeGreaterThan(300);
    expect(weak).toBeLessThan(400);
  });
});
