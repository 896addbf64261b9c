/** Decks of the builder as they are kept: a name and cards of the set, valid for a duel or not yet. */
import type { DeckShelf } from '../../../kit/deck-shelf.ts';
import { kindOf } from '../cards/designs.ts';
import { FIRST_CARD } from '../cards/kinds.ts';
import { MOST_CARDS, nameFaults } from './deck-file.ts';

export const shelf: DeckShelf = {
  read(value) {
    const { name, cards } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
    const [wrong] = nameFaults(name);
    if (wrong !== undefined) return wrong.sentence;
    if (!Array.isArray(cards) || cards.length > MOST_CARDS) return `A deck is a list of at most ${MOST_CARDS} cards.`;
    const stranger: unknown = cards.find((card) => typeof card !== 'string' || (kindOf(card) ?? 0) < FIRST_CARD);
    if (stranger !== undefined) return `There is no card ${JSON.stringify(stranger)}.`;
    return { deck: { name: String(name).trim(), cards } };
  },
};
