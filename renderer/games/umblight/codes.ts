/** From the core's numbers to what the table speaks: card codes, spots, words. */
import { writeCard } from '../../../core/games/umblight/actions.ts';
import { type Battle, type BoardCard, HIDDEN, LANES, sideOf } from '../../../core/games/umblight/battle/battle.ts';
import { designOf, kindOf } from '../../../core/games/umblight/cards/designs.ts';
import { FIRST_EXTRA, isCoin } from '../../../core/games/umblight/cards/kinds.ts';
import type { Seat } from '../../../core/kit/game.ts';
import type { CardCode, Sentence, SentenceValue, SpotId } from '../../table/face.ts';

/** The seat whose row is the lower one: whoever looks, or for onlookers the first. */
export const bottomOf = (as: Seat | null): Seat => as ?? 0;

/** Lanes 0 … 2 of the lower row, 3 … 5 of the upper one, as placing counts them. */
export function laneSpot(side: Seat, lane: number, as: Seat | null): SpotId {
  return `lane:${side === bottomOf(as) ? lane : LANES + lane}`;
}

export const seatSpot = (side: Seat): SpotId => `seat:${side}`;

/** Where a card of a side's hand lies for these eyes. */
export function handSpot(side: Seat, as: Seat | null, card?: number): SpotId {
  if (side !== as) return `fan:${side}`;
  return card === undefined ? 'hand' : `hand:${writeCard(card)}`;
}

export const deckSpot = (side: Seat, as: Seat | null): SpotId => (side === bottomOf(as) ? 'deck' : 'far-deck');
export const bankSpot = (side: Seat, as: Seat | null): SpotId => (side === bottomOf(as) ? 'bank' : seatSpot(side));

export const cardValue = (kind: number): SentenceValue => ({ card: writeCard(kind) });

/** A laid card is called after its uppermost part; coins on top lend no name. */
export function headOf({ parts }: Pick<BoardCard, 'parts'>): number {
  return parts.findLast((part) => !isCoin(part)) ?? parts[0] ?? 0;
}

export function nameOf(card: CardCode): Sentence {
  return { key: card.startsWith('x') && kindOf(card) === null ? 'cards.unknown' : `cards.${card}` };
}

const costOf = (battle: Battle, kind: number) =>
  kind >= FIRST_EXTRA ? (battle.extra[kind - FIRST_EXTRA]?.cost ?? 0) : designOf(kind).cost;

/** The hand as it is held: by cost, coin cards last. */
export function handOf(battle: Battle, seat: Seat): readonly CardCode[] {
  const { hand, purse } = sideOf(battle, seat);
  const known = hand.filter((kind) => kind !== HIDDEN);
  const cards = [...known].sort((a, b) => costOf(battle, a) - costOf(battle, b) || a - b);
  const coins = purse.filter((kind) => kind !== HIDDEN).sort((a, b) => a - b);
  return [...cards, ...coins].map(writeCard);
}
