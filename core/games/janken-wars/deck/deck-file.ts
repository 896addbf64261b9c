/**
 * Deck files: UTF-8 text, JSON, `{ "quadrille": "janken-wars-deck", "format": 1, "deck": … }`. Reading
 * never throws and names every fault; writing a design and reading it again gives the same design.
 */
import { readJson } from '../../../kit/json-file.ts';
import { type DeckFaultCode, deckFault, type FaultValues, shown } from './deck-fault.ts';
import type { DeckDesign } from './design.ts';
import { type ReadDesign, readDesign } from './read-design.ts';

export const DECK_FORMAT = 1;
const KIND = 'janken-wars-deck';
/** A deck nests seven levels deep. */
const LIMITS = { largestKb: 256, deepest: 24 };

export function writeDeckFile(design: DeckDesign): string {
  return `${JSON.stringify({ quadrille: KIND, format: DECK_FORMAT, deck: design }, null, 2)}\n`;
}

/** The design in a file's bytes or text, or what is wrong with it. */
export function readDeckFile(file: string | Uint8Array): ReadDesign {
  const read = readJson(file, LIMITS);
  if (!read.ok) return { ok: false, faults: [deckFault(read.fault.code, '', read.fault.values)] };
  return readEnvelope(read.value);
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
