/**
 * A table: one match in the main process with those who sit at it, and what of it may be shown to whom.
 * An *onlooker* is a seat or, as null, a spectator.
 */
import { type EventBase, heard, type Result, type Seat, type Told } from '../../core/kit/game.ts';
import { history, type Match, undoable } from '../../core/kit/match.ts';
import type { Decided } from '../../core/players/ask.ts';
import type { Glimpse, HeardPly, MatchSummary, TableInfo } from '../api.ts';
import { Fault } from './fault.ts';
import type { StoredMatch } from './match-file.ts';
import type { Request } from './thinking.ts';

export interface Table extends StoredMatch {
  match: Match;
  conceded: Seat | null;
  savedAt: string;
  /** What was told at the start and at each ply; null until somebody asks for it. */
  told: readonly (readonly Told[])[] | null;
  /** Settles when the last save has been tried. */
  saved: Promise<unknown>;
  /** Settles when what changes the match now has done so. */
  turn: Promise<unknown>;
  thinking: Thinking | null;
}

/** The computer players' thinking about one position. */
export interface Thinking {
  readonly ply: number;
  readonly request: Request;
  readonly decision: Promise<Decided | null>;
  cancel(): void;
}

/** A table for a match that was begun or read. */
export function tableFor(stored: StoredMatch, savedAt: string, told: readonly Told[] | null): Table {
  const done = Promise.resolve();
  return { ...stored, savedAt, told: told === null ? null : [told], saved: done, turn: done, thinking: null };
}

export const plyOf = (table: Table): number => table.match.moves.length;

/** How the match ended: as the core says, or by a concession, which the core knows nothing of. */
export function resultOf({ match, conceded }: Pick<StoredMatch, 'match' | 'conceded'>): Result | null {
  if (conceded === null) return match.game.result(match.state);
  const seats = [...Array(match.setup.seats).keys()];
  return { winners: seats.filter((seat) => seat !== conceded), by: 'conceded' };
}

/** Refuses eyes that are nobody's: a seat that does not exist, or a computer's while the match goes on. */
export function checkOnlooker(table: Table, as: Seat | null): void {
  if (as === null) return;
  const plan = table.seats[as];
  if (plan === undefined) throw new Fault('bad-request', `There is no seat ${as} at this table.`);
  if (plan.kind === 'computer' && resultOf(table) === null) {
    throw new Fault('bad-request', `A computer sits in seat ${as}; nobody looks through its eyes.`);
  }
}

export function glimpse(table: Table, as: Seat | null): Glimpse {
  const { match } = table;
  const { game, state } = match;
  const result = resultOf(table);
  const over = result !== null;
  const legal = as === null || over ? [] : game.legal(state, as).map((action) => game.notation.write(action));
  return {
    ply: plyOf(table),
    as,
    view: game.view(state, as),
    legal,
    awaiting: over ? [] : game.awaiting(state),
    result,
    undoable: as !== null && !over && undoable(match, as),
    seed: over || game.openSeed?.(match.setup.options) === true ? match.seed : null,
  };
}

/** Told events as an onlooker hears them. */
export function heardBy(told: readonly Told[], as: Seat | null): EventBase[] {
  return told.map((one) => heard(one, as));
}

/** What was told at each ply; worked out once after a match has been read from its file. */
export function toldAt(table: Table): readonly (readonly Told[])[] {
  table.told ??= history(table.match).map((step) => step.told);
  return table.told;
}

/** All an onlooker has heard since the start. */
export function heardSince(table: Table, as: Seat | null): HeardPly[] {
  return toldAt(table).map((told, ply) => {
    const seat = ply === 0 ? null : (table.match.moves[ply - 1]?.seat ?? null);
    return { ply, seat, events: heardBy(told, as) };
  });
}

export function infoOf({ id, seats, startedAt, match }: Table): TableInfo {
  return { id, game: match.game.id, seats, options: match.setup.options, startedAt };
}

export function summaryOf({ id, seats, startedAt, savedAt, match }: Table): MatchSummary {
  return { id, game: match.game.id, seats, plies: match.moves.length, startedAt, savedAt };
}
