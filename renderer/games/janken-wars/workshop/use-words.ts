/** The words of the workshop in the language of the screen, and those whose keys are made up while it runs. */
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { CardDesign, DeckDesign } from '../../../../core/games/janken-wars/deck/design.ts';
import type { Language } from '../../../text/index.ts';
import { localText } from '../art/printed.ts';
import { WORKSHOP_WORDS } from './text/index.ts';

export type Values = Readonly<Record<string, string | number>>;

export interface Words {
  readonly t: TFunction<'janken-wars-workshop'>;
  readonly language: Language;
  /** A text whose key no compiler knows; a test does. */
  say(key: string, values?: Values): string;
  nameOfCard(card: Pick<CardDesign, 'name'>): string;
  nameOfDeck(design: Pick<DeckDesign, 'name'>): string;
}

export function useWords(): Words {
  const { t, i18n } = useTranslation(WORKSHOP_WORDS);
  const language = i18n.language as Language;
  return {
    t,
    language,
    say: (key, values = {}) => t(key as never, values as never) as unknown as string,
    nameOfCard: ({ name }) => localText(name, language) || t('bench.unnamedCard'),
    nameOfDeck: ({ name }) => localText(name, language) || t('shelf.unnamed'),
  };
}
