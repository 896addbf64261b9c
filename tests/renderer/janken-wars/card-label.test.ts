import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { type DeckDesign, TOKEN_CODE } from '../../../core/games/janken-wars/deck/design.ts';
import { shippedDecks } from '../../../core/games/janken-wars/decks/index.ts';
import { face } from '../../../renderer/games/janken-wars/face.ts';
import { cardLabel } from '../../../renderer/games/janken-wars/use-card-label.ts';
import { addGameTexts, createText, type Language } from '../../../renderer/text/index.ts';

const languages = ['en', 'pt-BR'] as const;
const ways = languages.flatMap((language) => shippedDecks.map((deck) => [language, deck.id, deck] as const));

/** The label of every card of a deck and of the Freebie, with its place after it as the table says it. */
function labels(language: Language, deck: DeckDesign, value: number | null): string[] {
  const text = createText(language);
  addGameTexts(text, 'janken-wars', face.texts);
  const t = text.getFixedT(language, 'janken-wars') as TFunction<'janken-wars'>;
  const codes = [TOKEN_CODE, ...deck.cards.map(({ code }) => code)];
  return codes.map((code) => `${cardLabel(t, { deck, code, value, language })}, 3 of 7`);
}

describe.each(ways)('what is said of a card in %s, deck %s', (language, _, deck) => {
  it.each([
    ['as printed', null],
    ['with what it is worth where it lies', -2],
  ])('has no stray stop, blank or sign: %s', (_way, value) => {
    const strange = labels(language, deck, value).filter((said) =>
      /[.,:;] *[.,:;]|\*|\s\s|\s[.,:;]|\{\{|board\./.test(said),
    );
    expect(strange).toEqual([]);
  });

  it('tells every design from every other', () => {
    const said = labels(language, deck, null);
    expect(new Set(said).size).toBe(said.length);
  });
});
