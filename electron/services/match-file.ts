/**
 * A match as it lies on the disk: the core's save form, who sits where, and what the core does not
 * know (who conceded; the seed of the computer players). Reading replays the log, so a file whose log
 * does not play is found out here and its backup used.
 */
import type { CatalogueEntry } from '../../core/index.ts';
import { fromForm, type Match, MatchFault, type MatchForm, toForm } from '../../core/kit/match.ts';
import { type MatchFaultCode, type SeatPlan, seatPlan } from '../api.ts';
import { z } from '../schema.ts';
import type { Kind, Reading } from './envelope.ts';
import { playerOf } from './seating.ts';

/** What a match file holds, read. */
export interface StoredMatch {
  readonly id: string;
  readonly startedAt: string;
  readonly seats: readonly SeatPlan[];
  readonly playerSeed: string;
  readonly conceded: number | null;
  readonly match: Match;
}

const form = z.strictObject({
  game: z.string(),
  version: z.int(),
  seats: z.int().min(1),
  options: z.record(z.string(), z.json()),
  seed: z.string(),
  moves: z.array(z.string()),
  hash: z.string(),
});
const shape = z.strictObject({
  id: z.string(),
  startedAt: z.string(),
  seats: z.array(seatPlan),
  playerSeed: z.string(),
  conceded: z.int().nullable(),
  match: form,
});

export const MATCH_FORMAT = { format: 'quadrille-match', schema: 1 } as const;

/** The kind of match files, as far as the games of this catalogue go. */
export function matchKind(catalogue: readonly CatalogueEntry[]): Kind<StoredMatch> {
  return {
    ...MATCH_FORMAT,
    migrations: {},
    broken: { backupUsed: 'match-broken-backup-used', setAside: 'match-broken-set-aside' },
    read: (body) => readStored(catalogue, body),
  };
}

/** The body of a match file. */
export function storedForm({ id, startedAt, seats, playerSeed, conceded, match }: StoredMatch): object {
  return { id, startedAt, seats, playerSeed, conceded, match: toForm(match) };
}

/** Reads the body of a match file and replays its log. Never throws. */
export function readStored(catalogue: readonly CatalogueEntry[], body: unknown): Reading<StoredMatch> {
  const read = shape.safeParse(body);
  if (!read.success)
    return { kind: 'broken', why: 'It does not describe a match.', values: { game: '', move: '0', fault: 'shape' } };
  const stored = read.data;
  const entry = catalogue.find((one) => one.game.id === stored.match.game);
  if (entry === undefined) return { kind: 'newer', why: `This version has no game ${stored.match.game}.` };
  const { game } = entry;
  const stranger = stored.seats.find((seat) => seat.kind === 'computer' && playerOf(entry, seat) === null);
  if (stranger !== undefined) return { kind: 'newer', why: 'This version has not all of its computer players.' };
  if (stored.match.version > game.version) {
    return { kind: 'newer', why: `It was played by version ${stored.match.version} of the rules of ${game.id}.` };
  }
  const broken = (why: string, fault: MatchFaultCode, ply = -1): Reading<StoredMatch> => {
    return { kind: 'broken', why, values: { game: game.id, move: String(ply + 1), fault } };
  };
  if (stored.seats.length !== stored.match.seats) return broken('Its seats and its players do not agree.', 'bad-seats');
  if (stored.conceded !== null && stored.seats[stored.conceded]?.kind !== 'human') {
    return broken('It says that a seat has conceded where nobody sits.', 'bad-seats');
  }
  try {
    return { kind: 'value', value: { ...stored, match: fromForm(game, stored.match as MatchForm) } };
  } catch (error) {
    if (error instanceof MatchFault) return broken(error.message, faultOf(error), error.ply);
    return broken(`Its log cannot be played: ${error instanceof Error ? error.message : String(error)}.`, 'shape');
  }
}

/** A game that is not there has been found out before; everything else the core can say has its own sentence. */
function faultOf({ code }: MatchFault): MatchFaultCode {
  return code === 'unknown-game' ? 'shape' : code;
}
