/**
 * Reads JSON files that people hand to the program: from bytes or text to a value, or why it is none.
 * What the value means is for others to say.
 */
import { decodeUtf8 } from './utf8.ts';

/** Control characters, and those that turn the direction of writing: they have no place in a name. */
export const INVISIBLE = /[\p{Cc}\p{Cs}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;

/** Values: `limit` in kilobytes with `too-large`, the first bad `byte` (from 0) with `not-utf8`. */
export interface FileFault {
  readonly code: 'too-large' | 'utf16' | 'not-utf8' | 'empty' | 'too-deep' | 'cut-short' | 'not-json';
  readonly values: Readonly<Record<string, number>>;
}

export type ReadJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fault: FileFault };

export interface FileLimits {
  readonly largestKb: number;
  /** Levels of brackets. */
  readonly deepest: number;
}

/** The value in a file's bytes or text. Never throws. */
export function readJson(file: string | Uint8Array, { largestKb, deepest }: FileLimits): ReadJson {
  if (file.length > largestKb * 1024) return refuse('too-large', { limit: largestKb });
  const text = typeof file === 'string' ? sound(file) : decoded(file);
  if (typeof text !== 'string') return { ok: false, fault: text };
  if (text.trim() === '') return refuse('empty');
  const nested = nesting(text);
  if (nested.deepest > deepest) return refuse('too-deep');
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return refuse(nested.open ? 'cut-short' : 'not-json');
  }
}

function refuse(code: FileFault['code'], values: FileFault['values'] = {}): ReadJson {
  return { ok: false, fault: { code, values } };
}

function decoded(bytes: Uint8Array): string | FileFault {
  const [a, b] = bytes;
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff) || bytes.includes(0)) return utf16;
  const text = decodeUtf8(bytes);
  return typeof text === 'number' ? { code: 'not-utf8', values: { byte: text } } : text;
}

const utf16: FileFault = { code: 'utf16', values: {} };

/** A text that somebody else decoded may show the traces of a wrong encoding. */
function sound(text: string): string | FileFault {
  if (text.includes('\0')) return utf16;
  const broken = text.indexOf('\ufffd');
  return broken >= 0 ? { code: 'not-utf8', values: { byte: broken } } : text.replace(/^\ufeff/, '');
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
