/** The preview says what the play then does. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../core/games/shamano/actions.ts';
import type { Event } from '../../../core/games/shamano/events.ts';
import { notation } from '../../../core/games/shamano/notation.ts';
import { options } from '../../../core/games/shamano/options.ts';
import { type Preview, preview, type SeatPreview } from '../../../core/games/shamano/preview.ts';
import { given } from '../../../core/games/shamano/scenario-given.ts';
import { shamano } from '../../../core/games/shamano/shamano.ts';
import type { State } from '../../../core/games/shamano/state.ts';
import { randomMove } from '../../../core/kit/laws.ts';
import { readOptions } from '../../../core/kit/options.ts';
import { randomOptions } from '../../../core/kit/random-options.ts';
import { below, seeded } from '../../../core/kit/rng.ts';

function position(fields: Record<string, unknown>, rules: unknown = 'plain', seats = 2): State {
  const read = readOptions(options, rules, seats);
  if (!read.ok) throw new Error('no such rules');
  return given(fields, { setup: { seats, options: read.options }, rng: seeded(1), keepRest: true });
}

const asked = (state: State, text: string): Preview =>
  preview(shamano.view(state, state.flow.turn), state.flow.turn, notation.read(text) as Action) as Preview;

const sure = (n: number) => ({ low: n, high: n });

describe('the preview', () => {
  it('counts raise, doubling, shield and brace', () => {
    const fields = { shamans: ['zoe', 'hedda'], discard: ['r1'], energy: [5, 0], hands: [['r3', 'b1'], ['g1']] };
    const state = position({ ...fields, shields: [0, 4], buffs: [{}, { banish: 1 }] }, { meter: true });
    shamano.play(state, 0, notation.read('raise 2') as Action);
    expect(asked(state, 'play r3 @1')[1]).toMatchObject({
      blocked: sure(4),
      through: sure(12),
      hp: sure(12),
      defeated: 'no',
    });
  });

  it('warns of a play that defeats its own player', () => {
    const state = position({ shamans: ['aurora', 'zoe'], hp: [4, 24], discard: ['r1'], hands: [['r*', 'b1'], ['g1']] });
    expect(asked(state, 'play r* @1').map(({ defeated }) => defeated)).toEqual(['yes', 'no']);
  });

  it('gives a range where chance decides', () => {
    const state = position({ shamans: ['zoe', 'hedda'], hp: [8, 24], discard: ['y1'], hands: [['y*', 'b1'], ['g1']] });
    const [own, other] = asked(state, 'play y*');
    expect([own?.through, own?.defeated, other?.through]).toEqual([{ low: 1, high: 8 }, 'maybe', { low: 1, high: 8 }]);
  });

  it('gives a range where a hidden hand decides', () => {
    const hands = [
      ['g*', 'g1', 'b1'],
      ['r1', 'r2'],
    ];
    const state = position({ shamans: ['beatrice', 'zoe'], discard: ['g4'], hands });
    expect(asked(state, 'play g* @1')[1]?.shield).toEqual({ low: 0, high: 2 });
  });

  it('shows who draws in the end', () => {
    const fields = { shamans: ['hedda', 'zoe'], buffs: [{ joke: 1 }, { vacuum: 1 }], discard: ['y1'] };
    const state = position({ ...fields, hands: [['y2', 'b1'], ['g1']] });
    expect(asked(state, 'play y2 @1').map(({ drawn }) => drawn)).toEqual([sure(2), sure(0)]);
  });

  it('holds in random matches: what happens lies within it', () => {
    const outside: string[] = [];
    let looked = 0;
    for (let i = 0; i < 12; i++) {
      const rng = seeded(`preview ${i}`);
      const seats = 2 + below(rng, 3);
      const state = shamano.start({ seats, options: randomOptions(options, seats, rng) }, seeded(i));
      for (let ply = 0; ply < 150 && shamano.result(state) === null; ply++) {
        const { seat, action } = randomMove(shamano, state, rng);
        const shown = preview(shamano.view(state, seat), seat, action as Action);
        const told: Event[] = [];
        const waited = state.flow.phase;
        shamano.play(state, seat, action as Action, (shared) => told.push(shared));
        // Until the last prediction is in, the preview runs ahead of what happens.
        if (shown === null || [waited, state.flow.phase].includes('predict') || waited === 'colour') continue;
        looked++;
        outside.push(...measured(state, told).flatMap((sums, of) => misses(shown[of] as SeatPreview, sums, ply)));
      }
    }
    expect(outside).toEqual([]);
    expect(looked).toBeGreaterThan(500);
  });
});

type Sums = Record<'hp' | 'through' | 'drawn', number>;

function measured(state: State, told: readonly Event[]): Sums[] {
  const sums = state.seats.hp.map((hp): Sums => ({ hp, through: 0, drawn: 0 }));
  for (const event of told) {
    if (event.type === 'damage') (sums[event.seat] as Sums).through += event.through;
    if (event.type === 'drew') (sums[event.seat] as Sums).drawn += event.count;
    if (event.type === 'gave') (sums[event.to] as Sums).drawn += 1;
  }
  return sums;
}

function misses(shown: SeatPreview, sums: Sums, ply: number): string[] {
  return (['hp', 'through', 'drawn'] as const)
    .filter((measure) => sums[measure] < shown[measure].low || sums[measure] > shown[measure].high)
    .map((measure) => `ply ${ply}: ${measure} is ${sums[measure]}, not within ${JSON.stringify(shown[measure])}`);
}
