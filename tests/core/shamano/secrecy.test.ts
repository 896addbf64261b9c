/** What a seat cannot see makes no difference to what it sees, may do and is told. */
import { describe, expect, it } from 'vitest';
import { shamano } from '../../../core/games/shamano/shamano.ts';
import type { Prediction, State } from '../../../core/games/shamano/state.ts';
import { heard, type Seat, type Told } from '../../../core/kit/game.ts';
import { randomMove } from '../../../core/kit/laws.ts';
import { listener } from '../../../core/kit/match.ts';
import { randomOptions } from '../../../core/kit/random-options.ts';
import { type Rng, seeded, shuffle } from '../../../core/kit/rng.ts';

const SEATS = 4;
const LOOKERS: readonly (Seat | null)[] = [0, 1, 2, 3, null];

/** Positions of random matches with random options, each with what was told of the ply to it. */
function* positions(matches: number): Generator<{ state: State; told: readonly Told[] }> {
  for (let i = 0; i < matches; i++) {
    const rng = seeded(`shamano secret ${i}`);
    const options = { ...randomOptions(shamano.options, SEATS, rng), prediction: true, resource: false };
    const state = shamano.start({ seats: SEATS, options }, rng);
    let told: Told[] = [];
    while (shamano.result(state) === null) {
      yield { state, told };
      told = [];
      const { seat, action } = randomMove(shamano, state, rng);
      shamano.play(state, seat, action as never, listener(told));
    }
  }
}

/** The same position with everything that a looker cannot see dealt otherwise. */
function otherwise(state: State, looker: Seat | null, seed: string): State {
  const world = shamano.clone(state);
  const rng = seeded(seed);
  const hidden = world.hands.filter((_, seat) => seat !== looker);
  const cards = shuffled([...world.draw, ...hidden.flat()], rng);
  for (const pile of [world.draw, ...hidden]) pile.splice(0, pile.length, ...cards.splice(0, pile.length));
  if (looker !== world.flow.turn) world.drawn.reverse();
  world.predictions.forEach((given, seat) => {
    if (seat !== looker && given !== null && given !== 'owes') world.predictions[seat] = other(given);
  });
  return { ...world, rng };
}

function shuffled<T>(list: T[], rng: Rng): T[] {
  shuffle(rng, list);
  return list;
}

function other(given: Prediction): Prediction {
  return given === 'pass' ? 0 : 'pass';
}

describe('a view', () => {
  it('is the same however hands, pile, predictions and generator lie that it may not show', () => {
    let compared = 0;
    for (const { state } of positions(12)) {
      for (const looker of LOOKERS) {
        const world = otherwise(state, looker, `deal ${compared}`);
        expect(shamano.view(world, looker)).toEqual(shamano.view(state, looker));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(1000);
  });
});

describe('what is told', () => {
  it('names the cards drawn to nobody but who drew them', () => {
    let drawn = 0;
    for (const { told } of positions(12)) {
      for (const one of told) {
        if (one.secret === undefined) continue;
        drawn++;
        for (const looker of LOOKERS) {
          const knows = looker !== null && one.secret.to.includes(looker);
          expect('cards' in heard(one, looker)).toBe(knows && 'cards' in one.secret.event);
        }
      }
    }
    expect(drawn).toBeGreaterThan(100);
  });

  it('says of a prediction before the colour only that it was made', () => {
    let made = 0;
    for (const { state, told } of positions(12)) {
      if (state.flow.phase !== 'predict') continue;
      for (const one of told) {
        if (one.shared.type !== 'predicted') continue;
        made++;
        expect(Object.keys(one.shared).sort()).toEqual(['seat', 'type']);
      }
    }
    expect(made).toBeGreaterThan(20);
  });
});
