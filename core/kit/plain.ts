/**
 * Plain data: what a state, a view, an action and an event are made of. Numbers, strings, booleans,
 * null, arrays and object literals; no `undefined`, class instances, Maps, Dates or functions. JSON
 * there and back is then the identity, which saves, undo and tests rely on.
 */

/** Where a value is not plain data and why, or null. The path is written as `state.hands[1]`. */
export function notPlain(value: unknown, path = 'value'): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      if (!Number.isFinite(value)) return `${path} is ${value}`;
      return Object.is(value, -0) ? `${path} is -0` : null;
    case 'object':
      break;
    default:
      return `${path} is of type ${typeof value}`;
  }
  if (value === null) return null;
  if (Array.isArray(value)) return notPlainList(value, path);
  const proto = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== null) {
    return `${path} is an instance of ${proto.constructor?.name ?? 'a class'}`;
  }
  for (const [key, inner] of Object.entries(value)) {
    const fault = notPlain(inner, `${path}.${key}`);
    if (fault !== null) return fault;
  }
  return null;
}

function notPlainList(list: readonly unknown[], path: string): string | null {
  for (let i = 0; i < list.length; i++) {
    if (!(i in list)) return `${path}[${i}] is a hole`;
    const fault = notPlain(list[i], `${path}[${i}]`);
    if (fault !== null) return fault;
  }
  return null;
}

/** Deep equality of plain data; key order does not matter. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && sameList(a, b);
  if (Array.isArray(b)) return false;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  let keys = 0;
  for (const key in left) {
    if (!Object.hasOwn(right, key) || !same(left[key], right[key])) return false;
    keys++;
  }
  return keys === Object.keys(right).length;
}

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
  return true;
}

/** The text of plain data with keys in alphabetical order: equal data, equal text. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner) => {
    if (inner === null || typeof inner !== 'object' || Array.isArray(inner)) return inner;
    const source = inner as Record<string, unknown>;
    return Object.fromEntries(
      Object.keys(source)
        .sort()
        .map((key) => [key, source[key]]),
    );
  });
}

/** Sixteen hex digits that identify plain data: a guard against damage and drift, not a secret. */
export function fingerprint(value: unknown): string {
  const text = canonical(value);
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    a = Math.imul(a ^ c, 0x9e3779b1);
    b = Math.imul(b ^ c, 0x5f356495);
  }
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  b = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
  return hex(a) + hex(b);
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
