/**
 * Choosing by sampled playouts. Every candidate is tried in the same worlds with the same chances to come, so
 * that what is compared is the candidates and not their luck; those clearly behind are dropped, and what is
 * left of the budget goes to the close ones. Knows nothing of a game but what the trial tells.
 */
import { copyRng, fork, type Rng } from '../kit/rng.ts';
import type { Budget } from './player.ts';

/** Tries candidates of one question in one world. */
export interface Trial<C> {
  /** How it ends for the asking seat after a candidate, 0 (lost) to 1 (won). Must not change the world. */
  value(candidate: C, rng: Rng): number;
}

export interface Search<C> {
  /** Not empty; the first is taken where nothing tells them apart. */
  readonly candidates: readonly C[];
  /** A world drawn at random from those the asking seat cannot tell apart. */
  world(rng: Rng): Trial<C>;
  readonly budget: Budget;
  readonly rng: Rng;
}

export interface Found<C> {
  readonly best: C;
  /** Mean value of each candidate, in their order, over the worlds it was tried in. */
  readonly values: readonly number[];
  readonly playouts: number;
  /** The clock ran out before the budget did. */
  readonly cut: boolean;
}

/** Worlds between two looks at who is behind, and before the first. */
const BATCH = 8;
/** How many standard errors behind the leader a candidate is dropped. */
const BEHIND = 2.2;

/** What a candidate was worth in each world it was tried in. */
interface Tally<C> {
  readonly candidate: C;
  readonly values: number[];
}

export function search<C>({ candidates, world, budget, rng }: Search<C>): Found<C> {
  const tallies = candidates.map((candidate): Tally<C> => ({ candidate, values: [] }));
  let alive = tallies;
  let playouts = 0;
  let cut = false;
  while (alive.length > 1 && playouts + alive.length <= budget.playouts) {
    cut = budget.expired?.() ?? false;
    if (cut) break;
    const trial = world(fork(rng));
    const chances = fork(rng);
    for (const tally of alive) tally.values.push(trial.value(tally.candidate, copyRng(chances)));
    playouts += alive.length;
    if ((alive[0] as Tally<C>).values.length % BATCH === 0) alive = dropBehind(alive);
  }
  return { best: lead(alive).candidate, values: tallies.map(({ values }) => mean(values)), playouts, cut };
}

function mean(values: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] as number;
  return values.length === 0 ? 0 : sum / values.length;
}

function lead<C>(alive: readonly Tally<C>[]): Tally<C> {
  let best = alive[0] as Tally<C>;
  for (const tally of alive) if (mean(tally.values) > mean(best.values)) best = tally;
  return best;
}

/** Those that may still turn out best, judged by the differences to the leader world by world. */
function dropBehind<C>(alive: readonly Tally<C>[]): Tally<C>[] {
  const leader = lead(alive);
  return alive.filter((tally) => tally === leader || !isBehind(tally.values, leader.values));
}

function isBehind(values: readonly number[], ahead: readonly number[]): boolean {
  const n = values.length;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const lag = (ahead[i] as number) - (values[i] as number);
    sum += lag;
    squares += lag * lag;
  }
  const lag = sum / n;
  // One world more in which they differ fully: few equal outcomes prove nothing.
  const variance = (squares + 1) / n - lag * lag;
  return lag > BEHIND * Math.sqrt(variance / n);
}
