/** `sevenZero`: hands that change their owners. Each receiver, and nobody else, learns what it holds now. */
import type { Seat, Tell } from '../../kit/game.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** A 7: two seats swap their hands. */
export function swapHands(state: State, seat: Seat, other: Seat, tell?: Tell<Event>): void {
  const { hands } = state;
  const mine = hands[seat] as number[];
  hands[seat] = hands[other] as number[];
  hands[other] = mine;
  if (tell === undefined) return;
  tell({ type: 'swapped', seat, with: other });
  tellReceived(state, seat, tell);
  tellReceived(state, other, tell);
}

/** A 0: every hand goes one seat on in the direction of play. */
export function passHands(state: State, tell?: Tell<Event>): void {
  const { hands, direction } = state;
  const last = hands.length - 1;
  if (direction === 1) hands.unshift(hands.pop() as number[]);
  else hands.push(hands.shift() as number[]);
  if (tell === undefined) return;
  tell({ type: 'passed-on', direction });
  for (let seat = 0; seat <= last; seat++) tellReceived(state, seat, tell);
}

function tellReceived(state: State, seat: Seat, tell: Tell<Event>): void {
  const cards = [...(state.hands[seat] as number[])];
  const shared: Event = { type: 'received', seat, count: cards.length };
  tell(shared, { to: [seat], event: { ...shared, cards } });
}
