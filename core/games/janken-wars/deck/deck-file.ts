/**
 * Deck files: UTF-8 text, JSON, `{ "quadrille": "janken-wars-deck", "format": 1, "deck": … }`. Reading
 * never throws and names every fault; writing a design and reading it again gives the same design.
 */
import { type DeckFault, type DeckFaultCode, deckFault, type FaultValues, shown } from './deck-fault.ts';
import type { DeckDesign } from './design.ts';
import { type ReadDesign, readDesign } from './read-design.ts';
import { decodeUtf8 } from './utf8.ts';

export const DECK_FORMAT = 1;
const KIND = 'janken-wars-deck';
const LARGEST_KB = 256;
/** A deck nests seven levels deep. */
const DEEPEST = 24;

export function writeDeckFile(design: DeckDesign): string {
  return `${JSON.stringify({ quadrille: KIND, format: DECK_FORMAT, deck: design }, null, 2)}\n`;
}

/** The design in a file's bytes or text, or what is wrong with it. */
export function readDeckFile(file: string | Uint8Array): ReadDesign {
  const text = typeof file === 'string' ? sound(file) : decoded(file);
  if (typeof text !== 'string') return { ok: false, faults: [text] };
  const parsed = parse(text);
  if ('code' in parsed) return { ok: false, faults: [parsed] };
  return readEnvelope(parsed.value);
}

function decoded(bytes: Uint8Array): string | DeckFault {
  if (bytes.length > LARGEST_KB * 1024) return deckFault('too-large', '', { limit: LARGEST_KB });
  const [a, b] = bytes;
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff) || bytes.includes(0)) return deckFault('utf16', '');
  const text = decodeUtf8(bytes);
  return typeof text === 'number' ? deckFault('not-utf8', '', { byte: text }) : text;
}

/** A text that somebody else decoded may show the traces of a wrong encoding. */
function sound(text: string): string | DeckFault {
  if (text.length > LARGEST_KB * 1024) return deckFault('too-large', '', { limit: LARGEST_KB });
  if (text.includes('\0')) return deckFault('utf16', '');
  const broken = text.indexOf('\ufffd');
  return broken >= 0 ? deckFault('not-utf8', '', { byte: broken }) : text.replace(/^\ufeff/, '');
}

function parse(text: string): { readonly value: unknown } | DeckFault {
  if (text.trim() === '') return deckFault('empty', '');
  const { open, deepest } = nesting(text);
  if (deepest > DEEPEST) return deckFault('too-deep', '');
  try {
    return { value: JSON.parse(text) };
  } catch {
    return deckFault(open ? 'cut-short' : 'not-json', '');
  }
}

/** How deeply brackets nest outside of texts, and whether the text begins like JSON and ends inside it. */
function nesting(text: string): { readonly open: boolean; readonly deepest: number } {
  let depth = 0;
  let deepest = 0;
  let inText = false;
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    if (inText && character === '\\') i++;
    else if (character === '"') inText = !inText;
    else if (!inText && (character === '{' || character === '[')) deepest = Math.max(deepest, ++depth);
    else if (!inText && (character === '}' || character === ']')) depth--;
  }
  return { open: /^\s*[{[]/.test(text) && (inText || depth > 0), deepest };
}

function readEnvelope(value: unknown): ReadDesign {
  const refuse = (code: DeckFaultCode, values?: FaultValues): ReadDesign => {
    return { ok: false, faults: [deckFault(code, '', values)] };
  };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse('not-a-deck');
  const { quadrille, format, deck } = value as { quadrille?: unknown; format?: unknown; deck?: unknown };
  if (quadrille !== KIND) {
    const kind = quadrille ?? ('moves' in value && 'seed' in value ? 'match' : undefined);
    return kind === undefined ? refuse('not-a-deck') : refuse('other-file', { kind: shown(kind) });
  }
  if (typeof format !== 'number' || !Number.isInteger(format) || format < 1) return refuse('bad-format');
  if (format > DECK_FORMAT) return refuse('newer-format', { format, known: DECK_FORMAT });
  return readDesign(deck);
}
