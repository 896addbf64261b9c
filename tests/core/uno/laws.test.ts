/** The laws hold for UNO where options meet: random tables of 2 to 10 seats, and every pair of house rules. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_ACTIONS } from '../../../core/games/uno/actions.ts';
import { options as table } from '../../../core/games/uno/options.ts';
import { uno } from '../../../core/games/uno/uno.ts';
import type { AnyGame } from '../../../core/kit/game.ts';
import { walk } from '../../../core/kit/laws.ts';
import { readOptions } from '../../../core/kit/options.ts';
import { randomOptions } from '../../../core/kit/random-options.ts';
import { below, pick, seeded } from '../../../core/kit/rng.ts';
import { expectLawful } from '../broken.ts';

const game = uno as AnyGame;
const PLIES = 200;
/** Milliseconds: a machine may be busy. */
const SLOW = 180_000;

/** Some of all the actions there are, whether or not they make sense. */
function strangers(seed: string) {
  const rng = seeded(`strangers ${seed}`);
  return Array.from({ length: 15 }, () => pick(rng, ALL_ACTIONS));
}

describe('the laws hold for UNO', () => {
  it(
    'on random tables of two to ten seats',
    () => {
      fc.assert(
        fc.property(fc.integer({ min: 2, max: 10 }), fc.integer({ min: 0, max: 1e9 }), (seats, draw) => {
          const seed = `uno ${draw}`;
          const options = randomOptions(table, seats, seeded(seed));
          const asked = { game, setup: { seats, options }, seed, every: 9, plies: PLIES, strangers: strangers(seed) };
          expectLawful(asked, walk(asked));
        }),
        { numRuns: 100, seed: 2, endOnFailure: true },
      );
    },
    SLOW,
  );

  it(
    'on matches of one round played to their end',
    () => {
      for (let i = 0; i < 60; i++) {
        const seed = `round ${i}`;
        const rng = seeded(seed);
        const seats = 2 + below(rng, 9);
        const options = { ...randomOptions(table, seats, rng), target: 'single' as const };
        const asked = { game, setup: { seats, options }, seed, every: 25, strangers: strangers(seed) };
        expectLawful(asked, walk(asked));
      }
    },
    SLOW,
  );

  it(
    'wherever two options have other values than usual',
    () => {
      const values = table.specs.flatMap((spec): [string, unknown][] => {
        const usual = (table.presets[table.preset] as unknown as Record<string, unknown>)[spec.key];
        const all =
          spec.kind === 'choice'
            ? spec.values
            : spec.kind === 'flag'
              ? [true]
              : ['single', spec.kind === 'number' ? spec.max : 0];
        return all
          .filter((value) => value !== usual && !(spec.key === 'handSize' && value === 'single'))
          .map((value) => [spec.key, value]);
      });
      let pairs = 0;
      for (const [i, [one, a]] of values.entries()) {
        for (const [two, b] of values.slice(i + 1)) {
          if (one === two) continue;
          const seed = `pair ${one} ${a} ${two} ${b}`;
          const seats = one === 'teams' || two === 'teams' ? 4 : 2 + below(seeded(seed), 5);
          const read = readOptions(table, { [one]: a, [two]: b }, seats);
          if (!read.ok) throw new Error(read.faults[0]?.sentence);
          const asked = { game, setup: { seats, options: read.options }, seed, every: 9, plies: PLIES };
          expectLawful(asked, walk(asked));
          pairs++;
        }
      }
      expect(pairs).toBeGreaterThan(90);
    },
    SLOW,
  );
});
