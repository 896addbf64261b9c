/**
 * How cards move between piles and hands by chance or force. Every draw of every kind goes through
 * `drawCards`: there it is doubled, held to the hand limit, and reshuffled for.
 */
import type { Seat } from '../../kit/game.ts';
import { insert, removeAt } from '../../kit/piles.ts';
import { below, shuffle } from '../../kit/rng.ts';
import type { Buff, Harm } from './buffs/buff.ts';
import { cardsDrawn, verdictOn } from './buffs/hooks.ts';
import type { Card } from './cards.ts';
import type { Ear } from './events.ts';
import type { State } from './state.ts';

/** An index among so many candidates, drawn by chance or forced by the scenario's dice. */
export function choice(state: State, candidates: number): number {
  if (state.dice.length === 0) return below(state.rng, candidates);
  return (state.dice.shift() as number) % candidates;
}

/** Whether there is a card to draw: in the pile, or under the top of the discard pile. */
export function canDraw({ draw, discard }: Pick<State, 'draw' | 'discard'>): boolean {
  return draw.length > 0 || discard.length > 1;
}

/** How many cards a hand has room for. */
export function room({ options, hands }: State, seat: Seat): number {
  const { handLimit } = options;
  return handLimit === 'off' ? Number.POSITIVE_INFINITY : Math.max(0, handLimit - (hands[seat] as Card[]).length);
}

/**
 * A player draws, doubled by the Joke; what there is if there is less, none above the hand limit.
 * Returns how many; `into` receives the cards.
 */
export function drawCards(state: State, seat: Seat, count: number, ear: Ear, into?: Card[]): number {
  const due = Math.min(cardsDrawn(state.seats, seat, count), room(state, seat));
  let drawn = 0;
  while (drawn < due) {
    if (state.draw.length === 0 && !reshuffle(state, ear)) break;
    const batch = Math.min(due - drawn, state.draw.length);
    takeFromTop(state, seat, batch, ear, into);
    drawn += batch;
  }
  return drawn;
}

function takeFromTop(state: State, seat: Seat, count: number, ear: Ear, into?: Card[]): void {
  const hand = state.hands[seat] as Card[];
  const cards: Card[] | null = ear === undefined ? null : [];
  for (let i = 0; i < count; i++) {
    const card = state.draw.pop() as Card;
    insert(hand, card);
    into?.push(card);
    cards?.push(card);
  }
  if (cards !== null) ear?.({ type: 'drew', seat, count }, { to: [seat], event: { type: 'drew', seat, count, cards } });
}

/** All but the top card become a new draw pile; false if there are none. */
function reshuffle({ rng, draw, discard }: State, ear: Ear): boolean {
  const count = discard.length - 1;
  if (count < 1) return false;
  const top = discard[count] as Card;
  for (let i = 0; i < count; i++) draw.push(discard[i] as Card);
  discard.length = 1;
  discard[0] = top;
  shuffle(rng, draw);
  ear?.({ type: 'reshuffled', count });
  return true;
}

/** A player is made to draw by an effect of `caster`, unless a buff has another opinion. */
export function forceDraw(state: State, caster: Seat, seat: Seat, count: number, ear: Ear): void {
  const { verdict, buff } = verdictOn(state.seats, seat, 'draw');
  // A draw one gives oneself has nobody else to go back to.
  if (verdict === 'stands' || (verdict === 'returned' && caster === seat)) drawCards(state, seat, count, ear);
  else if (verdict === 'void') tellImmune(seat, 'draw', buff, ear);
  else sendBack(state, { harm: 'draw', seat, caster, count, buff }, ear);
}

export interface Return {
  readonly harm: Harm;
  /** Whom the cards were meant for, and who draws them instead. */
  readonly seat: Seat;
  readonly caster: Seat;
  readonly count: number;
  readonly buff: Buff | null;
}

/** Cards go back to their caster, who draws them; what comes back is not sent back again. */
export function sendBack(state: State, { harm, seat, caster, count, buff }: Return, ear: Ear): void {
  if (buff !== null) ear?.({ type: 'sent-back', seat, harm, buff: buff.id, to: caster });
  const own = verdictOn(state.seats, caster, harm);
  if (own.verdict === 'void') tellImmune(caster, harm, own.buff, ear);
  else drawCards(state, caster, count, ear);
}

export function tellImmune(seat: Seat, harm: Harm, buff: Buff | null, ear: Ear): void {
  if (buff !== null) ear?.({ type: 'immune', seat, harm, buff: buff.id });
}

/** The player discards a card at random; it goes under the top card and changes nothing to match. */
export function discardRandom(state: State, seat: Seat, ear: Ear): void {
  const { verdict, buff } = verdictOn(state.seats, seat, 'discard');
  if (verdict === 'void') {
    tellImmune(seat, 'discard', buff, ear);
    return;
  }
  const hand = state.hands[seat] as Card[];
  if (hand.length === 0) return;
  const index = choice(state, hand.length);
  const card = hand[index] as Card;
  removeAt(hand, index);
  state.discard.splice(Math.max(0, state.discard.length - 1), 0, card);
  ear?.({ type: 'discarded', seat, card });
}

/** The caster gives the target a card at random; a buff of the target may keep it where it is. */
export function giveRandom(state: State, caster: Seat, target: Seat, ear: Ear): void {
  const { verdict, buff } = verdictOn(state.seats, target, 'gift');
  if (verdict === 'void') {
    tellImmune(target, 'gift', buff, ear);
    return;
  }
  const hand = state.hands[caster] as Card[];
  if (hand.length === 0) return;
  if (verdict === 'returned') {
    if (buff !== null) ear?.({ type: 'sent-back', seat: target, harm: 'gift', buff: buff.id, to: caster });
    return;
  }
  if (room(state, target) < 1) return;
  const index = choice(state, hand.length);
  const card = hand[index] as Card;
  removeAt(hand, index);
  insert(state.hands[target] as Card[], card);
  const shared = { type: 'gave', seat: caster, to: target } as const;
  ear?.(shared, { to: [caster, target], event: { ...shared, card } });
}
