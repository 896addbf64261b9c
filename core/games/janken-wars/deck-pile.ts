/**
 * The deck of a match and what is known of its order: cards buried before everybody's eyes at its
 * bottom, and cards a seat has looked at on its top.
 */
import type { Seat } from '../../kit/game.ts';
import { NONE, other, type State } from './state.ts';

/** The top card, or NONE. */
export function draw(state: State): number {
  const { deck, known } = state;
  const card = deck.pop();
  if (card === undefined) return NONE;
  if ((known[0] as number) > 0) known[0] = (known[0] as number) - 1;
  if ((known[1] as number) > 0) known[1] = (known[1] as number) - 1;
  if (state.buried > deck.length) state.buried = deck.length;
  return card;
}

/** Puts a card on the bottom, seen by all. */
export function bury(state: State, card: number): void {
  state.deck.unshift(card);
  state.buried++;
}

/** The top cards, the next one to be drawn first. */
export function topCards(state: Readonly<State>, count: number): number[] {
  const { deck } = state;
  const cards: number[] = [];
  for (let i = 1; i <= count && i <= deck.length; i++) cards.push(deck[deck.length - i] as number);
  return cards;
}

/**
 * A seat learns the top cards and may reorder them: what others knew of those places holds no longer,
 * unless there is only one.
 */
export function reveal(state: State, seat: Seat, count: number): void {
  state.known[seat] = Math.max(state.known[seat] as number, count);
  if (count < 2) return;
  state.known[other(seat)] = 0;
  state.buried = Math.min(state.buried, state.deck.length - count);
}

/** Brings the first card of a kind at or below place `from` (0: the top) to that place. */
export function place(state: State, card: number, from: number): void {
  const { deck } = state;
  const target = deck.length - 1 - from;
  const found = deck.lastIndexOf(card, target);
  deck[found] = deck[target] as number;
  deck[target] = card;
}
