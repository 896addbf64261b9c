/** What Easy sees and what it does not: the clash as it stands, but not all that it could lay. */
import { describe, expect, it } from 'vitest';
import { easy } from '../../../core/games/umblight/players/easy.ts';
import { normal } from '../../../core/games/umblight/players/normal.ts';
import type { State } from '../../../core/games/umblight/state.ts';
import { umblight } from '../../../core/games/umblight/umblight.ts';
import { seeded } from '../../../core/kit/rng.ts';

const MINDS = 200;
const EMPTY = [null, null, null];

/** How often, of 200 minds, side 1 takes each action; side 1 acts second unless `first` says otherwise. */
function choices(given: object, player: typeof easy = easy): (action: string) => number {
  const options = umblight.options.presets.duel;
  if (options === undefined) throw new Error('no duel');
  const setup = { seats: 2, options };
  const banks = [[], []];
  const whole = { turnNumber: 2, first: 0, turn: 1, rows: [EMPTY, EMPTY], decks: [[], []], banks, ...given };
  const state = umblight.scenario.given(whole, { setup, rng: seeded('given'), keepRest: false }) as State;
  const seat = state.battle?.active ?? 1;
  const legal = umblight.legal(state, seat);
  const counts = new Map<string, number>();
  for (let mind = 0; mind < MINDS; mind++) {
    const question = { seat, view: umblight.view(state, seat), legal, awaited: true, heard: [] as [] };
    const { action } = player.choose({ ...question, rng: seeded(`mind ${mind}`), budget: { playouts: 1 } });
    const word = umblight.notation.write(action as never);
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return (action) => (counts.get(action) ?? 0) / MINDS;
}

/** The first of two strikes would end the duel. */
const inDanger = {
  hp: [20, 4],
  coins: [0, 6],
  rows: [['wild-bear', null, null], EMPTY],
  hands: [['lynx'], ['hedgehog']],
};

describe('Easy', () => {
  it('stops the strike that would end the duel, nearly always when it can', () => {
    expect(choices(inDanger)('place hedgehog 0')).toBeGreaterThan(0.7);
  });

  it('strikes through an open lane rather than hold its cards', () => {
    const often = choices({ hp: [5, 20], coins: [0, 6], hands: [['lynx'], ['wild-bear']] });
    expect(often('place wild-bear 0') + often('place wild-bear 1') + often('place wild-bear 2')).toBeGreaterThan(0.9);
  });

  it('overlooks the one card that helps now and then, where Normal never does', () => {
    expect(choices(inDanger)('end')).toBeGreaterThan(0.05);
    expect(choices(inDanger, normal)('end')).toBe(0);
  });

  it('overlooks a combination more often than a card for an empty tile', () => {
    const full = { coins: [0, 3], hands: [['lynx'], ['hedgehog']], rows: [EMPTY, ['lynx', 'lynx', 'lynx']] };
    const room = { ...full, rows: [EMPTY, [null, 'lynx', 'lynx']] };
    expect(choices(full)('end')).toBeGreaterThan(choices(room)('end') + 0.03);
  });

  it('hardly ever pays for a card, even with nothing else to do', () => {
    const often = choices({ coins: [0, 6], hands: [['lynx'], []], decks: [[], ['lynx']] });
    expect(often('draw')).toBeLessThan(0.1);
    expect(choices({ coins: [0, 6], hands: [['lynx'], []], decks: [[], ['lynx']] }, normal)('draw')).toBe(1);
  });

  it('draws the coin that costs nothing', () => {
    const banks = [[], ['coin-light']];
    expect(choices({ coins: [0, 0], hands: [['lynx'], []], banks })('coin')).toBeGreaterThan(0.9);
  });
});
