/** Sends documents out of the data folder as files, and takes files in: nothing that is here is written over. */
import { createHash } from 'node:crypto';
import type { Exported, Imported, Offered } from '../api.ts';
import { Fault } from './fault.ts';
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
import type { Clock } from './queue.ts';
import type { Store } from './store.ts';

export interface TransferOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly appVersion: string;
  /** Take up a document that has come into the store; false if it cannot be read. */
  readonly adopt: Readonly<Record<Shelf, (name: string) => Promise<boolean>>>;
  readonly reload: Readonly<Record<Single, () => Promise<void>>>;
}

/** Hands bytes to the person as a file of that name; answers where it lies, or null if they would not have it. */
export type Give = (name: string, bytes: Buffer) => Promise<string | null>;

export interface TransferService {
  exportAll(give: Give): Promise<Exported | null>;
  /** One match, replay or deck. */
  exportOne(shelf: Shelf, id: string, give: Give): Promise<Exported | null>;
  /** A part of a file's text; what is in the file once the last part has come, null before. */
  offer(part: { readonly text: string; readonly first: boolean; readonly last: boolean }): Offered | null;
  /** Takes in what was offered last. */
  accept(): Promise<Imported>;
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
  let parts: string[] = [];
  let size = 0;
  let offered: Parcel | null = null;

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
    const file = await give(name, bytes);
    return file === null ? null : { file, documents };
  }

  async function takeIn(parcel: Parcel): Promise<Imported> {
    const { documents, refused: broken } = opened(parcel);
    const names: string[] = [];
    const here: string[] = [];
    const alone = documents.length === 1;
    let refused = broken;
    for (const document of inOrder(documents)) {
      const { format, bytes } = document;
      const name = await placeOf(document, alone);
      const single = Object.hasOwn(SINGLES, name);
      if (!single && (await isHere(name))) here.push(name);
      else if (!(await store.put(name, format, bytes))) refused++;
      else if (single || (await options.adopt[name.split('/')[0] as Shelf](name))) names.push(name);
      else refused++;
      if (single) await options.reload[name as Single]();
    }
    const only = alone ? ([...names, ...here][0] ?? null) : null;
    return { names, already: here.length, refused, only };
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
      return given(`Quadrille ${id.slice(0, 8)}.${ENDINGS[shelf]}`, bytes, 1, give);
    },
    offer({ text, first, last }) {
      if (first) {
        parts = [];
        size = 0;
      }
      offered = null;
      size += text.length;
      if (size > LARGEST_PARCEL) throw new Fault('bad-file', 'The file is far too large.');
      parts.push(text);
      if (!last) return null;
      const parcel = unpack(Buffer.from(parts.join('')));
      parts = [];
      const { documents, refused } = opened(parcel);
      offered = parcel;
      return { names: documents.map(({ name }) => name), refused };
    },
    async accept() {
      const parcel = offered;
      offered = null;
      if (parcel === null) throw new Fault('bad-file', 'Nothing has been offered.');
      return takeIn(parcel);
    },
    receive: async (bytes) => takeIn(unpack(bytes)),
  };
}

function opened(parcel: Parcel): Parcel & { kind: 'parcel' } {
  if (parcel.kind !== 'parcel') throw new Fault(parcel.kind === 'newer' ? 'newer-file' : 'bad-file', parcel.why);
  return parcel;
}

/** Players before the matches that name them; what there is one of comes last. */
function inOrder(documents: readonly Packed[]): Packed[] {
  const order = [...Object.keys(SHELVES), ...Object.keys(SINGLES)];
  const place = ({ name }: Packed) => order.indexOf(name.split('/')[0] ?? '');
  return [...documents].sort((a, b) => place(a) - place(b));
}
