/** The laws of the core hold for Janken Wars: with the shipped decks and with decks of random blocks. */
import { describe, expect, it } from 'vitest';
import { jankenWars } from '../../../core/games/janken-wars/janken-wars.ts';
import { compile } from '../../../core/games/janken-wars/kinds.ts';
import { type Action, REFUSALS } from '../../../core/games/janken-wars/state.ts';
import { walk } from '../../../core/kit/laws.ts';
import { randomOptions } from '../../../core/kit/random-options.ts';
import { seeded } from '../../../core/kit/rng.ts';

/** Every action the notation can write for a deck. */
function everyAction(codes: readonly string[]): Action[] {
  const named = codes.flatMap((card): Action[] => [
    { type: 'take', card },
    { type: 'bury', card },
    { type: 'pick', card },
  ]);
  const throws = [0, 1, 2].map((thrown): Action => ({ type: 'throw', throw: thrown }));
  const rest: Action[] = [
    { type: 'takeToken' },
    { type: 'decline' },
    { type: 'trade', trade: true },
    { type: 'trade', trade: false },
  ];
  return [...throws, ...named, ...rest];
}

function faults(seed: string, options: object): readonly string[] {
  const { deck } = options as Parameters<typeof jankenWars.start>[0]['options'];
  const strangers = everyAction(compile(deck).map((kind) => kind.code));
  return walk({ game: jankenWars, setup: { seats: 2, options }, seed, every: 7, strangers }).faults;
}

describe('the laws', () => {
  it.each(Object.entries(jankenWars.options.presets))('hold with the deck %s', (_id, options) => {
    for (let i = 0; i < 6; i++) expect(faults(`laws ${i}`, options)).toEqual([]);
  });

  it.each(Array.from({ length: 30 }, (_, i) => i))('hold with a deck of random blocks (%i)', (i) => {
    const options = randomOptions(jankenWars.options, 2, seeded(`deck ${i}`));
    expect(faults(`random ${i}`, options)).toEqual([]);
  });
});

it('no refusal code stands twice', () => {
  expect(new Set(REFUSALS).size).toBe(REFUSALS.length);
});
