/** The words of the deck workshop in every language. They come with it, in a namespace of their own. */
import type { GameTexts } from '../../../../text/index.ts';
import { en } from './en.ts';
import { ptBR } from './pt-BR.ts';

export const WORKSHOP_WORDS = 'janken-wars-workshop';
export const texts: GameTexts = { en, 'pt-BR': ptBR };
