/** What a match is begun with. A run takes nothing but its mode: everything else is chosen on the way. */
import type { OptionTable } from '../../kit/options.ts';
import { chance, pick, type Rng, shuffle } from '../../kit/rng.ts';
import { ORDERS, type Order } from './battle/battle.ts';
import { SET } from './cards/designs.ts';
import { DECK_SIZE, deckFaults, MOST_COPIES } from './decks/deck-rules.ts';
import { PRESET_DECKS, presetDeck } from './decks/presets.ts';
import { PLAYER_CODES } from './player-cards.ts';

export interface Options {
  readonly mode: 'duel' | 'run';
  readonly order: Order;
  /** A deck for each seat: the code of a preset deck, or a list of card codes. */
  readonly decks: readonly (string | readonly string[])[];
  /** A player card's code for each seat. */
  readonly players: readonly string[];
  /** Whether each seat has a piggy bank; computer players have none. */
  readonly banks: readonly boolean[];
}

const isDuel = ({ mode }: Options) => mode === 'duel';

const DUEL: Options = {
  mode: 'duel',
  order: 'alternate',
  decks: ['deep-wood', 'deep-wood'],
  players: ['wayfarer', 'wayfarer'],
  banks: [true, true],
};

export const options: OptionTable<Options> = {
  specs: [
    { key: 'mode', kind: 'choice', values: ['duel', 'run'] },
    { key: 'order', kind: 'choice', values: ORDERS, needs: isDuel },
    { key: 'decks', kind: 'data', perSeat: true, needs: isDuel, read: readDeck, sample: sampleDeck },
    { key: 'players', kind: 'choice', values: PLAYER_CODES, perSeat: true, needs: isDuel },
    { key: 'banks', kind: 'flag', perSeat: true, needs: isDuel },
  ],
  presets: {
    /** Two people, or any two players: the sides take turns in acting first. */
    duel: DUEL,
    /** A person in seat 0 against the computer: the computer acts first and has no piggy bank. */
    computer: { ...DUEL, order: 'second-seat', banks: [true, false] },
    /** The journey: the traveller in seat 0, the opposition in seat 1. */
    run: { ...DUEL, mode: 'run', order: 'second-seat', banks: [true, false] },
  },
  preset: 'duel',
};

function readDeck(value: unknown): { readonly value: unknown } | string {
  if (typeof value === 'string') {
    if (presetDeck(value) !== null) return { value };
    return `there is no deck ${JSON.stringify(value)}; there are ${PRESET_DECKS.map((deck) => deck.code).join(', ')}.`;
  }
  if (!Array.isArray(value) || value.some((card) => typeof card !== 'string')) {
    return 'a deck is the name of one or a list of card codes.';
  }
  const faults = deckFaults(value as string[]);
  return faults.length === 0 ? { value: [...value] } : faults.map((fault) => fault.sentence).join(' ');
}

function sampleDeck(rng: Rng): string | string[] {
  if (chance(rng, 0.3)) return pick(rng, PRESET_DECKS).code;
  const cards = SET.flatMap(({ code }) => Array.from({ length: MOST_COPIES }, () => code));
  shuffle(rng, cards);
  return cards.slice(0, DECK_SIZE);
}
