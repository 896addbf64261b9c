/** The laws hold for Umblight: duels of every kind, and whole runs, with actions tried that the position refuses. */
import { describe, expect, it } from 'vitest';
import {
  type Action,
  DRAW_CARD,
  DRAW_COIN,
  END_PHASE,
  placing,
  twinPlacings,
} from '../../../core/games/umblight/actions.ts';
import { UPGRADES } from '../../../core/games/umblight/cards/coins.ts';
import { SET_KINDS } from '../../../core/games/umblight/cards/designs.ts';
import { FIRST_CARD } from '../../../core/games/umblight/cards/kinds.ts';
import { PLAYER_CODES } from '../../../core/games/umblight/player-cards.ts';
import { ENCOUNTERS } from '../../../core/games/umblight/run/encounters.ts';
import { umblight } from '../../../core/games/umblight/umblight.ts';
import { walk } from '../../../core/kit/laws.ts';
import { readOptions } from '../../../core/kit/options.ts';
import { randomOptions } from '../../../core/kit/random-options.ts';
import { pick, seeded } from '../../../core/kit/rng.ts';
import { expectLawful } from '../broken.ts';

const COINS = Array.from({ length: FIRST_CARD }, (_, kind) => kind);
const LANES = [0, 1, 2, 3, 4, 5];

/** Every action the notation can write, but for the codes nobody has. */
const EVERY: readonly Action[] = [
  ...[...COINS, ...SET_KINDS].flatMap((card) => LANES.map((lane) => placing(card, lane))),
  ...COINS.flatMap((coin) => LANES.flatMap((lane) => twinPlacings(coin, lane))),
  DRAW_CARD,
  DRAW_COIN,
  END_PHASE,
  ...[0, 1, 2, 3].map((node): Action => ({ type: 'go', node })),
  ...[...PLAYER_CODES, ...ENCOUNTERS.flatMap(({ choices }) => choices.map(({ code }) => code))].map(
    (choice): Action => ({ type: 'choose', choice }),
  ),
  ...SET_KINDS.flatMap((card): Action[] => [
    { type: 'take', card },
    { type: 'buy', card },
    { type: 'pick', card },
  ]),
  ...COINS.flatMap((coin): Action[] => [
    { type: 'pay', coin },
    ...UPGRADES.map((upgrade): Action => ({ type: 'improve', coin, upgrade })),
  ]),
  { type: 'skip' },
  { type: 'leave' },
  { type: 'ask', service: 'remove' },
  { type: 'ask', service: 'improve' },
  { type: 'forget', ability: 'dawn' },
];

function strangers(seed: string): Action[] {
  const rng = seeded(`strangers ${seed}`);
  return Array.from({ length: 40 }, () => pick(rng, EVERY));
}

function check(options: object, seed: string, every: number): void {
  const asked = { game: umblight, setup: { seats: 2, options }, seed, every, strangers: strangers(seed) };
  expectLawful(asked, walk(asked));
}

describe('the laws hold for Umblight', () => {
  it('in duels of random decks, player cards, orders and banks', () => {
    for (let i = 0; i < 25; i++) {
      const options = { ...randomOptions(umblight.options, 2, seeded(`duel ${i}`)), mode: 'duel' };
      check(options, `duel ${i}`, 9);
    }
  }, 120_000);

  it('in whole runs', () => {
    const read = readOptions(umblight.options, 'run', 2);
    for (let i = 0; i < 15; i++) check(read.ok ? read.options : {}, `run ${i}`, 9);
  }, 120_000);
});

it('the notation of every action is read back as it was written, and nothing else is read', () => {
  for (const action of EVERY) {
    const text = umblight.notation.write(action);
    expect(text.length).toBeLessThanOrEqual(80);
    expect(umblight.notation.read(text)).toEqual(action);
  }
  const foreign = ['', 'place', 'place wild-bear', 'place wild-bear 6', 'place nobody 1'];
  const more = [
    'end ',
    ' end',
    'end 1',
    'go 10',
    'go x',
    'pay wild-bear',
    'take coin-light',
    'ask twice',
    'x1',
    'PLACE',
  ];
  for (const text of [...foreign, ...more, 'place x100 1', 'place x01 1', 'choose A', 'improve coin-light shiny']) {
    expect(umblight.notation.read(text), text).toBeNull();
  }
});
