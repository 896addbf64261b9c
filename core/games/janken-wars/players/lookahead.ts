/**
 * Looking rounds ahead. A *judge* says what a position at the end of a round is worth; `settle` plays
 * the rest of a round with the best choices of both, as far as they are choices of one player at a time,
 * and `stage` is the game of throws that this leads to. All values are chances of seat 0 to win.
 *
 * The states searched are a player's own, imagined from its view. A round is searched as if it were the
 * last one of the match: the rules then stop by themselves where it ends, before anything is drawn.
 */
import type { Seat } from '../../../kit/game.ts';
import { type Repeated, type Solution, solveRepeated } from '../../../players/matrix-game.ts';
import type { ActionDesign } from '../deck/design.ts';
import { awaiting, legal } from '../legal.ts';
import { play } from '../play.ts';
import { beats } from '../round.ts';
import { type Action, NONE, ROUND_LIMIT, type State } from '../state.ts';
import { clone, overwrite } from '../view.ts';
import { type Draws, overDraws, reroll } from './draws.ts';

/** What a position at the end of a round is worth. Unless by stars, its result is not to be believed. */
export type Judge = (state: State) => number;

export interface Search {
  readonly judge: Judge;
  readonly draws: Draws;
}

/**
 * States to search in, one for each level, kept because making states is most of the cost. Searches
 * nest (a judge may search on), so they share one level.
 */
const spare: State[] = [];
let level = 0;

/** Looks at a copy of a state, one level down. */
export function aside(state: State, look: (copy: State) => number): number {
  const kept = spare[level];
  const fits = kept !== undefined && kept.kinds === state.kinds && kept.cards === state.cards;
  const copy = fits ? kept : clone(state);
  if (fits) overwrite(copy, state);
  else spare[level] = copy;
  level++;
  try {
    return look(copy);
  } finally {
    level--;
  }
}

/** A copy that stops at the end of its round. */
export function lastRound(state: State): State {
  const copy = clone(state);
  copy.round = ROUND_LIMIT;
  return copy;
}

/** Whether a round searched is over. */
export const roundOver = (state: State): boolean => state.phase === 'over' || state.phase === 'last-duel';

/** The worth of a match won by stars; null otherwise. */
export function wonByStars({ result }: State): number | null {
  return result?.by === 'stars' ? 1 - (result.winners[0] ?? 0) : null;
}

/** What the rest of a round is worth when everybody chooses the best for themselves. */
export function settle(search: Search, state: State): number {
  if (roundOver(state)) return wonByStars(state) ?? search.judge(state);
  const seat = awaiting(state)[0] ?? 0;
  let best = seat === 0 ? -1 : 2;
  for (const action of legal(state, seat)) {
    const value = after(search, state, seat, action);
    if (seat === 0 ? value > best : value < best) best = value;
  }
  return best;
}

/** What a decision is worth: the mean over what may come where cards nobody knows, or luck, come into it. */
export function after(search: Search, state: State, seat: Seat, action: Action): number {
  const effect = chancyEffect(state, action);
  const follow = (from: State) =>
    aside(from, (copy) => {
      play(copy, seat, action);
      return settle(search, copy);
    });
  if (effect === null) return follow(state);
  return aside(state, (copy) => {
    if (effect.kind === 'gain-deck') return overDraws(copy, effect.count, search.draws, () => follow(copy));
    let sum = 0;
    for (let sample = 0; sample < search.draws.samples; sample++) {
      reroll(copy.rng, sample);
      sum += follow(copy);
    }
    return sum / search.draws.samples;
  });
}

/** The effect of an action that depends on cards nobody knows, or on luck; null if there is none. */
function chancyEffect(state: State, action: Action): ActionDesign | null {
  let effect: ActionDesign | null = null;
  if (action.type === 'take') effect = state.kinds.find(({ code }) => code === action.card)?.action ?? null;
  if (action.type === 'pick' && state.pending?.kind === 'discard-own') effect = state.pending.then;
  if (effect === null) return null;
  const rolls = effect.kind === 'opponent-discards' && effect.choice === 'random';
  return rolls || effect.kind === 'gain-deck' ? effect : null;
}

/** What winning the duel of a round with a throw is worth. */
export function wonWith(search: Search, state: State, winner: Seat, thrown: number): number {
  return aside(state, (copy) => {
    toPrize(copy, winner, thrown);
    return settle(search, copy);
  });
}

/** The position in which a seat has won this round's duel with a throw; the round is the last to be played. */
export function toPrize(state: State, winner: Seat, thrown: number): void {
  state.round = ROUND_LIMIT;
  state.phase = 'prize';
  state.winner = winner;
  state.won = thrown;
  state.throws[0] = NONE;
  state.throws[1] = NONE;
}

/** The game of throws that six ways to win a round lead to: rows are seat 0's; ties are thrown again. */
export function throwGame(worth: (winner: Seat, thrown: number) => number): Repeated {
  const won = [0, 1].map((seat) => [0, 1, 2].map((thrown) => worth(seat, thrown)));
  return [0, 1, 2].map((a) =>
    [0, 1, 2].map((b) => (a === b ? null : ((beats(a, b) ? won[0]?.[a] : won[1]?.[b]) ?? null))),
  );
}

/** The round's game of throws, solved. */
export function solveStage(search: Search, state: State): Solution {
  return solveRepeated(throwGame((winner, thrown) => wonWith(search, state, winner, thrown)));
}
