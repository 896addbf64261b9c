/**
 * The end of a round and of the match. A *side* scores as one: a seat, or with `teams` the two partners,
 * who sit opposite and whose entries in `scores` are always equal.
 */
import type { Result, Seat, Tell } from '../../kit/game.ts';
import { pointsOf } from './cards.ts';
import type { Event } from './events.ts';
import type { RoundEnd, State } from './state.ts';

const TEAMS = 2;

/** The seats of each side. Sides are numbered by their first seat. */
export function sides(state: State): Seat[][] {
  const seats = state.hands.map((_, seat) => seat);
  if (!state.options.teams) return seats.map((seat) => [seat]);
  return seats.slice(0, TEAMS).map((seat) => [seat, seat + TEAMS]);
}

export function sideOf(state: State, seat: Seat): number {
  return state.options.teams ? seat % TEAMS : seat;
}

/** Scores the round, lays the hands open, and ends the match if that decides it. */
export function endRound(state: State, end: { by: RoundEnd['by']; winner: Seat | null }, tell?: Tell<Event>): void {
  const held = sides(state).map((seats) =>
    seats.reduce((sum, seat) => sum + pointsOf(state.hands[seat] as number[]), 0),
  );
  const winner = end.by === 'out' ? end.winner : lowestWinner(state, held);
  const added = addedPoints(state, held, end.by, winner);
  const points = state.hands.map((_, seat) => added[sideOf(state, seat)] as number);
  for (let seat = 0; seat < points.length; seat++) {
    state.scores[seat] = (state.scores[seat] as number) + (points[seat] as number);
  }
  if (end.by === 'out' && winner !== null) state.wentOut[winner] = state.round;
  state.roundEnd = { by: end.by, winner, points };
  state.phase = 'round-over';
  state.turn = state.round % state.hands.length;
  state.stack = 0;
  state.bluff = null;
  state.drawn = null;
  state.fresh = false;
  state.owes = null;
  state.passes = 0;
  tell?.({
    type: 'round-over',
    end: state.roundEnd,
    hands: state.hands.map((hand) => [...hand]),
    scores: [...state.scores],
  });
  const result = matchResult(state, state.roundEnd);
  if (result === null) return;
  state.result = result;
  state.phase = 'match-over';
  tell?.({ type: 'match-over', result });
}

/** Nobody went out: under `winner` the round is the single lowest hand's; under `penalty` it is nobody's. */
function lowestWinner(state: State, held: readonly number[]): Seat | null {
  if (state.options.scoring === 'penalty') return null;
  const lowest = Math.min(...held);
  const first = held.indexOf(lowest);
  return held.indexOf(lowest, first + 1) < 0 ? first : null;
}

/** What each side adds to its score. */
function addedPoints(state: State, held: readonly number[], by: RoundEnd['by'], winner: Seat | null): number[] {
  const winning = winner === null ? null : sideOf(state, winner);
  if (state.options.scoring === 'penalty') return held.map((points, side) => (side === winning ? 0 : points));
  const others = held.reduce((sum, points, side) => (side === winning ? sum : sum + points), 0);
  // Whoever went out is paid in full; a partner's hand does not count against the side.
  const less = winning === null || by === 'out' ? 0 : (held[winning] as number);
  return held.map((_, side) => (side === winning ? others - less : 0));
}

function matchResult(state: State, end: RoundEnd): Result | null {
  const { scoring, target } = state.options;
  const all = sides(state);
  if (target !== 'single' && Math.max(...state.scores) < target) return null;
  const by = target === 'single' ? 'round' : 'target';
  if (scoring === 'penalty') return { winners: lowest(state, all), by };
  const side = target === 'single' ? singleWinner(state, end) : sideOf(state, highest(state));
  return { winners: side === null ? [] : (all[side] as Seat[]), by };
}

/** One round alone: whoever won it, even if the others held nothing that counts. */
function singleWinner(state: State, { winner }: RoundEnd): number | null {
  return winner === null ? null : sideOf(state, winner);
}

function highest({ scores }: State): Seat {
  return scores.indexOf(Math.max(...scores));
}

/** The lowest total; of several the side that went out most recently; all of them if none ever did. */
function lowest(state: State, all: readonly Seat[][]): Seat[] {
  const least = Math.min(...state.scores);
  const tied = all.filter((seats) => state.scores[seats[0] as Seat] === least);
  const last = (seats: readonly Seat[]) => Math.max(...seats.map((seat) => state.wentOut[seat] as number));
  const latest = Math.max(...tied.map(last));
  return tied.filter((seats) => last(seats) === latest).flat();
}
