/** Names of designs which no other of the players' own decks has. */
import {
  type DeckDesign,
  LANGUAGES,
  type Language,
  type LocalText,
} from '../../../../core/games/janken-wars/deck/design.ts';
import { blankDesign, copyDesign } from '../../../../core/games/janken-wars/deck/edit.ts';
import { same } from '../../../../core/kit/plain.ts';
import { freeNumber, numbered } from '../../../decks/names.ts';
import { en } from '../../../decks/text/en.ts';
import { ptBR } from '../../../decks/text/pt-BR.ts';
import { localText } from '../art/printed.ts';

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

/** A deck to begin with. It is named in the language of the screen alone, so that one field renames it. */
export function newDeck(others: readonly DeckDesign[], language: Language): DeckDesign {
  return freshlyNamed(blankDesign('deck', { [language]: WORDS[language].newName }), others);
}

/** A copy, named as one in the language of the screen alone. */
export function copyOf(design: DeckDesign, others: readonly DeckDesign[], language: Language): DeckDesign {
  const name = WORDS[language].copyName.replace('{{deck}}', () => localText(design.name, language));
  return freshlyNamed(copyDesign(design, { id: 'deck', name: { [language]: name } }), others);
}

/** Whether two designs are the same deck, whatever id they were kept or shipped under. */
export const sameDeck = (a: DeckDesign, b: DeckDesign): boolean => same({ ...a, id: '' }, { ...b, id: '' });

function eachName(name: LocalText, change: (name: string) => string): LocalText {
  const named = LANGUAGES.flatMap((language) => {
    const given = name[language];
    return given === undefined ? [] : [[language, change(given)]];
  });
  return Object.fromEntries(named);
}
