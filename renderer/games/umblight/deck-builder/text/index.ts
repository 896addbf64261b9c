/** The words of the deck builder in every language. They come with it, in a namespace of their own. */
import type { GameTexts } from '../../../../text/index.ts';
import { en } from './en.ts';
import { ptBR } from './pt-BR.ts';

export const BUILDER_WORDS = 'umblight-deck-builder';
export const texts: GameTexts = { en, 'pt-BR': ptBR };
