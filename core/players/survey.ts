/**
 * A survey is what a game wants to know of itself from many matches between computer players: which
 * set-ups to go through (decks, characters), and tables over all of them, each row with its bounds.
 */
import type { Move, Setup } from '../kit/game.ts';

export interface Survey {
  /** Gone through one after the other; every seating plays each once before the next comes. */
  setups(usual: Setup<object>): readonly Setup<object>[];
  /** A collector for one tournament. */
  begin(): Collector;
}

export interface Collector {
  note(match: Surveyed): void;
  tables(): SurveyTable[];
}

export interface Surveyed {
  readonly setup: Setup<object>;
  readonly seed: string;
  readonly moves: readonly Move[];
  /** The last state. */
  readonly state: object;
  readonly winners: readonly number[];
}

export interface SurveyTable {
  readonly name: string;
  /** What the rows count; absent: they are shares. */
  readonly unit?: string;
  /** Bounds each row has to keep, ends included. */
  readonly least: number;
  readonly most: number;
  readonly rows: readonly SurveyRow[];
}

export interface SurveyRow {
  readonly name: string;
  /** A share, or a number in the unit of the table. */
  readonly share: number;
  /** Matches (or sides of matches) behind it. */
  readonly matches: number;
}

/** The set-up of a match: that of its turn, the same for each seating of `seats`. */
export function setupAt(setups: readonly Setup<object>[], index: number, seats: number): Setup<object> | undefined {
  return setups[Math.floor(index / seats) % Math.max(1, setups.length)];
}

/** Whether a row keeps the bounds of its table. */
export function holds({ least, most }: SurveyTable, { share }: SurveyRow): boolean {
  return share >= least && share <= most;
}
