/** Master looks further than Normal, within its budget, and the same way each time. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../core/games/shamano/actions.ts';
import { options } from '../../../core/games/shamano/options.ts';
import { master } from '../../../core/games/shamano/players/master.ts';
import { playOn } from '../../../core/games/shamano/players/playout.ts';
import { given } from '../../../core/games/shamano/scenario-given.ts';
import { shamano } from '../../../core/games/shamano/shamano.ts';
import type { State } from '../../../core/games/shamano/state.ts';
import type { Seat } from '../../../core/kit/game.ts';
import { readOptions } from '../../../core/kit/options.ts';
import { seeded } from '../../../core/kit/rng.ts';
import type { Budget } from '../../../core/players/player.ts';

function position(fields: Record<string, unknown>, seats = 2): State {
  const read = readOptions(options, 'plain', seats);
  if (!read.ok) throw new Error('no such rules');
  const setup = { seats, options: read.options };
  return given({ shamans: ['zoe', 'hedda'], ...fields }, { setup, rng: seeded(1), keepRest: true });
}

function answer(state: State, budget: Budget, seat: Seat = 0) {
  const view = shamano.view(state, seat);
  const legal = shamano.legal(state, seat) as readonly Action[];
  const awaited = shamano.awaiting(state).includes(seat);
  return master.choose({ view, seat, legal, awaited, heard: [], rng: seeded('m'), budget });
}

const open = {
  discard: ['r1'],
  hands: [
    ['r1', 'r4', 'g1', 'yS', 'W', 'b2'],
    ['b1', 'b2', 'g3', 'y3', 'r2'],
  ],
};

describe('Master', () => {
  it('skips and skips again to its last card where any other play would hand over the turn', () => {
    const hands = [
      ['rS', 'yS', 'y2'],
      ['W', 'W4', 'r+2'],
    ];
    const { action } = answer(position({ discard: ['r1'], hp: [3, 24], hands }), { playouts: 120 });
    expect(action).toMatchObject({ type: 'play', card: 5 });
  });

  it('answers the same question the same way', () => {
    const state = position(open);
    expect(answer(state, { playouts: 60 })).toEqual(answer(state, { playouts: 60 }));
  });

  it('says that the clock cut it, and has an answer all the same', () => {
    const { action, cut } = answer(position(open), { playouts: 1000, expired: () => true });
    expect([action?.type, cut]).toEqual(['play', true]);
  });

  it('asks the clock no more once its budget is spent', () => {
    let asked = 0;
    const { cut } = answer(position(open), { playouts: 40, expired: () => ++asked > 40 });
    expect(cut).toBe(false);
  });
});

describe('a playout', () => {
  it('ends every match within the plies it is given', () => {
    const state = position(open);
    playOn(state, 1000);
    expect(shamano.result(state)).not.toBeNull();
    expect(shamano.check(state)).toEqual([]);
  });

  it('stops after so many plies', () => {
    const [one, two] = [position(open), position(open)];
    playOn(one, 2);
    playOn(two, 1);
    expect(one).not.toEqual(two);
    playOn(two, 1);
    expect(one).toEqual(two);
  });
});
