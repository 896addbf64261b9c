/**
 * A number for what a position at the end of a round is, as far as its worth goes: equal positions have
 * equal keys, and different ones practically never. Order counts only where somebody knows it.
 */
import type { State } from '../state.ts';

/** 32 well-mixed bits of three small numbers. */
function mixed(a: number, b: number, c: number): number {
  let h = Math.imul(a + 1, 0x9e3779b1) ^ Math.imul(b + 1, 0x85ebca6b) ^ Math.imul(c + 1, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return h ^ (h >>> 15);
}

let low = 0;
let high = 0;

function add(zone: number, place: number, card: number): void {
  low = (low + mixed(zone, place, card)) | 0;
  high = (high + mixed(card, zone + 100, place)) | 0;
}

/** Cards of a zone in no order: sums do not tell places. */
function addZone(zone: number, cards: readonly number[]): void {
  for (let i = 0; i < cards.length; i++) add(zone, 0, cards[i] as number);
}

/** The key of a position that is looked at so many rounds ahead. */
export function positionKey(state: State, rounds: number): number {
  low = 0;
  high = 0;
  const { deck, known, buried } = state;
  addZone(1, state.table);
  for (let seat = 0; seat < 2; seat++) {
    addZone(2 + seat, state.domains[seat] as number[]);
    addZone(4 + seat, state.discards[seat] as number[]);
    add(6 + seat, 0, state.stars[seat] as number);
  }
  for (let i = 0; i < buried; i++) add(8, i, deck[i] as number);
  const top = Math.max(known[0] as number, known[1] as number);
  for (let i = 1; i <= top && i <= deck.length; i++) add(9, i, deck[deck.length - i] as number);
  add(10, 0, rounds);
  return (high & 0x1fffff) * 4294967296 + (low >>> 0);
}
