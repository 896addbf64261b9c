/** Matches that are over. Each is a file of its own with its whole log; the list is read when first asked for. */
import { type HistoryEntry, seatPlan } from '../api.ts';
import { z } from '../schema.ts';
import type { Kind } from './envelope.ts';
import { Fault } from './fault.ts';
import { type StoredMatch, storedForm } from './match-file.ts';
import type { Store } from './store.ts';
import { resultOf } from './table.ts';

/**
 * The log stays unread until somebody plays it back, so that matches by older rules can still be listed. What
 * is listed is read whole: the file may come from anybody.
 */
const shape = z.strictObject({
  entry: z.strictObject({
    id: z.string(),
    game: z.string().max(64),
    seats: z.array(seatPlan).min(1).max(10),
    winners: z.array(z.int().min(0).max(9)),
    by: z.string().max(80),
    plies: z.int().min(0),
    startedAt: z.iso.datetime(),
    endedAt: z.iso.datetime(),
  }),
  stored: z.json(),
});

interface Over {
  readonly entry: HistoryEntry;
  readonly stored: unknown;
}

export const HISTORY_FORMAT = { format: 'quadrille-history', schema: 1 } as const;

const kind: Kind<Over> = {
  ...HISTORY_FORMAT,
  migrations: {},
  read(body) {
    const read = shape.safeParse(body);
    if (!read.success) return { kind: 'broken', why: 'It does not describe a match that is over.' };
    return { kind: 'value', value: read.data };
  },
};

export interface HistoryService {
  /** Newest first. */
  list(): Promise<readonly HistoryEntry[]>;
  remove(id: string): Promise<readonly HistoryEntry[]>;
  /** The body of a match file, unread. Throws a `Fault` if there is none, or it is damaged. */
  stored(id: string): Promise<unknown>;
  /**
   * Counts a match that is over, at once in the list and `after` its last save on the disk; true once it is
   * there. Counting it again changes nothing.
   */
  add(match: StoredMatch, endedAt: string, after: Promise<unknown>): Promise<boolean>;
  /** Takes up a match whose file has come into the store. False if it cannot be read. */
  adopt(name: string): Promise<boolean>;
}

export function openHistory(store: Store): HistoryService {
  const entries = new Map<string, HistoryEntry>();
  let read: Promise<void> | null = null;

  async function readAll(): Promise<void> {
    for (const name of await store.names('history')) await adopt(name);
  }

  /** A file's name is its match's id, whatever it says inside: only so can it be found again. */
  async function adopt(name: string): Promise<boolean> {
    const loaded = await store.load(name, kind);
    const id = name.slice('history/'.length);
    if (loaded !== null && !entries.has(id)) entries.set(id, { ...loaded.value.entry, id });
    return loaded !== null;
  }

  async function list(): Promise<readonly HistoryEntry[]> {
    read ??= readAll();
    await read;
    return [...entries.values()].sort((a, b) => b.endedAt.localeCompare(a.endedAt) || a.id.localeCompare(b.id));
  }

  return {
    list,
    adopt,
    async remove(id) {
      await list();
      if (!entries.delete(id)) throw new Fault('unknown-match', `There is no match ${id} in the history.`);
      void store.remove(`history/${id}`);
      return list();
    },
    async stored(id) {
      const loaded = await store.load(`history/${id}`, kind);
      if (loaded === null) throw new Fault('unknown-match', `There is no match ${id} in the history.`);
      return loaded.value.stored;
    },
    async add(match, endedAt, after) {
      const entry = entryOf(match, endedAt);
      entries.set(entry.id, entry);
      await after;
      if (!entries.has(entry.id)) return true;
      return store.save(`history/${entry.id}`, kind, { entry, stored: storedForm(match) });
    },
  };
}

function entryOf(stored: StoredMatch, endedAt: string): HistoryEntry {
  const result = resultOf(stored);
  if (result === null) throw new Error(`match ${stored.id} is not over`);
  const { id, seats, startedAt, match } = stored;
  const { winners, by } = result;
  return { id, game: match.game.id, seats, winners, by, plies: match.moves.length, startedAt, endedAt };
}
