/** The words of the deck builder in the language of the screen, and the names that stand with the rules. */
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { DECK_WORDS } from '../../../decks/text/index.ts';
import type { Language } from '../../../text/index.ts';
import { printed } from './deck.ts';
import { BUILDER_WORDS } from './text/index.ts';

type Values = Readonly<Record<string, string | number>>;

export interface BuilderWords {
  readonly t: TFunction<'umblight-deck-builder'>;
  /** The words that all workshops share. */
  readonly shared: TFunction<'decks'>;
  readonly language: Language;
  /** A text whose key no compiler knows; a test does. */
  say(key: string, values?: Values): string;
  /** The name of a card of the set; of any other its code, cut to what fits a sentence. */
  card(code: string): string;
  /** A number with at most one decimal. */
  number(value: number): string;
}

const LONGEST_CODE = 40;

export function useWords(): BuilderWords {
  const { t, i18n } = useTranslation(BUILDER_WORDS);
  const { t: shared } = useTranslation(DECK_WORDS);
  const language = i18n.language as Language;
  return {
    t,
    shared,
    language,
    say: (key, values = {}) => t(key as never, values as never) as unknown as string,
    card: (code) => printed(code)?.name[language] ?? code.slice(0, LONGEST_CODE),
    number: (value) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value),
  };
}
