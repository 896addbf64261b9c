/** Drawing cards, and the draw pile made anew from the discard pile. */
import type { Seat, Tell } from '../../kit/game.ts';
import { insert } from '../../kit/piles.ts';
import { shuffle } from '../../kit/rng.ts';
import type { DrawReason, Event } from './events.ts';
import type { State } from './state.ts';

export interface Draw {
  readonly seat: Seat;
  readonly count: number;
  readonly reason: DrawReason;
}

/** Whether there is a card to draw, in the draw pile or under the top card. */
export function canDraw(state: State): boolean {
  return state.draw.length > 0 || state.discard.length > 1;
}

/** Gives a seat cards one by one; where both piles run short, what there is. */
export function drawCards(state: State, { seat, count, reason }: Draw, tell?: Tell<Event>): void {
  let left = count;
  while (left > 0) {
    if (state.draw.length === 0 && !reshuffle(state, tell)) return;
    const now = Math.min(left, state.draw.length);
    if (tell !== undefined) tellDraw(state, { seat, count: now, reason }, tell);
    const hand = state.hands[seat] as number[];
    for (let i = 0; i < now; i++) insert(hand, state.draw.pop() as number);
    left -= now;
  }
}

/** One card for a seat on its turn; returns it, or null if there is none. */
export function drawOne(state: State, seat: Seat, tell?: Tell<Event>): number | null {
  if (state.draw.length === 0 && !reshuffle(state, tell)) return null;
  if (tell !== undefined) tellDraw(state, { seat, count: 1, reason: 'turn' }, tell);
  const card = state.draw.pop() as number;
  insert(state.hands[seat] as number[], card);
  return card;
}

/** The cards on top of the draw pile are about to be drawn; who draws them learns which. */
function tellDraw(state: State, { seat, count, reason }: Draw, tell: Tell<Event>): void {
  const cards = state.draw.slice(-count).reverse();
  const shared: Event = { type: 'drew', seat, count, reason };
  tell(shared, { to: [seat], event: { ...shared, cards } });
}

/** Everything under the top card becomes the draw pile; false if nothing lies there. */
function reshuffle(state: State, tell?: Tell<Event>): boolean {
  const { discard } = state;
  const count = discard.length - 1;
  if (count <= 0) return false;
  const top = discard.pop() as number;
  shuffle(state.rng, discard);
  state.draw = discard;
  state.discard = [top];
  tell?.({ type: 'reshuffled', count });
  return true;
}
