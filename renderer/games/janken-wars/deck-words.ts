/** What the cards of one deck are called, and what is said of them aloud. */
import type { DeckDesign } from '../../../core/games/janken-wars/deck/design.ts';
import { effectText } from '../../../core/games/janken-wars/deck/effect-text.ts';
import type { Options } from '../../../core/games/janken-wars/state.ts';
import type { CardCode, Sentence } from '../../table/face.ts';
import type { Language } from '../../text/index.ts';
import { FREEBIE, localText, type Printed } from './art/printed.ts';
import { STAR_CARD, signOf } from './codes.ts';

export const deckOf = (options: object): DeckDesign => (options as Options).deck;

export function printedIn(deck: DeckDesign, code: CardCode): Printed {
  return deck.cards.find((card) => card.code === code) ?? FREEBIE;
}

export function namer(deck: DeckDesign): (card: CardCode) => Sentence {
  return (card) => {
    const sign = signOf(card);
    if (sign !== null) return { key: `signs.${card.slice(1)}` };
    if (card === STAR_CARD) return { key: 'cards.star' };
    const { name } = printedIn(deck, card);
    return { key: 'cards.named', values: { en: localText(name, 'en'), pt: localText(name, 'pt-BR') } };
  };
}

/** Its effect in words, for who cannot see the card. */
export const effectOf = (deck: DeckDesign, code: CardCode, language: Language): string =>
  effectText(printedIn(deck, code), language);
