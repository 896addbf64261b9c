/** What cards are worth one by one adds up to what the domain is worth. */
import { expect, it } from 'vitest';
import { jankenWars } from '../../../core/games/janken-wars/janken-wars.ts';
import { cardValues, domainValue } from '../../../core/games/janken-wars/values.ts';
import { randomMove } from '../../../core/kit/laws.ts';
import { randomOptions } from '../../../core/kit/random-options.ts';
import { seeded } from '../../../core/kit/rng.ts';

it('the values of a domain’s cards add up to the domain’s', () => {
  let compared = 0;
  for (let i = 0; i < 40; i++) {
    const options = randomOptions(jankenWars.options, 2, seeded(`values ${i}`));
    const state = jankenWars.start({ seats: 2, options }, seeded(i));
    const rng = seeded(`moves ${i}`);
    while (state.result === null) {
      for (const seat of [0, 1]) {
        const values = cardValues(state, seat);
        expect(values.reduce((sum, value) => sum + value, 0)).toBe(domainValue(state, seat));
        if (values.length > 2) compared++;
      }
      const { seat, action } = randomMove(jankenWars, state, rng);
      jankenWars.play(state, seat, action as Parameters<typeof jankenWars.play>[2]);
    }
  }
  expect(compared).toBeGreaterThan(500);
});
