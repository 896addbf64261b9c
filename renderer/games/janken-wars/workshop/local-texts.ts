/** Texts of a design in one or both languages, as a form changes them. */
import type { Language, LocalText } from '../../../../core/games/janken-wars/deck/design.ts';

/** The texts with one changed; an empty one is absent. */
export function withText(texts: LocalText, language: Language, text: string): LocalText {
  const { [language]: _, ...others } = texts;
  return text.trim() === '' ? others : { ...others, [language]: text };
}
