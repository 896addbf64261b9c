/** The words of the replay screen in every language, under the namespace `replay`. */
import type { GameTexts } from '../../text/index.ts';
import { en } from './en.ts';
import { ptBR } from './pt-BR.ts';

export const replayTexts: GameTexts = { en, 'pt-BR': ptBR };
