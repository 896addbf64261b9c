/**
 * The form of every file of ours: one JSON object that says what it is (`format`, `schema`), who wrote
 * it when, and a checksum over all of that and the `body`. The rule of the checksum never changes, so
 * that any version can tell a whole file from a damaged one.
 */
import { createHash } from 'node:crypto';
import type { NoticeCode } from '../api.ts';

/** What a file must say of itself to be of a kind. */
export interface Format {
  readonly format: string;
  readonly schema: number;
  /** A file whose checksum does not fit is read all the same, as edited by hand. */
  readonly editable?: boolean;
}

/** A kind of document: how a body is read, and how bodies of older schemas become new ones. */
export interface Kind<T> extends Format {
  /** `migrations[n]` turns a body of schema n into one of schema n + 1. Pure. */
  readonly migrations: Readonly<Record<number, (body: unknown) => unknown>>;
  /** Reads a body of the present schema. Never throws. */
  read(body: unknown): Reading<T>;
  /** The notices for a body that is whole and yet cannot be read; absent: those for damage. */
  readonly broken?: { readonly backupUsed: NoticeCode; readonly setAside: NoticeCode };
}

/** A body's value; or why it is none, with values for its notice; or that a newer version wrote it. */
export type Reading<T> =
  | { readonly kind: 'value'; readonly value: T }
  | { readonly kind: 'broken'; readonly why: string; readonly values?: Readonly<Record<string, string>> }
  | { readonly kind: 'newer'; readonly why: string };

/** What the bytes of a file turn out to be before the body is looked at. */
export type Envelope =
  | {
      readonly kind: 'whole';
      readonly schema: number;
      readonly savedAt: string;
      readonly edited: boolean;
      readonly body: unknown;
    }
  | { readonly kind: 'damaged'; readonly why: string }
  | { readonly kind: 'newer'; readonly why: string };

interface Head {
  readonly format: string;
  readonly schema: number;
  readonly appVersion: string;
  readonly savedAt: string;
}

/** The bytes of a file that holds `body`. */
export function seal(kind: Format, body: object, by: Sealer): Buffer {
  const head: Head = { format: kind.format, schema: kind.schema, appVersion: by.appVersion, savedAt: by.savedAt };
  const [headText, bodyText] = [JSON.stringify(head), JSON.stringify(body)];
  return Buffer.from(`${headText.slice(0, -1)},"sha256":"${checksum(headText, bodyText)}","body":${bodyText}}\n`);
}
export interface Sealer {
  readonly appVersion: string;
  readonly savedAt: string;
}

/** Looks at an envelope and leaves the body unread. Never throws. */
export function unseal(kind: Format, bytes: Uint8Array): Envelope {
  const envelope = parse(bytes);
  if (typeof envelope === 'string') return { kind: 'damaged', why: envelope };
  const { format, schema, appVersion, savedAt, sha256, body } = envelope;
  if (format !== kind.format) return { kind: 'damaged', why: `It is not a file of the format ${kind.format}.` };
  if (!isSchema(schema)) return { kind: 'damaged', why: 'It does not say its schema.' };
  if (schema > kind.schema) {
    return { kind: 'newer', why: `Its schema is ${schema}; this version knows ${kind.schema}.` };
  }
  const edited = checksum(JSON.stringify({ format, schema, appVersion, savedAt }), JSON.stringify(body)) !== sha256;
  if (edited && kind.editable !== true) return { kind: 'damaged', why: 'Its checksum does not fit what it holds.' };
  return { kind: 'whole', schema, savedAt: String(savedAt), edited, body };
}

/** The value of a whole envelope's body, brought to the present schema first. Never throws. */
export function readBody<T>(kind: Kind<T>, schema: number, body: unknown): Reading<T> {
  let now = body;
  for (let from = schema; from < kind.schema; from++) {
    try {
      const step = kind.migrations[from] ?? missingStep(from);
      now = step(now);
    } catch {
      return { kind: 'broken', why: `It cannot be brought from schema ${from} to ${from + 1}.` };
    }
  }
  return kind.read(now);
}

function missingStep(from: number): never {
  throw new Error(`no migration from schema ${from}`);
}

const isSchema = (schema: unknown): schema is number => Number.isSafeInteger(schema) && (schema as number) >= 1;

function checksum(head: string, body: string | undefined): string {
  return createHash('sha256')
    .update(head)
    .update(body ?? '')
    .digest('hex');
}

/** The bytes without the mark that some editors put before a text; no file of ours needs it. */
export function withoutMark(bytes: Buffer): Buffer {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
}

function parse(bytes: Uint8Array): Record<string, unknown> | string {
  if (bytes.length === 0) return 'It is empty.';
  try {
    // The decoder leaves a byte order mark out by itself.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
    return 'It holds no object.';
  } catch {
    return 'It is not whole JSON.';
  }
}
