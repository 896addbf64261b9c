/**
 * The one table of card kinds: code, colour, symbol, number, copies and effects. A card is the index of
 * its kind in `KINDS`; two cards of a kind cannot be told apart. Black cards carry no colour in a pile.
 */
import { removeAt } from '../../kit/piles.ts';
import { COLOUR_CODES, COLOURS, type Colour, ELEMENTS } from './colours.ts';
import type { Effect } from './effects.ts';
import { elements } from './elements.ts';

export type Card = number;
export type CardSymbol = '1' | '2' | '3' | '4' | '*' | 'S' | 'R' | '+2' | 'W' | 'W4';

export interface Kind {
  readonly card: Card;
  /** `r3`, `b*`, `yS`, `gR`, `r+2`, `W`, `W4`. */
  readonly code: string;
  /** Null for black cards. */
  readonly colour: Colour | null;
  readonly symbol: CardSymbol;
  /** 1 … 4 on number cards, otherwise 0. */
  readonly number: number;
  readonly copies: number;
  readonly effects: readonly Effect[];
}

/** The split of the 76 cards that the source leaves open: 64 number cards, 12 Skill Cards. */
const NUMBER_COPIES = 4;
const SKILL_COPIES = 3;

type Print = Omit<Kind, 'card' | 'code' | 'colour'>;

const COLOURED: readonly Omit<Print, 'effects'>[] = [
  { symbol: '1', number: 1, copies: NUMBER_COPIES },
  { symbol: '2', number: 2, copies: NUMBER_COPIES },
  { symbol: '3', number: 3, copies: NUMBER_COPIES },
  { symbol: '4', number: 4, copies: NUMBER_COPIES },
  { symbol: '*', number: 0, copies: SKILL_COPIES },
  { symbol: 'S', number: 0, copies: 2 },
  { symbol: 'R', number: 0, copies: 2 },
  { symbol: '+2', number: 0, copies: 2 },
];
const BLACK: readonly Print[] = [
  { symbol: 'W', number: 0, copies: 4, effects: [{ does: 'cast' }] },
  { symbol: 'W4', number: 0, copies: 4, effects: [{ does: 'stack', amount: 4 }] },
];
const SYMBOLS = COLOURED.length;

function effectsOf(symbol: CardSymbol, colour: Colour): readonly Effect[] {
  switch (symbol) {
    case '*':
      return [{ does: 'cast' }];
    case 'S':
      return [{ does: 'skip' }];
    case 'R':
      return [{ does: 'reverse' }];
    case '+2':
      return [{ does: 'stack', amount: 2 }];
    default:
      return elements[ELEMENTS[colour] as (typeof ELEMENTS)[number]];
  }
}

export const KINDS: readonly Kind[] = [
  ...COLOURS.flatMap((colour) =>
    COLOURED.map((print, i): Kind => {
      const code = `${COLOUR_CODES[colour]}${print.symbol}`;
      return { ...print, card: colour * SYMBOLS + i, code, colour, effects: effectsOf(print.symbol, colour) };
    }),
  ),
  ...BLACK.map((print, i): Kind => {
    return { ...print, card: COLOURS.length * SYMBOLS + i, code: print.symbol, colour: null };
  }),
];

export const WILD: Card = COLOURS.length * SYMBOLS;
export const WILD_FOUR: Card = WILD + 1;

/** The pack of 108, sorted. */
export const PACK: readonly Card[] = KINDS.flatMap((kind) => Array.from({ length: kind.copies }, () => kind.card));

const BY_CODE: ReadonlyMap<string, Card> = new Map(KINDS.map((kind) => [kind.code, kind.card]));

export function kindOf(card: Card): Kind {
  return KINDS[card] as Kind;
}

export function codeOf(card: Card): string {
  return kindOf(card).code;
}

/** The card of a code, or null. */
export function cardOf(code: unknown): Card | null {
  return (typeof code === 'string' ? BY_CODE.get(code) : undefined) ?? null;
}

export const isBlack = (card: Card): boolean => card >= WILD;
/** The colour of a coloured card. */
export const colourOn = (card: Card): Colour => (card >> 3) as Colour;
export const isSkill = (card: Card): boolean => card < WILD && (card & 7) === 4;
export const isNumber = (card: Card): boolean => card < WILD && (card & 7) < 4;
export const isPlusTwo = (card: Card): boolean => card < WILD && (card & 7) === 7;
export const skillCard = (colour: Colour): Card => colour * SYMBOLS + 4;

/**
 * Whether a card follows: black, of the current colour, or with the symbol of the top card. Skill Cards
 * match by colour only, both when played and when played on. `top` is null before the first card.
 */
export function follows(card: Card, colour: Colour | null, top: Card | null): boolean {
  if (card >= WILD || card >> 3 === colour) return true;
  return top !== null && top < WILD && (card & 7) === (top & 7) && (card & 7) !== 4;
}

/** Whether a card may answer a stack: +2 by +2 of any colour or +4, +4 by +4 only. */
export function answers(card: Card, four: boolean): boolean {
  return card === WILD_FOUR || (!four && isPlusTwo(card));
}

/** Takes one card out of a hand that holds it; scenarios keep hands in the order they were written. */
export function takeOut(hand: Card[], card: Card): void {
  removeAt(hand, hand.indexOf(card));
}
