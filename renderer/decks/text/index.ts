/** The words that all deck workshops share, in every language. They come with the first workshop, in a namespace of their own. */
import type { GameTexts } from '../../text/index.ts';
import { en } from './en.ts';
import { ptBR } from './pt-BR.ts';

export const DECK_WORDS = 'decks';
export const deckTexts: GameTexts = { en, 'pt-BR': ptBR };
