/**
 * The rule of thumb of Normal and Easy: count points, and a star a little above what it costs. It also
 * says how much each throw would bring to either player this round.
 */
import type { Seat } from '../../../kit/game.ts';
import { other, STARS_TO_WIN, type State } from '../state.ts';
import { domainValue } from '../values.ts';
import { type Judge, type Search, wonWith } from './lookahead.ts';

/** What a star counts in points: a domain is traded when it has wasted little. */
const STAR_POINTS = 9.5;
/** Points between even and certain to win. */
const SCALE = 60;

/** Points of a side; the last star counts for the match. */
function points(state: State, seat: Seat): number {
  const stars = state.stars[seat] as number;
  if (stars >= STARS_TO_WIN) return SCALE;
  return STAR_POINTS * stars + domainValue(state, seat);
}

/** Seat 0's lead in points, as a chance to win: half when even. */
export const thumbJudge: Judge = (state) => {
  const lead = (points(state, 0) - points(state, 1)) / SCALE;
  return Math.max(0.001, Math.min(0.999, 0.5 + lead / 2));
};

export function thumbSearch(): Search {
  return { judge: thumbJudge, draws: { most: 0, samples: 1 } };
}

/** What winning this round with each throw would bring a seat, in points against the position now. */
function gains(state: State, seat: Seat): number[] {
  const search = thumbSearch();
  const before = thumbJudge(state);
  return [0, 1, 2].map((thrown) => {
    const lead = wonWith(search, state, seat, thrown) - before;
    return 2 * SCALE * (seat === 0 ? lead : -lead);
  });
}

/** Weight of a throw that promises nothing, and of what it denies the opponent. */
const INDIFFERENT = 1;
const DENIAL = 0.6;

/** What a throw promises a counter of points: the prize it may win, and the one it denies. */
export interface Promised {
  readonly prize: number;
  readonly denial: number;
}

/** For each throw of a seat. */
export function promises(state: State, seat: Seat): Promised[] {
  const mine = gains(state, seat);
  const theirs = gains(state, other(seat));
  return mine.map((gain, thrown) => ({
    prize: Math.max(0, gain),
    denial: DENIAL * Math.max(0, theirs[(thrown + 2) % 3] as number),
  }));
}

/** How often a counter of points throws each. */
export function lure(promised: readonly Promised[]): number[] {
  const weights = promised.map(({ prize, denial }) => INDIFFERENT + prize + denial);
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}
