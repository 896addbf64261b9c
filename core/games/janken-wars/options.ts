/**
 * The rule options: the deck, as a whole design or as the id of one that ships. There is a preset for
 * each of those.
 */
import type { OptionTable } from '../../kit/options.ts';
import { findings } from './deck/findings.ts';
import { randomDesign } from './deck/random-design.ts';
import { readDesign } from './deck/read-design.ts';
import { shippedDeck, shippedDecks } from './decks/index.ts';
import type { Options } from './state.ts';

/** A design that can be played, or a sentence that says what is wrong. */
function readDeck(value: unknown): { value: unknown } | string {
  if (typeof value === 'string') {
    const deck = shippedDeck(value);
    return deck === null ? `there is no deck ${JSON.stringify(value.slice(0, 40))}.` : { value: deck };
  }
  const read = readDesign(value);
  if (!read.ok) return read.faults.map((fault) => fault.sentence).join(' ');
  const errors = findings(read.design).filter((found) => found.level === 'error');
  return errors.length === 0 ? { value: read.design } : errors.map((error) => error.sentence).join(' ');
}

export const options: OptionTable<Options> = {
  specs: [{ key: 'deck', kind: 'data', read: readDeck, sample: randomDesign }],
  presets: Object.fromEntries(shippedDecks.map((deck) => [deck.id, { deck }])),
  preset: 'standard',
};
