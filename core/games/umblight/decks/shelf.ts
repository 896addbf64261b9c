/** Decks of the builder as they are kept: a name and cards of the set, valid for a duel or not yet. */
import type { DeckShelf } from '../../../kit/deck-shelf.ts';
import { kindOf } from '../cards/designs.ts';
import { FIRST_CARD } from '../cards/kinds.ts';
import { NAME_LENGTH } from './deck-file.ts';

/** So many cards may lie in a deck that is being made. */
const MOST_CARDS = 60;

export const shelf: DeckShelf = {
  read(value) {
    const { name, cards } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
    if (typeof name !== 'string' || name.trim() === '' || name.length > NAME_LENGTH) {
      return `A deck needs a name of at most ${NAME_LENGTH} characters.`;
    }
    if (!Array.isArray(cards) || cards.length > MOST_CARDS) return `A deck is a list of at most ${MOST_CARDS} cards.`;
    const stranger: unknown = cards.find((card) => typeof card !== 'string' || (kindOf(card) ?? 0) < FIRST_CARD);
    if (stranger !== undefined) return `There is no card ${JSON.stringify(stranger)}.`;
    return { deck: { name: name.trim(), cards } };
  },
};
