/**
 * The name a document gets as a file of its own: what it is, in letters that every system takes, such as
 * `uno-ana-vs-iris-otto-2026-11-30`. The ending is for others to add.
 */
import { z } from '../schema.ts';

/** More of a long table's names would say nothing more. */
const MOST_NAMES = 4;
const LONGEST_NAME = 24;

const seats = z.array(z.object({ kind: z.enum(['human', 'computer']), name: z.string() }));
const waiting = z.object({ startedAt: z.string(), seats, match: z.object({ game: z.string() }) });
const over = z.object({ entry: z.object({ endedAt: z.string(), seats, game: z.string() }) });
const deck = z.object({ game: z.string(), deck: z.object({ name: z.string() }) });

/** A name for a document by its body; null where the body does not say enough. */
export function fileNameOf(body: unknown): string | null {
  const parts = partsOf(body);
  if (parts === null) return null;
  const name = parts.map(plainLetters).filter((part) => part !== '');
  return name.length < 2 ? null : name.join('-');
}

function partsOf(body: unknown): readonly string[] | null {
  const match = waiting.safeParse(body).data;
  if (match !== undefined) return [match.match.game, ...facing(match.seats), dayOf(match.startedAt)];
  const entry = over.safeParse(body).data?.entry;
  if (entry !== undefined) return [entry.game, ...facing(entry.seats), dayOf(entry.endedAt)];
  const kept = deck.safeParse(body).data;
  return kept === undefined ? null : [kept.game, kept.deck.name];
}

/** The people, and after them the computers. */
function facing(sitting: z.infer<typeof seats>): string[] {
  const named = (kind: 'human' | 'computer') => sitting.filter((seat) => seat.kind === kind).map(({ name }) => name);
  const [first, ...others] = [...named('human'), ...named('computer')].slice(0, MOST_NAMES);
  if (first === undefined) return [];
  return others.length === 0 ? [first] : [first, 'vs', ...others];
}

/** Small letters, digits and hyphens, whatever was written. */
function plainLetters(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return letters
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_NAME)
    .replace(/^-+|-+$/g, '');
}

/** The day where the person is, `2026-11-30`; empty if it is none. */
function dayOf(time: string): string {
  const day = new Date(time);
  if (Number.isNaN(day.getTime())) return '';
  const two = (n: number) => String(n).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
