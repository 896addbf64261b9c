/**
 * What is printed on a card: its design, or the Freebie's, which is in no deck. Texts are looked up in
 * the language of the screen and, if a maker of decks has left that out, in the other one.
 */
import { type CardDesign, type LocalText, TOKEN_CODE, TYPES } from '../../../../core/games/janken-wars/deck/design.ts';
import { NO_TYPE } from '../../../../core/games/janken-wars/kinds.ts';
import type { Language } from '../../../text/index.ts';

export type Printed = Omit<CardDesign, 'type'> & { readonly type: CardDesign['type'] | null };

export const FREEBIE: Printed = {
  code: TOKEN_CODE,
  name: { 'pt-BR': 'Brinde', en: 'Freebie' },
  type: null,
  rarity: 'simple',
  copies: 0,
  points: 1,
  action: null,
  condition: null,
  flavour: {},
  picture: { motif: 'tag', ink: 'kraft', ground: 'cream' },
};

/** The number of a card's type, as the rules count them. */
export const typeOf = ({ type }: Printed): number => (type === null ? NO_TYPE : TYPES.indexOf(type));

export function localText(text: LocalText, language: Language): string {
  return text[language] ?? text[language === 'en' ? 'pt-BR' : 'en'] ?? '';
}

/** Points as they are printed: a number with a real minus sign, or a star where a rule gives them. */
export const pointsText = (points: CardDesign['points']): string => (typeof points === 'number' ? signed(points) : '*');

export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));
