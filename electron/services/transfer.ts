/** Sends documents out of the data folder as files, and takes files in: nothing that is here is written over. */
import { createHash } from 'node:crypto';
import type { Exported, Imported, Offered } from '../api.ts';
import { unseal } from './envelope.ts';
import { Fault } from './fault.ts';
import { fileNameOf } from './file-name.ts';
import {
  LARGEST_PARCEL,
  type Packed,
  type Parcel,
  pack,
  SHELVES,
  type Shelf,
  SINGLES,
  type Single,
  unpack,
} from './parcel.ts';
import { type Clock, failureCode } from './queue.ts';
import type { Store } from './store.ts';

export interface TransferOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly appVersion: string;
  /** Take up a document that has come into the store; false if it cannot be read. */
  readonly adopt: Readonly<Record<Shelf, (name: string) => Promise<boolean>>>;
  readonly reload: Readonly<Record<Single, () => Promise<void>>>;
  /** Whether one more document of a shelf may be kept; absent: always. */
  readonly room: Readonly<Partial<Record<Shelf, () => Promise<boolean>>>>;
}

/** Hands bytes to the person as a file of that name; answers where it lies, or null if they would not have it. */
export type Give = (name: string, bytes: Buffer) => Promise<string | null>;

/** `file` tells this file from others that are offered at the same time, in other windows. */
export interface OfferedPart {
  readonly file: string;
  readonly text: string;
  readonly first: boolean;
  readonly last: boolean;
}

/** A file that has been offered, or has come in part. */
interface Offer {
  readonly parts: string[];
  size: number;
  parcel: Parcel | null;
}
/** Files that wait to be accepted at a time; the oldest gives way. */
const MOST_OFFERS = 4;

export interface TransferService {
  exportAll(give: Give): Promise<Exported | null>;
  /** One match, replay or deck. */
  exportOne(shelf: Shelf, id: string, give: Give): Promise<Exported | null>;
  /** A part of a file's text; what is in the file once the last part has come, null before. */
  offer(part: OfferedPart): Offered | null;
  /** Takes in the file that was offered by this name. */
  accept(file: string): Promise<Imported>;
  /** Takes in a whole file at once, as when it was opened by double click. */
  receive(bytes: Buffer): Promise<Imported>;
}

/** Endings by shelf; the packages tell the systems that these files are ours. */
export const ENDINGS: Readonly<Record<Shelf, string>> = {
  matches: 'quadmatch',
  history: 'quadreplay',
  decks: 'quaddeck',
  profiles: 'quadplayer',
};
export const EVERYTHING_ENDING = 'quadrille';

export function openTransfer(options: TransferOptions): TransferService {
  const { store, clock, appVersion } = options;
  const offers = new Map<string, Offer>();

  async function all(): Promise<Packed[]> {
    const shelved = await Promise.all(Object.keys(SHELVES).map((shelf) => store.names(shelf)));
    const names = [...Object.keys(SINGLES), ...shelved.flat()];
    const documents: Packed[] = [];
    for (const name of names) {
      const bytes = await store.bytes(name);
      const format = SINGLES[name as Single] ?? SHELVES[name.split('/')[0] as Shelf];
      if (bytes !== null) documents.push({ name, format, bytes });
    }
    return documents;
  }

  async function given(name: string, bytes: Buffer, documents: number, give: Give): Promise<Exported | null> {
    const file = await give(name, bytes).catch((error: unknown) => {
      throw new Fault(failureCode(error), `${name} could not be written: ${error}`);
    });
    return file === null ? null : { file, documents };
  }

  async function takeIn(parcel: Parcel): Promise<Imported> {
    const { documents, refused: broken } = opened(parcel);
    const names: string[] = [];
    const here: string[] = [];
    const alone = documents.length === 1;
    let refused = broken;
    let unwritten = 0;
    let full = 0;
    for (const document of inOrder(documents)) {
      const { format, bytes } = document;
      const name = await placeOf(document, alone);
      const single = Object.hasOwn(SINGLES, name);
      if (!single && (await isHere(name))) here.push(name);
      else if (!(await hasRoom(name))) full++;
      else if (!(await store.put(name, format, bytes))) unwritten++;
      else if (single || (await options.adopt[name.split('/')[0] as Shelf](name))) names.push(name);
      else refused++;
      if (single && names.includes(name)) await options.reload[name as Single]();
    }
    const only = alone ? ([...names, ...here][0] ?? null) : null;
    return { names, already: here.length, refused, unwritten, full, only };
  }

  async function hasRoom(name: string): Promise<boolean> {
    return (await options.room[name.split('/')[0] as Shelf]?.()) ?? true;
  }

  function begin(file: string): Offer {
    const offer: Offer = { parts: [], size: 0, parcel: null };
    offers.delete(file);
    const [oldest] = offers.keys();
    if (offers.size >= MOST_OFFERS && oldest !== undefined) offers.delete(oldest);
    offers.set(file, offer);
    return offer;
  }

  const has = async (name: string) => (await store.bytes(name)) !== null;

  /** A match that has ended here since it was sent out is here as one that is over. */
  async function isHere(name: string): Promise<boolean> {
    const [shelf, id] = name.split('/');
    return (await has(name)) || (shelf === 'matches' && (await has(`history/${id}`)));
  }

  /**
   * The name a document gets here. A match alone that has moved on or ended here since it was sent out comes in
   * beside it, as a copy to be gone on with; so does one that is over where it is still played here, for that
   * will take its name when it ends. The same file twice is the same copy.
   */
  async function placeOf({ name, bytes }: Packed, alone: boolean): Promise<string> {
    const [shelf, id] = name.split('/');
    const copy = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    if (shelf === 'history') return (await has(`matches/${id}`)) && !(await has(name)) ? `history/${copy}` : name;
    if (shelf !== 'matches' || !alone) return name;
    const mine = await store.bytes(name);
    if (mine === null ? !(await has(`history/${id}`)) : mine.equals(bytes)) return name;
    return (await has(`history/${copy}`)) ? `history/${copy}` : `matches/${copy}`;
  }

  return {
    async exportAll(give) {
      const documents = await all();
      const now = clock.now().toISOString();
      const bytes = pack(documents, { appVersion, savedAt: now });
      return given(`Quadrille ${now.slice(0, 10)}.${EVERYTHING_ENDING}`, bytes, documents.length, give);
    },
    async exportOne(shelf, id, give) {
      const bytes = await store.bytes(`${shelf}/${id}`);
      if (bytes === null) throw new Fault('unknown-match', `There is no file ${shelf}/${id}.`);
      const envelope = unseal(SHELVES[shelf], bytes);
      const name = envelope.kind === 'whole' ? fileNameOf(envelope.body) : null;
      return given(`${name ?? `quadrille-${id.slice(0, 8)}`}.${ENDINGS[shelf]}`, bytes, 1, give);
    },
    offer({ file, text, first, last }) {
      const offer = first ? begin(file) : offers.get(file);
      if (offer === undefined || offer.parcel !== null) throw new Fault('bad-file', 'It has no beginning.');
      try {
        return grown(offer, text, last);
      } catch (error) {
        offers.delete(file);
        throw error;
      }
    },
    async accept(file) {
      const parcel = offers.get(file)?.parcel ?? null;
      offers.delete(file);
      if (parcel === null) throw new Fault('bad-file', 'Nothing has been offered.');
      return takeIn(parcel);
    },
    receive: async (bytes) => takeIn(unpack(bytes)),
  };
}

/** Takes one more part; what is in the file if that was the last. */
function grown(offer: Offer, text: string, last: boolean): Offered | null {
  offer.size += text.length;
  if (offer.size > LARGEST_PARCEL) throw new Fault('file-too-large', 'The file is far too large.');
  offer.parts.push(text);
  if (!last) return null;
  const parcel = unpack(Buffer.from(offer.parts.splice(0).join('')));
  const { documents, refused } = opened(parcel);
  offer.parcel = parcel;
  return { names: documents.map(({ name }) => name), refused };
}

const FAULTS = {
  foreign: 'bad-file',
  damaged: 'bad-file',
  newer: 'newer-file',
  'too-large': 'file-too-large',
} as const;

function opened(parcel: Parcel): Parcel & { kind: 'parcel' } {
  if (parcel.kind !== 'parcel') throw new Fault(FAULTS[parcel.kind], parcel.why);
  return parcel;
}

/** Players before the matches that name them; what there is one of comes last. */
function inOrder(documents: readonly Packed[]): Packed[] {
  const order = [...Object.keys(SHELVES), ...Object.keys(SINGLES)];
  const place = ({ name }: Packed) => order.indexOf(name.split('/')[0] ?? '');
  return [...documents].sort((a, b) => place(a) - place(b));
}
