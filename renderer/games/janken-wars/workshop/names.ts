/** Names of designs, in each language they have one in, which no other of the players' own decks has. */
import { type DeckDesign, LANGUAGES, type LocalText } from '../../../../core/games/janken-wars/deck/design.ts';
import { blankDesign, copyDesign } from '../../../../core/games/janken-wars/deck/edit.ts';
import { same } from '../../../../core/kit/plain.ts';
import { freeNumber, numbered } from '../../../decks/names.ts';
import { en } from '../../../decks/text/en.ts';
import { ptBR } from '../../../decks/text/pt-BR.ts';

const MOST = 40;
const WORDS = { en, 'pt-BR': ptBR };

/** The design, with a number behind its name if one of these decks is called so in some language. */
export function freshlyNamed(design: DeckDesign, others: readonly DeckDesign[]): DeckDesign {
  const withNumber = (n: number) => eachName(design.name, (name) => numbered(name, n, MOST));
  const taken = (n: number) => {
    const wanted = withNumber(n);
    return others.some(({ name }) =>
      LANGUAGES.some((language) => name[language] !== undefined && name[language] === wanted[language]),
    );
  };
  return copyDesign(design, { id: 'deck', name: withNumber(freeNumber(taken)) });
}

/** A deck to begin with. */
export function newDeck(others: readonly DeckDesign[]): DeckDesign {
  return freshlyNamed(blankDesign('deck', { en: en.newName, 'pt-BR': ptBR.newName }), others);
}

/** A copy, named so in each language the deck has a name in. */
export function copyOf(design: DeckDesign, others: readonly DeckDesign[]): DeckDesign {
  const name = eachName(design.name, (deck, language) => WORDS[language].copyName.replace('{{deck}}', () => deck));
  return freshlyNamed(copyDesign(design, { id: 'deck', name }), others);
}

/** Whether two designs are the same deck, whatever id they were kept or shipped under. */
export const sameDeck = (a: DeckDesign, b: DeckDesign): boolean => same({ ...a, id: '' }, { ...b, id: '' });

function eachName(name: LocalText, change: (name: string, language: keyof typeof WORDS) => string): LocalText {
  const named = LANGUAGES.flatMap((language) => {
    const given = name[language];
    return given === undefined ? [] : [[language, change(given, language)]];
  });
  return Object.fromEntries(named);
}
