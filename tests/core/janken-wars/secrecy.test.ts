/** A throw is known to nobody before both are in: not to views, events, legal actions or players. */
import { describe, expect, it } from 'vitest';
import { jankenWars } from '../../../core/games/janken-wars/janken-wars.ts';
import type { State } from '../../../core/games/janken-wars/state.ts';
import type { Told } from '../../../core/kit/game.ts';
import { listener } from '../../../core/kit/match.ts';
import { seeded } from '../../../core/kit/rng.ts';

const options = jankenWars.options.presets.standard ?? { deck: { id: '', name: {}, idea: {}, cards: [] } };

/** The position after seat 0 threw, and everything that was told of it. */
function thrown(hand: number): { state: State; told: Told[] } {
  const state = jankenWars.start({ seats: 2, options }, seeded('secret'));
  const told: Told[] = [];
  jankenWars.play(state, 0, { type: 'throw', throw: hand }, listener(told));
  return { state, told };
}

describe('a throw that is in alone', () => {
  const rock = thrown(0);
  const paper = thrown(1);

  it('lies in the state', () => {
    expect(rock.state.throws).not.toEqual(paper.state.throws);
  });
  it.each([0, 1, null])('looks alike to seat %s, whatever it was', (seat) => {
    expect(jankenWars.view(rock.state, seat)).toEqual(jankenWars.view(paper.state, seat));
  });
  it.each([0, 1])('leaves seat %i the same actions', (seat) => {
    expect(jankenWars.legal(rock.state, seat)).toEqual(jankenWars.legal(paper.state, seat));
  });
  it('is told in the same words to everybody', () => {
    expect(rock.told).toEqual(paper.told);
    expect(rock.told).toEqual([{ shared: { type: 'threw', seat: 0 } }]);
  });
});

describe('a look at the deck', () => {
  const design = {
    ...options.deck,
    cards: options.deck.cards.map((card) => ({ ...card, action: { kind: 'look', count: 3 } as const })),
  };

  it('is told with its cards to the looker alone', () => {
    const state = jankenWars.start({ seats: 2, options: { deck: design } }, seeded('look'));
    const told: Told[] = [];
    jankenWars.play(state, 0, { type: 'throw', throw: state.kinds[state.table[0] ?? 0]?.type ?? 0 });
    jankenWars.play(state, 1, { type: 'throw', throw: ((state.kinds[state.table[0] ?? 0]?.type ?? 0) + 2) % 3 });
    jankenWars.play(state, 0, { type: 'take', card: state.kinds[state.table[0] ?? 0]?.code ?? '' }, listener(told));
    const looked = told.find((one) => one.shared.type === 'looked');
    expect(looked?.shared).toEqual({ type: 'looked', seat: 0, count: 3 });
    expect(looked?.secret?.to).toEqual([0]);
    expect(jankenWars.view(state, 0).top).toHaveLength(3);
    expect(jankenWars.view(state, 1).top).toEqual([]);
    expect(jankenWars.view(state, null).top).toEqual([]);
  });
});
