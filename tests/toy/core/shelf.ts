/** Decks somebody might make for Highest: a name and the cards to deal. */
import type { DeckShelf } from '../../../core/kit/deck-shelf.ts';

export const shelf: DeckShelf = {
  read(value) {
    const { name, cards } = (value ?? {}) as { name?: unknown; cards?: unknown };
    if (typeof name !== 'string') return 'The deck has no name.';
    return Array.isArray(cards) ? { deck: { name, cards } } : 'The deck has no cards.';
  },
};
