/** What a seat cannot see makes no difference to what it sees, may do and would do. */
import { describe, expect, it } from 'vitest';
import { HIDDEN } from '../../../core/games/umblight/battle/battle.ts';
import { easy } from '../../../core/games/umblight/players/easy.ts';
import { normal } from '../../../core/games/umblight/players/normal.ts';
import type { State } from '../../../core/games/umblight/state.ts';
import { umblight } from '../../../core/games/umblight/umblight.ts';
import { randomMove } from '../../../core/kit/laws.ts';
import { seeded } from '../../../core/kit/rng.ts';

/** Positions of random duels and runs. */
function* positions(matches: number): Generator<State> {
  for (let i = 0; i < matches; i++) {
    const rng = seeded(`secret ${i}`);
    const options = umblight.options.presets[i % 2 === 0 ? 'duel' : 'run'];
    if (options === undefined) return;
    const state = umblight.start({ seats: 2, options }, rng);
    while (umblight.result(state) === null) {
      yield state;
      const { seat, action } = randomMove(umblight, state, rng);
      umblight.play(state, seat, action as never);
    }
  }
}

describe('a view', () => {
  it('shows no deck, and no hand, purse or bank of the other side', () => {
    let battles = 0;
    for (const state of positions(12)) {
      if (state.battle === null) continue;
      battles++;
      for (const seat of [0, 1, null]) {
        const sides = umblight.view(state, seat).battle?.sides ?? [];
        sides.forEach((side, i) => {
          expect(side.deck.every((card) => card === HIDDEN)).toBe(true);
          const others = [...side.hand, ...side.purse, ...side.bank];
          if (i !== seat) expect(others.every((card) => card === HIDDEN)).toBe(true);
          else expect(others).not.toContain(HIDDEN);
        });
      }
    }
    expect(battles).toBeGreaterThan(200);
  });

  it('never holds the generator', () => {
    for (const state of positions(2)) {
      expect(JSON.stringify(umblight.view(state, 0))).not.toContain(JSON.stringify(state.rng));
    }
  });
});

it.each([easy, normal])('$level decides alike in worlds it cannot tell apart', (player) => {
  let decisions = 0;
  for (const state of positions(10)) {
    const seat = umblight.awaiting(state)[0] ?? 0;
    const view = umblight.view(state, seat);
    const [here, there] = ['a', 'b'].map((seed) => {
      const world = umblight.imagine(view, seeded(seed));
      const question = { seat, awaited: true, heard: [], budget: { playouts: 1 }, rng: seeded('same') };
      return player.choose({ ...question, view: umblight.view(world, seat), legal: umblight.legal(world, seat) });
    });
    expect(here).toEqual(there);
    decisions++;
  }
  expect(decisions).toBeGreaterThan(300);
});
