/** Texts of a design in one or both languages, as a form shows and changes them. */
import { LANGUAGES, type Language, type LocalText } from '../../../../core/games/janken-wars/deck/design.ts';

/** The languages in which a form asks for texts: that of the screen first. */
export const languagesFrom = (screen: Language): readonly Language[] => [
  screen,
  ...LANGUAGES.filter((language) => language !== screen),
];

/** The texts with one changed; an empty one is absent. */
export function withText(texts: LocalText, language: Language, text: string): LocalText {
  const { [language]: _, ...others } = texts;
  return text.trim() === '' ? others : { ...others, [language]: text };
}
