/** Decks of Janken Wars as the app knows them: how they are called, when they can be played, where they are made. */
import type { DeckDesign } from '../../../../core/games/janken-wars/deck/design.ts';
import { playable } from '../../../../core/games/janken-wars/deck/findings.ts';
import type { DeckFace } from '../../deck-face.ts';
import { localText } from '../art/printed.ts';

const UNNAMED = { en: 'Deck without a name', 'pt-BR': 'Baralho sem nome' };

export const decks: DeckFace = {
  option: 'deck',
  // The shelf of the core has read each of them.
  nameOf: (deck, language) => localText((deck as DeckDesign).name, language) || UNNAMED[language],
  valueOf: (deck) => (playable(deck as DeckDesign) ? deck : null),
  load: () => import('./Workshop.tsx'),
};
