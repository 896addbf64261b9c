/** The words of the table in every language, under the namespace `table`. */
import type { GameTexts } from '../../text/index.ts';
import { en } from './en.ts';
import { ptBR } from './pt-BR.ts';

export const tableTexts: GameTexts = { en, 'pt-BR': ptBR };
