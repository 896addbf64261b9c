/** A deck as a file (readable JSON) and as a share code, both ways. Reading never throws; all faults are told. */
import { readCode, writeCode } from '../../../kit/share-code.ts';
import { kindOf, SET } from '../cards/designs.ts';
import { FIRST_CARD } from '../cards/kinds.ts';
import { copiesOf, type DeckFault, deckFaults } from './deck-rules.ts';

const FORMAT = 'quadrille-umblight-deck';
const VERSION = 1;
const LABEL = 'UMB1';
export const NAME_LENGTH = 40;

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

/** The deck of a file's text; refused with every fault found. */
export function readDeckFile(text: string): ReadDeck<NamedDeck> {
  let content: unknown;
  try {
    content = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return refuse('file-not-json', {}, 'The file is not a deck file: it is not JSON.');
  }
  const { format, version, name, cards } = isMap(content) ? content : {};
  if (format !== FORMAT || typeof version !== 'number') {
    return refuse('file-not-a-deck', {}, 'The file is not a deck of Umblight.');
  }
  if (version > VERSION) {
    return refuse('file-newer', { version }, `The file was written by a newer version (format ${version}).`);
  }
  if (typeof name !== 'string' || name.trim() === '' || name.length > NAME_LENGTH) {
    return refuse('file-name', { most: NAME_LENGTH }, `The deck needs a name of at most ${NAME_LENGTH} characters.`);
  }
  const codes = readCopies(cards);
  if (codes === null)
    return refuse('deck-not-a-list', {}, 'The cards of the file are not a map of card codes to numbers.');
  const faults = deckFaults(codes);
  return faults.length === 0 ? { ok: true, deck: { name: name.trim(), cards: codes } } : { ok: false, faults };
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
  const read = readCode(LABEL, text);
  if (!read.ok) return { ok: false, faults: [read.fault] };
  const cards = read.bytes.flatMap((byte) => {
    const code = SET[byte >> 1]?.code ?? `#${byte >> 1}`;
    return (byte & 1) === 0 ? [code] : [code, code];
  });
  const faults = deckFaults(cards);
  return faults.length === 0 ? { ok: true, deck: cards } : { ok: false, faults };
}

function readCopies(cards: unknown): string[] | null {
  if (!isMap(cards)) return null;
  const codes: string[] = [];
  for (const [code, copies] of Object.entries(cards)) {
    if (typeof copies !== 'number' || !Number.isInteger(copies) || copies < 1 || copies > 99) return null;
    for (let i = 0; i < copies; i++) codes.push(code);
  }
  return codes;
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function refuse(
  code: DeckFault['code'],
  values: DeckFault['values'],
  sentence: string,
): { ok: false; faults: DeckFault[] } {
  return { ok: false, faults: [{ code, values, sentence }] };
}
