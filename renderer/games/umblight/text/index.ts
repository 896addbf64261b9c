/** The words of Umblight in every language. */
import type { GameTexts } from '../../../text/index.ts';
import { en } from './en.ts';
import { ptBR } from './pt-BR.ts';

export const texts: GameTexts = { en, 'pt-BR': ptBR };
