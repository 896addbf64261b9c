/**
 * Searching as many rounds ahead as a budget allows. Positions at the end of rounds are counted; what a
 * position is worth so many rounds ahead is remembered within one decision. Where the match ends within
 * reach, as with few cards left, the answer is exact.
 */
import type { Budget } from '../../../players/player.ts';
import type { State } from '../state.ts';
import type { Draws } from './draws.ts';
import { unseenOf } from './features.ts';
import { deckEnds, lookingJudge, readingJudge } from './judges.ts';
import type { Judge, Search } from './lookahead.ts';
import { positionKey } from './position-key.ts';
import type { Weights } from './position-value.ts';

/** Positions read for each playout of a budget. */
const POSITIONS_PER_PLAYOUT = 1;
/** No search looks further ahead, in rounds. */
const DEEPEST = 12;
/** How unknown cards are looked at. */
const DRAWS: Draws = { most: 8, samples: 3 };
/** Between two looks at the clock. */
const CLOCK_EVERY = 256;

/** The budget is used up in the middle of a search. */
class Overrun extends Error {}

export interface Deepened<T> {
  readonly found: T;
  /** Rounds looked ahead. */
  readonly depth: number;
  /** Whether no position had to be judged by its looks. */
  readonly exact: boolean;
  /** Whether the clock, not the count, ended it. */
  readonly cut: boolean;
}

interface Ledger {
  readonly limit: number;
  read: number;
  counted: number;
  cut: boolean;
  readonly expired: () => boolean;
  readonly memory: Map<number, number>;
}

/** Runs a task with searches that look further and further ahead; the last one that was completed counts. */
export function deepen<T>(weights: Weights, world: State, budget: Budget, task: (search: Search) => T): Deepened<T> {
  const limit = Math.max(1, budget.playouts) * POSITIONS_PER_PLAYOUT;
  const expired = budget.expired ?? (() => false);
  const ledger: Ledger = { limit, read: 0, counted: 0, cut: false, expired, memory: new Map() };
  const looks = readingJudge(weights, unseenOf(world.kinds, world.deck));
  let done: Deepened<T> = { ...attempt(ledger, looks, 1, task, false), cut: false };
  let before = ledger.counted;
  let growth = before * Math.max(1, new Set(world.deck).size);
  for (let depth = 2; depth <= DEEPEST && !done.exact && before * growth <= limit - ledger.counted; depth++) {
    const start = ledger.counted;
    try {
      done = { ...attempt(ledger, looks, depth, task, true), cut: false };
    } catch (error) {
      if (!(error instanceof Overrun)) throw error;
      return { ...done, cut: ledger.cut };
    }
    const cost = Math.max(1, ledger.counted - start);
    growth = Math.max(1, cost / Math.max(1, before));
    before = cost;
  }
  return done;
}

function attempt<T>(ledger: Ledger, looks: Judge, depth: number, task: (search: Search) => T, limited: boolean) {
  const reads = ledger.read;
  const found = task({ judge: judgeAt(ledger, looks, depth - 1, limited), draws: DRAWS });
  return { found, depth, exact: ledger.read === reads && depth > 1 };
}

/** A judge that looks so many more rounds ahead. */
function judgeAt(ledger: Ledger, looks: Judge, rounds: number, limited: boolean): Judge {
  if (rounds === 0) {
    return (state) => {
      count(ledger, limited);
      if (!deckEnds(state)) ledger.read++;
      return looks(state);
    };
  }
  const further = lookingJudge({ judge: judgeAt(ledger, looks, rounds - 1, limited), draws: DRAWS });
  return (state) => {
    const key = positionKey(state, rounds);
    const known = ledger.memory.get(key);
    if (known !== undefined) return known;
    count(ledger, limited);
    const value = further(state);
    ledger.memory.set(key, value);
    return value;
  };
}

function count(ledger: Ledger, limited: boolean): void {
  ledger.counted++;
  if (!limited) return;
  if (ledger.counted % CLOCK_EVERY === 0 && ledger.expired()) {
    ledger.cut = true;
    throw new Overrun();
  }
  if (ledger.counted > ledger.limit) throw new Overrun();
}
