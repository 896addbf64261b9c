/**
 * Share codes of decks: the design as compact JSON, compressed, as text that can be pasted and typed
 * (`JKW1-…`, see the kit's share codes, which also bring the checksum).
 */
import { readCode, writeCode } from '../../../kit/share-code.ts';
import { decodeUtf8, encodeUtf8 } from '../../../kit/utf8.ts';
import { compress, expand } from './compress.ts';
import { type DeckFaultCode, deckFault, type FaultValues, shown } from './deck-fault.ts';
import type { DeckDesign } from './design.ts';
import { type ReadDesign, readDesign } from './read-design.ts';
import { PRIMER } from './share-primer.ts';

const LABEL = 'JKW1';
const LONGEST_CODE = 40_000;
const LONGEST_TEXT = 60_000;

const primer = encodeUtf8(PRIMER);

export function writeShareCode(design: DeckDesign): string {
  const bytes = encodeUtf8(JSON.stringify(design));
  return writeCode(LABEL, [bytes.length & 255, bytes.length >> 8, ...compress(bytes, primer)]);
}

/** The design a code stands for, or what is wrong with it. Never throws. */
export function readShareCode(text: string): ReadDesign {
  if (text.trim() === '') return refuse('code-empty');
  if (text.length > LONGEST_CODE) return refuse('code-too-long');
  const newer = /^\s*JKW(\d+)-/i.exec(text);
  if (newer !== null && Number(newer[1]) > 1) return refuse('code-newer');
  const read = readCode(LABEL, text);
  if (!read.ok) return refuse(read.fault.code, shownValues(read.fault.values));
  const [low = 0, high = 0, ...packed] = read.bytes;
  const length = low | (high << 8);
  if (length > LONGEST_TEXT) return refuse('code-not-a-deck');
  return parse(decodeUtf8(expand(packed, length, primer)));
}

function parse(text: string | number): ReadDesign {
  if (typeof text === 'number') return refuse('code-not-a-deck');
  try {
    return readDesign(JSON.parse(text));
  } catch {
    return refuse('code-not-a-deck');
  }
}

function shownValues(values: FaultValues): FaultValues {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, shown(value)]));
}

function refuse(code: DeckFaultCode, values?: FaultValues): ReadDesign {
  return { ok: false, faults: [deckFault(code, '', values)] };
}
