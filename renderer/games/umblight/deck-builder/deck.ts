/** A deck on the bench as its builder changes it: cards put in and taken out, counted, in order. Pure. */
import { kindOf, printedOf, SET } from '../../../../core/games/umblight/cards/designs.ts';
import type { Printed } from '../../../../core/games/umblight/cards/printed.ts';
import { MOST_CARDS, NAME_LENGTH, type NamedDeck } from '../../../../core/games/umblight/decks/deck-file.ts';
import { copiesOf, MOST_COPIES } from '../../../../core/games/umblight/decks/deck-rules.ts';
import { freeNumber, numbered } from '../../../decks/names.ts';

export type { NamedDeck };

/** Why a card cannot be put in. */
export type NoRoom = 'copies' | 'cards';

/** Costs a card of the set may have, ascending. */
export const COSTS: readonly number[] = [...new Set(SET.map(({ cost }) => cost))].sort((a, b) => a - b);

export function printed(code: string): Printed | null {
  return printedOf(kindOf(code) ?? -1);
}

export function copies(deck: NamedDeck, code: string): number {
  return deck.cards.filter((card) => card === code).length;
}

/** Why one more copy of this card does not fit; null if it does. */
export function noRoom(deck: NamedDeck, code: string): NoRoom | null {
  if (copies(deck, code) >= MOST_COPIES) return 'copies';
  return deck.cards.length >= MOST_CARDS ? 'cards' : null;
}

/** The deck with one more copy; the same deck if it does not fit. */
export function withCard(deck: NamedDeck, code: string): NamedDeck {
  return noRoom(deck, code) === null ? { ...deck, cards: [...deck.cards, code] } : deck;
}

/** The deck with one copy less; the same deck if there is none. */
export function withoutCard(deck: NamedDeck, code: string): NamedDeck {
  const at = deck.cards.lastIndexOf(code);
  return at < 0 ? deck : { ...deck, cards: deck.cards.toSpliced(at, 1) };
}

/** The deck, with a number behind its name if one of these is called so, cut to what a name may be. */
export function freshlyNamed({ name, cards }: NamedDeck, others: readonly NamedDeck[]): NamedDeck {
  const taken = (n: number) => others.some((other) => other.name === numbered(name, n, NAME_LENGTH));
  return { name: numbered(name, freeNumber(taken), NAME_LENGTH), cards: [...cards] };
}

/** A copy under another name. */
export const copyOf = ({ cards }: NamedDeck, name: string, others: readonly NamedDeck[]): NamedDeck =>
  freshlyNamed({ name, cards }, others);

/** The first of these that is the same deck: the same cards in any order, and the same name unless that is unknown. */
export function twin<K extends { readonly design: NamedDeck }>(
  { name, cards }: { readonly name: string | null; readonly cards: readonly string[] },
  decks: readonly K[],
): K | null {
  const sorted = cards.toSorted().join();
  const found = decks.filter(({ design }) => design.cards.toSorted().join() === sorted);
  return found.find(({ design }) => name === null || design.name === name) ?? null;
}

/** One line of the list beside the browser. */
export interface Row {
  readonly card: Printed;
  readonly count: number;
}

/** The different cards of a deck: by cost, then in the order of the set. */
export function rowsOf(cards: readonly string[]): readonly Row[] {
  const counted = copiesOf(cards);
  return [...SET]
    .sort((a, b) => a.cost - b.cost)
    .flatMap((card) => {
      const count = counted.get(card.code);
      return count === undefined ? [] : [{ card, count }];
    });
}

export interface Column {
  readonly cost: number;
  readonly light: number;
  readonly shadow: number;
}

export interface Sums {
  readonly count: number;
  readonly light: number;
  readonly shadow: number;
  /** Mean cost; null for a deck without cards. */
  readonly meanCost: number | null;
  /** Cards by cost and polarity, a column for every cost of the set. */
  readonly curve: readonly Column[];
}

export function sumsOf(cards: readonly string[]): Sums {
  const all = cards.flatMap((code) => printed(code) ?? []);
  const of = (polarity: Printed['polarity'], cost?: number) =>
    all.filter((card) => card.polarity === polarity && (cost === undefined || card.cost === cost)).length;
  return {
    count: cards.length,
    light: of('light'),
    shadow: of('shadow'),
    meanCost: all.length === 0 ? null : all.reduce((sum, { cost }) => sum + cost, 0) / all.length,
    curve: COSTS.map((cost) => ({ cost, light: of('light', cost), shadow: of('shadow', cost) })),
  };
}
