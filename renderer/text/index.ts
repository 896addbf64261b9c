/**
 * The words on the screen: i18next with typed keys. The program's own texts are always there, in the
 * namespace `app`; a game's texts come with the game, in a namespace named after it.
 */
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Settings } from '../../electron/api.ts';
import { en } from './en.ts';
import { ptBR } from './pt-BR.ts';
import { withZero } from './with-zero.ts';

/** What a person without a profile is called, in every language. */
export const GUESTS: readonly string[] = [en.profiles.guest, ptBR.profiles.guest];
export const LANGUAGES = ['en', 'pt-BR'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How a language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', 'pt-BR': 'Português (Brasil)' };

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    returnNull: false;
    strictInterpolationChecks: true;
  }
  /** A game adds its own namespace to this interface beside its English texts. */
  interface ResourceNamespaceMap {
    app: typeof en;
  }
}

/** The words of a game in every language, by the same keys. */
export type GameTexts = Readonly<Record<Language, object>>;

/** The language that a setting means on a system with this language tag. */
export function resolveLanguage(setting: Settings['language'], locale: string): Language {
  if (setting !== 'system') return setting;
  return /^pt\b/i.test(locale) ? 'pt-BR' : 'en';
}

/** A text machine of its own, ready at once. A key that is missing throws in tests and shows English else. */
export function createText(language: Language, onMissing?: (key: string) => void): i18n {
  const text = i18next.createInstance();
  text.use(initReactI18next);
  void text.init({
    lng: language,
    fallbackLng: 'en',
    initAsync: false,
    defaultNS: 'app',
    ns: ['app'],
    resources: { en: { app: withZero(en) }, 'pt-BR': { app: withZero(ptBR) } },
    interpolation: { escapeValue: false },
    returnNull: false,
    saveMissing: onMissing !== undefined,
    missingKeyHandler: (_languages, namespace, key) => onMissing?.(`${namespace}:${key}`),
  });
  return text;
}

/** Adds the words of a game under its id. Adding them again changes nothing. */
export function addGameTexts(text: i18n, game: string, texts: GameTexts): void {
  for (const language of LANGUAGES) {
    if (!text.hasResourceBundle(language, game)) text.addResourceBundle(language, game, withZero(texts[language]));
  }
}

/** Adds further words of a game whose words are there: those of a part that is loaded when it is opened. */
export function addMoreTexts(text: i18n, game: string, texts: GameTexts): void {
  for (const language of LANGUAGES) text.addResourceBundle(language, game, withZero(texts[language]), true);
}

/** Switches the words, and tells the document what it speaks now. */
export function speak(text: i18n, language: Language, root: HTMLElement): void {
  root.lang = language;
  if (text.language !== language) void text.changeLanguage(language);
}
