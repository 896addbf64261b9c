import { describe, expect, it } from 'vitest';
import { cardOf } from '../../../core/games/shamano/cards.ts';
import type { Colour } from '../../../core/games/shamano/colours.ts';
import { shamano } from '../../../core/games/shamano/shamano.ts';
import { foresee } from '../../../renderer/games/shamano/previews.ts';
import { stateOf, wordsIn } from './faces.ts';

const card = (code: string) => cardOf(code) ?? -1;
const words = wordsIn('en');

/** Hedda on turn against Aurora and Zoe, with one card. */
function position(code: string, colour: Colour = 0) {
  const state = stateOf('previews', 3, { shamans: ['hedda', 'aurora', 'zoe'], firstSeat: 0 });
  state.flow.opening = false;
  state.flow.colour = colour;
  state.hands[0]?.splice(0, 10, card(code), card('b1'));
  const seen = () => {
    const view = shamano.view(state, 0);
    const actions = shamano.legal(state, 0).filter((action) => action.type === 'play' && action.card === card(code));
    return foresee(view, 0, actions).map((one) => one?.lines.map(words.text) ?? null);
  };
  return { state, seen };
}

describe('what a held card would do', () => {
  it('shows on each player it can be aimed at, after the shield', () => {
    const { state, seen } = position('r4');
    state.seats.old[1] = 3;
    expect(seen()).toEqual([null, ['−5 HP', '3 blocked'], ['−8 HP']]);
  });

  it('counts the doubling of a buff, a brace, and says who would fall', () => {
    const { state, seen } = position('r2');
    state.seats.banish[1] = 1;
    state.seats.brace[2] = 3;
    state.seats.hp[1] = 8;
    expect(seen()).toEqual([null, ['−8 HP', 'Defeated!'], ['−1 HP', '3 blocked']]);
  });

  it('counts what was raised', () => {
    const { state, seen } = position('r1');
    state.flow.raise = 5;
    expect(seen()[1]).toEqual(['−7 HP']);
  });

  it('shows on its own player too', () => {
    const { seen } = position('g3', 1);
    expect(seen()).toEqual([['+6 shield'], ['−3 HP'], ['−3 HP']]);
  });

  it('is a range where chance has a word', () => {
    const zoe = stateOf('chance', 3, { shamans: ['zoe', 'aurora', 'hedda'], firstSeat: 0 });
    zoe.flow.opening = false;
    zoe.flow.colour = 3;
    zoe.hands[0]?.splice(0, 10, card('y*'), card('b1'));
    const actions = shamano.legal(zoe, 0).filter((action) => action.type === 'play' && action.card === card('y*'));
    const seen = foresee(shamano.view(zoe, 0), 0, actions).map((one) => one?.lines.map(words.text));
    expect(seen).toEqual([['−1–8 HP'], ['−1–8 HP'], ['−1–8 HP']]);
  });
});
