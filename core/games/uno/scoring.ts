/**
 * The end of a round and of the match. A *side* scores as one: a seat, or with `teams` the two partners,
 * who sit opposite and whose entries in `scores` are always equal. Sides are numbered by their first seat.
 */
import type { Result, Seat, Tell } from '../../kit/game.ts';
import { pointsOf } from './cards.ts';
import type { Event } from './events.ts';
import type { RoundEnd, State } from './state.ts';

const TEAMS = 2;

/** How many sides there are. */
export function sideCount(state: State): number {
  return state.options.teams ? TEAMS : state.hands.length;
}

export function sideOf(state: State, seat: Seat): number {
  return state.options.teams ? seat % TEAMS : seat;
}

/** Who went out; `winner` is null if nobody did. */
export interface Ending {
  readonly by: RoundEnd['by'];
  readonly winner: Seat | null;
}

/** Scores the round, lays the hands open, and ends the match if that decides it. */
export function endRound(state: State, { by, winner: out }: Ending, tell?: Tell<Event>): void {
  const held = heldPoints(state);
  const winner = by === 'out' ? out : lowestWinner(state, held);
  const points = addPoints(state, held, by, winner);
  if (by === 'out' && winner !== null) state.wentOut[winner] = state.round;
  state.roundEnd = { by, winner, points };
  state.phase = 'round-over';
  state.turn = state.round % state.hands.length;
  state.stack = 0;
  state.bluff = null;
  state.drawn = null;
  state.fresh = false;
  state.owes = null;
  state.passes = 0;
  if (tell !== undefined) tellRoundOver(state, state.roundEnd, tell);
  const result = matchResult(state, winner);
  if (result === null) return;
  state.result = result;
  state.phase = 'match-over';
  tell?.({ type: 'match-over', result });
}

function tellRoundOver(state: State, end: RoundEnd, tell: Tell<Event>): void {
  tell({ type: 'round-over', end, hands: state.hands.map((hand) => [...hand]), scores: [...state.scores] });
}

/** What each side holds. */
function heldPoints(state: State): number[] {
  const held = Array<number>(sideCount(state)).fill(0);
  for (let seat = 0; seat < state.hands.length; seat++) {
    const side = sideOf(state, seat);
    held[side] = (held[side] as number) + pointsOf(state.hands[seat] as number[]);
  }
  return held;
}

/** Nobody went out: under `winner` the round is the single lowest hand's; under `penalty` it is nobody's. */
function lowestWinner(state: State, held: readonly number[]): Seat | null {
  if (state.options.scoring === 'penalty') return null;
  const lowest = Math.min(...held);
  const first = held.indexOf(lowest);
  return held.indexOf(lowest, first + 1) < 0 ? first : null;
}

/** Adds to the scores what the round brought; returns it by seat. */
function addPoints(state: State, held: readonly number[], by: RoundEnd['by'], winner: Seat | null): number[] {
  const winning = winner === null ? null : sideOf(state, winner);
  const prize = winning === null ? 0 : prizeOf(held, by, winning);
  const points: number[] = [];
  for (let seat = 0; seat < state.scores.length; seat++) {
    const side = sideOf(state, seat);
    const won = side === winning;
    const added = state.options.scoring === 'winner' ? (won ? prize : 0) : won ? 0 : (held[side] as number);
    points.push(added);
    state.scores[seat] = (state.scores[seat] as number) + added;
  }
  return points;
}

/** What the others hold; less the own hand if nobody went out. A partner's hand never counts against its side. */
function prizeOf(held: readonly number[], by: RoundEnd['by'], winning: number): number {
  let prize = 0;
  for (let side = 0; side < held.length; side++) {
    if (side !== winning) prize += held[side] as number;
    else if (by !== 'out') prize -= held[side] as number;
  }
  return prize;
}

/** How the match ended with this round, whose winner is given; null if it goes on. */
function matchResult(state: State, winner: Seat | null): Result | null {
  const { scoring, target } = state.options;
  const { scores } = state;
  if (target !== 'single' && Math.max(...scores) < target) return null;
  const by = target === 'single' ? 'round' : 'target';
  if (scoring === 'penalty') return { winners: lowest(state), by };
  // One round alone is won by whoever won it, even if the others held nothing that counts.
  const seat = target === 'single' ? winner : scores.indexOf(Math.max(...scores));
  return { winners: seat === null ? [] : seatsOf(state, sideOf(state, seat)), by };
}

/** The seats of a side. */
function seatsOf(state: State, side: number): Seat[] {
  return state.options.teams ? [side, side + TEAMS] : [side];
}

/** The lowest total; of several the side that went out most recently; all of them if none ever did. */
function lowest(state: State): Seat[] {
  const least = Math.min(...state.scores);
  let latest = 0;
  for (let seat = 0; seat < state.scores.length; seat++) {
    if (state.scores[seat] === least) latest = Math.max(latest, sideWentOut(state, seat));
  }
  const winners: Seat[] = [];
  for (let seat = 0; seat < state.scores.length; seat++) {
    if (state.scores[seat] === least && sideWentOut(state, seat) === latest) winners.push(seat);
  }
  return winners;
}

/** The round in which a seat's side last went out, 0 for never. */
function sideWentOut({ options, wentOut }: State, seat: Seat): number {
  const own = wentOut[seat] as number;
  return options.teams ? Math.max(own, wentOut[(seat + TEAMS) % (2 * TEAMS)] as number) : own;
}
