/**
 * A parcel: documents of ours on their way from one data folder to another, either one file alone (a
 * match, a replay, a deck, a player) or everything in one file. Documents travel as they lie on the disk.
 */
import { z } from '../schema.ts';
import { DECK_FORMAT } from './decks.ts';
import { type Format, seal, unseal, withoutMark } from './envelope.ts';
import { HISTORY_FORMAT } from './history.ts';
import { MATCH_FORMAT } from './match-file.ts';
import { PLANS_FORMAT } from './plans.ts';
import { PROFILE_FORMAT } from './profiles.ts';
import { SETTINGS_FORMAT } from './settings.ts';

/** Folders of documents of one kind, in the order in which they are taken up: matches may name players. */
export const SHELVES = {
  profiles: PROFILE_FORMAT,
  decks: DECK_FORMAT,
  history: HISTORY_FORMAT,
  matches: MATCH_FORMAT,
} as const;
export type Shelf = keyof typeof SHELVES;

/** Documents there is one of. */
export const SINGLES = { settings: SETTINGS_FORMAT, plans: PLANS_FORMAT } as const;
export type Single = keyof typeof SINGLES;

const EVERYTHING = { format: 'quadrille-everything', schema: 1 } as const;
/** No parcel is larger. */
export const LARGEST_PARCEL = 64 * 1024 * 1024;

export interface Packed {
  /** The document's name in the store. */
  readonly name: string;
  readonly format: Format;
  readonly bytes: Buffer;
}

/** What can be taken out of some bytes, and how many documents in them cannot. */
export type Parcel =
  | { readonly kind: 'parcel'; readonly documents: readonly Packed[]; readonly refused: number }
  | { readonly kind: 'foreign' | 'damaged' | 'newer' | 'too-large'; readonly why: string };

const shape = z.strictObject({ documents: z.array(z.strictObject({ name: z.string(), text: z.string() })) });
const NAME = /^([a-z]+)\/[a-z0-9-]{1,64}$/;

/** The format of documents of this name; null if there are none such. */
export function formatOf(name: string): Format | null {
  if (Object.hasOwn(SINGLES, name)) return SINGLES[name as Single];
  const shelf = NAME.exec(name)?.[1] ?? '';
  return Object.hasOwn(SHELVES, shelf) ? SHELVES[shelf as Shelf] : null;
}

/** One file that holds all of these. */
export function pack(documents: readonly Packed[], by: { appVersion: string; savedAt: string }): Buffer {
  const body = { documents: documents.map(({ name, bytes }) => ({ name, text: bytes.toString('utf8') })) };
  return seal(EVERYTHING, body, by);
}

/** Looks into bytes from anywhere. Never throws. */
export function unpack(given: Buffer): Parcel {
  if (given.length > LARGEST_PARCEL) return { kind: 'too-large', why: 'It is far too large.' };
  const bytes = withoutMark(given);
  const format = formatIn(bytes);
  if (format === EVERYTHING.format) return unpackAll(bytes);
  const [shelf, known] = Object.entries(SHELVES).find(([, one]) => one.format === format) ?? [];
  if (shelf === undefined || known === undefined) return { kind: 'foreign', why: 'It is no file of Quadrille.' };
  const envelope = unseal(known, bytes);
  if (envelope.kind !== 'whole') return { kind: envelope.kind, why: envelope.why };
  const name = `${shelf}/${idIn(envelope.body)}`;
  if (formatOf(name) === null) return { kind: 'damaged', why: 'It does not say which it is.' };
  return { kind: 'parcel', documents: [{ name, format: known, bytes }], refused: 0 };
}

function unpackAll(bytes: Buffer): Parcel {
  const envelope = unseal(EVERYTHING, bytes);
  if (envelope.kind !== 'whole') return { kind: envelope.kind, why: envelope.why };
  const read = shape.safeParse(envelope.body);
  if (!read.success) return { kind: 'damaged', why: 'It does not list documents.' };
  const documents = read.data.documents.flatMap(({ name, text }): Packed[] => {
    const [format, inside] = [formatOf(name), Buffer.from(text)];
    return format !== null && unseal(format, inside).kind === 'whole' ? [{ name, format, bytes: inside }] : [];
  });
  return { kind: 'parcel', documents, refused: read.data.documents.length - documents.length };
}

function formatIn(bytes: Buffer): unknown {
  try {
    return (JSON.parse(bytes.toString('utf8')) as { format?: unknown } | null)?.format;
  } catch {
    return null;
  }
}

/** A match that is over keeps its id in its entry. */
function idIn(body: unknown): string {
  const { id, entry } = (body ?? {}) as { id?: unknown; entry?: { id?: unknown } };
  return String(entry?.id ?? id ?? '');
}
