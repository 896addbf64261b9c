/**
 * The balance report of a deck: Normal plays against itself, match after match, and what happens is
 * counted. The caller drives it in slices, so that it can show progress and stop at any time; a report
 * can be read whenever a match has been played.
 */
import { seeded } from '../../../kit/rng.ts';
import { nextMove } from '../../../players/ask.ts';
import { wilson } from '../../../players/tournament.ts';
import { jankenWars } from '../janken-wars.ts';
import { compile } from '../kinds.ts';
import { normal } from '../players/normal.ts';
import type { Action, State } from '../state.ts';
import { type CardTally, newTally, type Tally, watch } from './balance-tally.ts';
import type { DeckDesign } from './design.ts';

/** How many matches a report is made of. */
export const BALANCE_GAMES = { min: 200, max: 2000 } as const;

/** A report under way: plain data, changed by `playOn`. */
export interface BalanceRun {
  readonly design: DeckDesign;
  readonly games: number;
  readonly seed: string;
  readonly tally: Tally;
}

export interface Share {
  readonly share: number;
  /** Its 95 % interval. */
  readonly low: number;
  readonly high: number;
}

export interface Spread {
  readonly mean: number;
  /** Nine of ten matches are longer, nine of ten shorter. */
  readonly p10: number;
  readonly p90: number;
}

export interface CardReport {
  readonly code: string;
  /** Times won by a duel, in all and in a match on average. */
  readonly times: number;
  readonly taken: number;
  /** Points it was worth in a traded domain, on average; null if it never lay in one. */
  readonly points: number | null;
  /** How often who took it won the match. */
  readonly winShare: Share;
}

export interface BalanceReport {
  readonly games: number;
  readonly rounds: Spread;
  readonly minutes: Spread;
  /** Matches that reached the deck's end. */
  readonly deckEnd: Share;
  /** Matches won by the first seat. */
  readonly firstSeat: Share;
  /** Matches won by the owner of the first star. */
  readonly firstStar: Share;
  /** Shares of rock, paper and scissors among all throws, and among those that won a duel. */
  readonly throws: readonly number[];
  readonly winningThrows: readonly number[];
  readonly cards: readonly CardReport[];
}

/** A report to be made. The design must be one that can be played; too many games are refused. */
export function beginBalance(design: DeckDesign, { games, seed }: { games: number; seed: string }): BalanceRun {
  if (games > BALANCE_GAMES.max) throw new RangeError(`beginBalance: ${games} games are too many`);
  return { design, games, seed, tally: newTally(compile(design)) };
}

/** Plays up to `count` more matches; true when all are played. */
export function playOn({ design, games, seed, tally }: BalanceRun, count: number): boolean {
  for (let i = 0; i < count && tally.games < games; i++) playOne(tally, design, `${seed}/${tally.games}`);
  return tally.games >= games;
}

function playOne(tally: Tally, design: DeckDesign, seed: string): void {
  const watcher = watch(tally);
  const state: State = jankenWars.start({ seats: 2, options: { deck: design } }, seeded(seed), watcher.tell);
  const table = { game: jankenWars, state, players: [normal, normal], seed: `players ${seed}`, heard: () => [] };
  for (let ply = 0; state.result === null; ply++) {
    const move = nextMove({ ...table, ply, budget: { playouts: 1 } });
    if (move === null) throw new Error('nobody moves');
    const action = move.action as Action;
    watcher.before(state, move.seat, action);
    jankenWars.play(state, move.seat, action, watcher.tell);
  }
  watcher.end(state);
}

/** What has been counted so far. */
export function reportOf(tally: Tally): BalanceReport {
  const { games } = tally;
  return {
    games,
    rounds: spread(tally.rounds),
    minutes: spread(tally.seconds.map((seconds) => seconds / 60)),
    deckEnd: wilson(tally.byDeck, games),
    firstSeat: wilson(tally.seats[0], games),
    firstStar: wilson(tally.firstStarWins, tally.firstStars),
    throws: shares(tally.throws),
    winningThrows: shares(tally.winningThrows),
    cards: tally.cards.slice(1).map((card) => cardReport(card, games)),
  };
}

function cardReport({ code, taken, takenByWinner, traded, points }: CardTally, games: number): CardReport {
  return {
    code,
    times: taken,
    taken: games === 0 ? 0 : taken / games,
    points: traded === 0 ? null : points / traded,
    winShare: wilson(takenByWinner, taken),
  };
}

function shares(counts: readonly number[]): number[] {
  const sum = counts.reduce((a, b) => a + b, 0);
  return counts.map((n) => (sum === 0 ? 0 : n / sum));
}

function spread(values: readonly number[]): Spread {
  if (values.length === 0) return { mean: 0, p10: 0, p90: 0 };
  const ordered = [...values].sort((a, b) => a - b);
  const at = (q: number) => ordered[Math.floor(q * (ordered.length - 1))] as number;
  return { mean: values.reduce((a, b) => a + b, 0) / values.length, p10: at(0.1), p90: at(0.9) };
}
