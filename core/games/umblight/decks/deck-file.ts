/**
 * A deck as a file (readable JSON, `{ "format": "quadrille-umblight-deck", "version": 1, "name": …,
 * "cards": { CODE: COPIES } }`) and as a share code, both ways. Reading never throws; all faults are told.
 */
import { type FileFault, INVISIBLE, readJson } from '../../../kit/json-file.ts';
import { readCode, writeCode } from '../../../kit/share-code.ts';
import { shownName } from '../../../kit/shown-name.ts';
import { kindOf, SET } from '../cards/designs.ts';
import { FIRST_CARD } from '../cards/kinds.ts';
import { copiesOf, type DeckFault, deckFaults } from './deck-rules.ts';

const FORMAT = 'quadrille-umblight-deck';
const VERSION = 1;
export const LABEL = 'UMB1';
export const NAME_LENGTH = 40;
/** So many cards may lie in a deck that is being made. */
export const MOST_CARDS = 60;
/** A deck file is a kilobyte or less, two levels deep. */
export const LARGEST_KB = 64;
const LIMITS = { largestKb: LARGEST_KB, deepest: 16 };

/** A deck by its owner: `cards` are codes, each as often as it is in the deck. */
export interface NamedDeck {
  readonly name: string;
  readonly cards: readonly string[];
}

export type ReadDeck<D> =
  | { readonly ok: true; readonly deck: D }
  | { readonly ok: false; readonly faults: readonly DeckFault[] };

/** The text of a deck file. */
export function writeDeckFile({ name, cards }: NamedDeck): string {
  const copies = Object.fromEntries([...copiesOf(cards)].sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({ format: FORMAT, version: VERSION, name, cards: copies }, null, 2)}\n`;
}

/** The deck of a file's bytes or text; refused with every fault found. */
export function readDeckFile(file: string | Uint8Array): ReadDeck<NamedDeck> {
  const read = readJson(file, LIMITS);
  if (!read.ok) return refuse(fileFault(read.fault));
  const foreign = envelopeFault(read.value);
  if (foreign !== null) return refuse(foreign);
  const { name, cards } = read.value as { readonly name?: unknown; readonly cards?: unknown };
  const codes = readCopies(cards);
  const faults = [...nameFaults(name), ...codes.faults];
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, deck: { name: String(name).trim(), cards: codes.cards } };
}

const FILE_SENTENCES: Readonly<Record<FileFault['code'], string>> = {
  'too-large': `The file is larger than ${LARGEST_KB} KB; no deck is.`,
  utf16: 'The file is UTF-16 text; a deck file is UTF-8.',
  'not-utf8': 'The file is not UTF-8 text.',
  empty: 'The file is empty.',
  'too-deep': 'The brackets of the file are nested far too deeply.',
  'cut-short': 'The file ends in the middle: a part of it is missing.',
  'not-json': 'The file is not a deck file: it is not JSON.',
};

function fileFault({ code, values }: FileFault): DeckFault {
  return { code: `file-${code}`, values, sentence: FILE_SENTENCES[code] };
}

/** What keeps a value from being a deck file of this version, or null. */
function envelopeFault(value: unknown): DeckFault | null {
  const { format, version, quadrille } = isMap(value) ? value : {};
  if (format !== FORMAT) {
    const other = typeof quadrille === 'string' || typeof format === 'string';
    if (other) return fault('file-other-deck', {}, 'The file is of another kind: it holds no deck of Umblight.');
    return fault('file-not-a-deck', {}, 'The file is not a deck of Umblight.');
  }
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    return fault('file-version', {}, 'The file does not say which version of the deck format it has.');
  }
  if (version > VERSION) {
    return fault('file-newer', { version }, `The file was written by a newer version (format ${version}).`);
  }
  return null;
}

/** What is wrong with the name of a deck: at most one fault. */
export function nameFaults(name: unknown): DeckFault[] {
  if (typeof name !== 'string' || shownName(name) === '' || name.trim().length > NAME_LENGTH) {
    const sentence = `A deck needs a name of at most ${NAME_LENGTH} characters.`;
    return [fault('file-name', { most: NAME_LENGTH }, sentence)];
  }
  if (!INVISIBLE.test(name)) return [];
  return [fault('file-name-invisible', {}, 'The name of the deck holds an invisible character.')];
}

/** The share code of a valid deck: a byte for each different card, its place in the set and its copies. */
export function writeDeckCode(cards: readonly string[]): string {
  const bytes = [...copiesOf(cards)].map(
    ([code, copies]) => ((kindOf(code) ?? FIRST_CARD) - FIRST_CARD) * 2 + copies - 1,
  );
  return writeCode(
    LABEL,
    bytes.sort((a, b) => a - b),
  );
}

/** The cards of a share code; refused with every fault found. */
export function readDeckCode(text: string): ReadDeck<readonly string[]> {
  if (text.trim() === '') return refuse(fault('code-empty', {}, 'There is no code.'));
  const read = readCode(LABEL, text);
  if (!read.ok) return refuse(read.fault);
  const cards = read.bytes.flatMap((byte) => {
    const code = SET[byte >> 1]?.code ?? `#${byte >> 1}`;
    return (byte & 1) === 0 ? [code] : [code, code];
  });
  const faults = deckFaults(cards);
  return faults.length === 0 ? { ok: true, deck: cards } : { ok: false, faults };
}

interface Copies {
  readonly cards: readonly string[];
  readonly faults: readonly DeckFault[];
}

/** A file's map of codes to numbers as a valid list, or all that is wrong with it. */
function readCopies(cards: unknown): Copies {
  if (!isMap(cards)) {
    const sentence = 'The cards of the file are not a map of card codes to numbers.';
    return { cards: [], faults: [fault('deck-not-a-list', {}, sentence)] };
  }
  const entries = Object.entries(cards);
  const uncounted = entries.filter(([, copies]) => !isCount(copies)).map(([card]) => countFault(card));
  if (uncounted.length > 0) return { cards: [], faults: uncounted };
  const total = entries.reduce((sum, [, copies]) => sum + Number(copies), 0);
  if (total > MOST_CARDS) {
    const sentence = `The file lists ${total} cards; not even a deck that is being made has more than ${MOST_CARDS}.`;
    return { cards: [], faults: [fault('deck-too-many', { count: total, most: MOST_CARDS }, sentence)] };
  }
  const codes = entries.flatMap(([card, copies]) => Array.from({ length: Number(copies) }, () => card));
  return { cards: codes, faults: deckFaults(codes) };
}

const isCount = (copies: unknown) => Number.isInteger(copies) && Number(copies) >= 1;

function countFault(card: string): DeckFault {
  return fault('deck-count', { card }, `The number of copies of ${card} is not a whole number from 1 on.`);
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fault(code: DeckFault['code'], values: DeckFault['values'], sentence: string): DeckFault {
  return { code, values, sentence };
}

function refuse(one: DeckFault): { readonly ok: false; readonly faults: readonly DeckFault[] } {
  return { ok: false, faults: [one] };
}
