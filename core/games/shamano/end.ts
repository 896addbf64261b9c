/** Defeats, and the ways a match ends. */
import type { Seat } from '../../kit/game.ts';
import type { Card } from './cards.ts';
import type { Ear } from './events.ts';
import { living, type SeatValues, type State, setValues } from './state.ts';

/** Defeats all who have no hit points left, from the actor on; returns how many. */
export function defeat(state: State, actor: Seat, ear: Ear): number {
  const count = state.hands.length;
  let fallen = 0;
  for (let i = 0, seat = actor; i < count; i++, seat = (seat + state.flow.direction + count) % count) {
    if (!state.seats.alive[seat] || (state.seats.hp[seat] as number) > 0) continue;
    fell(state, seat, ear);
    fallen++;
  }
  return fallen;
}

const DEFEATED: Required<Omit<SeatValues, 'hp'>> = {
  alive: false,
  old: 0,
  fresh: 0,
  skip: false,
  banish: 0,
  joke: 0,
  vacuum: 0,
  energy: 0,
  resource: 0,
  hits: 0,
  brace: 0,
  right: false,
};

/** A defeated player's hand goes under the discard pile; buffs and everything held end. */
function fell({ seats, hands, discard }: State, seat: Seat, ear: Ear): void {
  const hand = hands[seat] as Card[];
  const cards = hand.slice();
  discard.unshift(...cards);
  hand.length = 0;
  setValues(seats, seat, DEFEATED);
  ear?.({ type: 'defeated', seat, cards, now: DEFEATED });
}

/** Ends the match if at most one player is left. */
export function decided(state: State, ear: Ear): boolean {
  const left = living(state.seats);
  if (left > 1) return false;
  if (left === 0) finish(state, [], 'draw', ear);
  else finish(state, [state.seats.alive.indexOf(true)], 'last-standing', ear);
  return true;
}

export function finish(state: State, winners: readonly Seat[], by: string, ear: Ear): void {
  state.result = { winners, by };
  ear?.({ type: 'match-over', result: state.result });
}

/** Nobody can play or draw: the most hit points win, then the fewest cards, else it is a draw. */
export function finishBlocked(state: State, ear: Ear): void {
  const best = bestOf(state);
  if (best.length === 1) finish(state, best, 'blocked', ear);
  else finish(state, [], 'draw', ear);
}

/** The living players with the most hit points, of those the ones with the fewest cards. */
function bestOf({ seats, hands }: State): Seat[] {
  const alive = [...hands.keys()].filter((seat) => seats.alive[seat]);
  const most = Math.max(...alive.map((seat) => seats.hp[seat] as number));
  const healthy = alive.filter((seat) => seats.hp[seat] === most);
  const fewest = Math.min(...healthy.map((seat) => (hands[seat] as Card[]).length));
  return healthy.filter((seat) => (hands[seat] as Card[]).length === fewest);
}
