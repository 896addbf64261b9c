/** The words of Janken Wars in every language; decks that ship say themselves what they are called. */
import { shippedDecks } from '../../../../core/games/janken-wars/decks/index.ts';
import type { GameTexts, Language } from '../../../text/index.ts';
import { localText } from '../art/printed.ts';
import { en } from './en.ts';
import { ptBR } from './pt-BR.ts';

const presets = (language: Language) =>
  Object.fromEntries(
    shippedDecks.map(({ id, name, idea }) => [
      id,
      { name: localText(name, language), line: localText(idea, language) },
    ]),
  );

export const texts: GameTexts = {
  en: { ...en, presets: presets('en') },
  'pt-BR': { ...ptBR, presets: presets('pt-BR') },
};
