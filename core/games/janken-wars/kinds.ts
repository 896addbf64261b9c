/**
 * The cards of a match as the rules see them. A *kind* is a card as printed, and cards are numbers:
 * 0 is the token, 1 … n are the designs of the deck in their order. `compile` turns a design into the
 * table of kinds that the state holds; texts and pictures stay behind.
 */
import {
  type ActionDesign,
  type CardDesign,
  type ConditionDesign,
  type DeckDesign,
  TOKEN_CODE,
  TYPES,
  type ValueRule,
} from './deck/design.ts';

/** Type numbers: 0 rock, 1 paper, 2 scissors as in `TYPES`; a token has none. */
export const NO_TYPE = 3;
export const TOKEN = 0;

export interface CardKind {
  readonly code: string;
  readonly type: number;
  readonly copies: number;
  /** Printed points, or null where `rule` gives them. */
  readonly points: number | null;
  readonly rule: ValueRule | null;
  readonly action: ActionDesign | null;
  readonly condition: ConditionDesign | null;
}

export type Kinds = readonly CardKind[];

const token: CardKind = Object.freeze({
  code: TOKEN_CODE,
  type: NO_TYPE,
  copies: 0,
  points: 1,
  rule: null,
  action: null,
  condition: null,
});

const compiled = new WeakMap<DeckDesign, Kinds>();

/** The kinds of a design; the same list for the same design. */
export function compile(design: DeckDesign): Kinds {
  const known = compiled.get(design);
  if (known !== undefined) return known;
  const kinds: Kinds = Object.freeze([token, ...design.cards.map(kindOf)]);
  compiled.set(design, kinds);
  return kinds;
}

function kindOf({ code, type, copies, points, action, condition }: CardDesign): CardKind {
  const fixed = typeof points === 'number';
  return Object.freeze({
    code,
    type: TYPES.indexOf(type),
    copies,
    points: fixed ? points : null,
    rule: fixed ? null : points,
    action,
    condition,
  });
}

/** The kind with a code, or -1. */
export function kindByCode(kinds: Kinds, code: string): number {
  for (let i = 0; i < kinds.length; i++) if (kinds[i]?.code === code) return i;
  return -1;
}

/** All cards of a full deck, sorted; tokens are not among them. */
export function fullDeck(kinds: Kinds): number[] {
  const cards: number[] = [];
  kinds.forEach((kind, i) => {
    for (let n = 0; n < kind.copies; n++) cards.push(i);
  });
  return cards;
}
