/** Normal sees what wins, what kills and what a skill does to whom, on every table. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../core/games/shamano/actions.ts';
import { options } from '../../../core/games/shamano/options.ts';
import { FEATURES } from '../../../core/games/shamano/players/features.ts';
import { normal } from '../../../core/games/shamano/players/normal.ts';
import { outlook } from '../../../core/games/shamano/players/outlook.ts';
import { CROWD, DUEL } from '../../../core/games/shamano/players/weights.ts';
import { given } from '../../../core/games/shamano/scenario-given.ts';
import { shamano } from '../../../core/games/shamano/shamano.ts';
import type { State } from '../../../core/games/shamano/state.ts';
import type { Seat } from '../../../core/kit/game.ts';
import { readOptions } from '../../../core/kit/options.ts';
import { seeded } from '../../../core/kit/rng.ts';

const TABLE = { shamans: ['zoe', 'hedda'], discard: ['b1'] };

function position(fields: Record<string, unknown>, rules: unknown = 'plain'): State {
  const seats = (fields.hands as unknown[]).length;
  const read = readOptions(options, rules, seats);
  if (!read.ok) throw new Error('no such rules');
  const setup = { seats, options: read.options };
  return given({ ...TABLE, ...fields }, { setup, rng: seeded(1), keepRest: true });
}

function answer(state: State, seat: Seat, awaited = true) {
  const view = shamano.view(state, seat);
  const legal = shamano.legal(state, seat) as readonly Action[];
  return normal.choose({ view, seat, legal, awaited, heard: [], rng: seeded('n'), budget: { playouts: 1 } });
}

const plays = (fields: Record<string, unknown>, rules?: unknown) => {
  const { action } = answer(position(fields, rules), 0);
  return action === null ? null : shamano.notation.write(action);
};
const many = ['r1', 'r2', 'g1', 'g2', 'y1', 'y2'];

describe('Normal', () => {
  it.each([
    [
      'deals the blow that wins',
      { hp: [24, 8], hands: [['b2', 'b4', 'r4', 'bS', 'g1'], many], discard: ['r4'] },
      'play r4 @1',
    ],
    [
      'heals rather than skips when it is nearly defeated',
      { hp: [3, 24], hands: [['b4', 'b1', 'g1', 'y1'], many] },
      'play b4 @1',
    ],
    [
      'does not pay a price that defeats it',
      { shamans: ['aurora', 'zoe'], hp: [4, 9], discard: ['r4'], hands: [['r*', 'r2', 'g1'], many] },
      'play r2 @1',
    ],
    [
      'answers a stack with the card that sends it on',
      { discard: ['r+2'], stack: { sum: 6, caster: 1, kind: '+2' }, hands: [['g+2', 'r1', 'y1'], many] },
      'play g+2',
    ],
    [
      'swaps hit points with the healthiest',
      {
        shamans: ['aurora', 'zoe', 'hedda'],
        hp: [3, 12, 24],
        hands: [['W', 'r1', 'g1', 'y1'], many, ['b2', 'y3', 'r3']],
      },
      'play W:',
    ],
  ])('%s', (_what, fields, expected) => {
    expect(plays(fields)).toContain(expected);
  });

  it('swaps with the one who has the most hit points', () => {
    const hands = [['W', 'r1', 'g1', 'y1'], many, ['b2', 'y3', 'r3', 'g4']];
    expect(plays({ shamans: ['aurora', 'zoe', 'hedda'], hp: [3, 12, 24], hands })).toMatch(/^play W:. @2$/);
  });

  it('finishes off the one of three opponents whom it can', () => {
    const hands = [
      ['r2', 'g1', 'y1', 'y2'],
      many,
      ['b2', 'y3', 'b3', 'g3', 'b4', 'y4'],
      ['g4', 'g4', 'y3', 'y4', 'r3', 'r4'],
    ];
    const shamans = ['zoe', 'hedda', 'aurora', 'beatrice'];
    expect(plays({ shamans, hp: [24, 24, 4, 24], discard: ['r1'], hands })).toBe('play r2 @2');
  });

  it('jumps in with its last card, and says so', () => {
    const state = position({
      turn: 1,
      shamans: ['zoe', 'hedda', 'aurora'],
      discard: ['r1'],
      hands: [['r3'], ['r3', 'g1'], many],
    });
    shamano.play(state, 1, shamano.notation.read('play r3 @2') as Action);
    const { action, reason } = answer(state, 0, false);
    expect([action?.type, reason.key]).toEqual(['jump', 'reason.last-card']);
  });

  it('passes rather than predict a colour it knows nothing of', () => {
    const state = position(
      {
        turn: 1,
        hands: [
          ['r3', 'g1', 'y2'],
          ['W', ...many],
        ],
      },
      'tempered',
    );
    shamano.play(state, 1, shamano.notation.read('play W') as Action);
    expect(answer(state, 0).action).toEqual({ type: 'predict', colour: null });
  });

  it('raises the blow that then wins', () => {
    const fields = { hp: [24, 11], energy: [5, 0], discard: ['r1'], hands: [['r3', 'g1', 'y1', 'y3'], many] };
    expect(plays(fields, 'tempered')).toBe('raise 5');
  });
});

describe('the outlook', () => {
  it('weighs only features there are', () => {
    expect([...Object.keys(DUEL), ...Object.keys(CROWD)].filter((name) => !FEATURES.includes(name))).toEqual([]);
  });

  it.each([
    ['more hit points', { hp: [22, 20] }, { hp: [14, 20] }],
    ['an opponent with fewer hit points', { hp: [20, 5] }, { hp: [20, 22] }],
    ['fewer cards', { hands: [['r1', 'b2'], many] }, { hands: [['r1', 'b2', 'r2', 'b2', 'g1'], many] }],
    ['an opponent with more cards', { hands: [['r1', 'b2'], many] }, { hands: [['r1', 'b2'], ['g1']] }],
    ['a Wild in hand', { hands: [['W', 'b2'], many] }, { hands: [['r4', 'b2'], many] }],
  ])('is better with %s', (_what, better, worse) => {
    const hands = [['r1', 'b2', 'g1'], many];
    const value = (fields: Record<string, unknown>) => outlook(position({ hands, ...fields }), 0);
    expect(value(better)).toBeGreaterThan(value(worse));
  });
});
