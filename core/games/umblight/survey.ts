/**
 * The balance of Umblight over many duels: every preset deck against every other, from both seats. How
 * often each deck wins, how often the side that acts first does, and how often each card is on the
 * winning side when it was drawn. Draws count half.
 */
import type { Setup } from '../../kit/game.ts';
import { remove } from '../../kit/piles.ts';
import type { Collector, Survey, SurveyRow, SurveyTable } from '../../players/survey.ts';
import type { Side } from './battle/battle.ts';
import { designOf } from './cards/designs.ts';
import { PRESET_DECKS } from './decks/presets.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';

interface Tally {
  credit: number;
  matches: number;
}

/** The bounds the shares are to keep. */
const DECKS = { name: 'decks', least: 0.42, most: 0.58 };
const FIRST = { name: 'acting first', least: 0.4, most: 0.6 };
const CARDS = { name: 'cards when drawn', least: 0.38, most: 0.62 };

function setups(usual: Setup<object>): Setup<object>[] {
  if ((usual.options as Options).mode !== 'duel') return [usual];
  const codes = PRESET_DECKS.map((deck) => deck.code);
  const pairs = codes.flatMap((a) => codes.filter((b) => b !== a).map((b) => [a, b]));
  return pairs.map((decks) => ({ ...usual, options: { ...usual.options, decks } }));
}

function begin(): Collector {
  const decks = new Map<string, Tally>();
  const cards = new Map<string, Tally>();
  const first = new Map<string, Tally>();
  return {
    note({ setup, state, winners }) {
      const { battle } = state as State;
      const options = setup.options as Options;
      if (options.mode !== 'duel' || battle === null) return;
      battle.sides.forEach((side, seat) => {
        const credit = winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 : 0;
        const deck = options.decks[seat];
        if (typeof deck === 'string') count(decks, deck, credit);
        for (const card of drawn(side)) count(cards, designOf(card).code, credit);
        if (seat === 0 && options.order === 'alternate') count(first, 'seat 0, first on turn 1', credit);
      });
    },
    tables: () => [table(DECKS, decks), table(FIRST, first), table(CARDS, cards)],
  };
}

function count(tallies: Map<string, Tally>, name: string, credit: number): void {
  const tally = tallies.get(name) ?? { credit: 0, matches: 0 };
  tally.credit += credit;
  tally.matches++;
  tallies.set(name, tally);
}

/** The kinds a side has drawn, each once. */
function drawn({ cards, deck }: Side): Set<number> {
  const rest = [...cards];
  for (const card of deck) remove(rest, card);
  return new Set(rest);
}

function table(bounds: Omit<SurveyTable, 'rows'>, tallies: Map<string, Tally>): SurveyTable {
  const rows = [...tallies].map(
    ([name, { credit, matches }]): SurveyRow => ({ name, share: credit / matches, matches }),
  );
  return { ...bounds, rows: rows.sort((a, b) => b.share - a.share) };
}

export const survey: Survey = { setups, begin };
