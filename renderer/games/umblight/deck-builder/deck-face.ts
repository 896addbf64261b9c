/** Decks of Umblight as the app knows them: which are always there, when they can be played, where they are made. */
import type { NamedDeck } from '../../../../core/games/umblight/decks/deck-file.ts';
import { deckFaults } from '../../../../core/games/umblight/decks/deck-rules.ts';
import { PRESET_DECKS } from '../../../../core/games/umblight/decks/presets.ts';
import type { DeckFace } from '../../deck-face.ts';

export const decks: DeckFace = {
  option: 'decks',
  ready: PRESET_DECKS.map(({ code, name }) => ({ id: code, value: code, name })),
  // The shelf of the core has read each of them.
  nameOf: (deck) => (deck as NamedDeck).name,
  valueOf: (deck) => {
    const { cards } = deck as NamedDeck;
    return deckFaults(cards).length === 0 ? cards : null;
  },
  load: () => import('./DeckBuilder.tsx'),
};
