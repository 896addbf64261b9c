/** UTF-8, strictly: the core has no decoder of its own, and a replacement character would hide damage. */

/** The text of some bytes, or the index of the first byte that is no UTF-8. A byte order mark is dropped. */
export function decodeUtf8(bytes: ArrayLike<number>): string | number {
  const parts: string[] = [];
  const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  for (let i = marked ? 3 : 0; i < bytes.length; ) {
    const first = bytes[i] as number;
    const length = first < 0x80 ? 1 : first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
    const point = length === 0 ? -1 : pointAt(bytes, i, length);
    if (point < 0) return i;
    parts.push(String.fromCodePoint(point));
    i += length;
  }
  return parts.join('');
}

const LEAST = [0, 0, 0x80, 0x800, 0x10000];

/** The code point of a sequence; -1 if it is cut, overlong, a surrogate or out of range. */
function pointAt(bytes: ArrayLike<number>, at: number, length: number): number {
  const first = bytes[at] as number;
  let point = length === 1 ? first : first & (0x7f >> length);
  for (let i = 1; i < length; i++) {
    const byte = bytes[at + i] ?? 0;
    if ((byte & 0xc0) !== 0x80) return -1;
    point = (point << 6) | (byte & 0x3f);
  }
  const surrogate = point >= 0xd800 && point <= 0xdfff;
  return surrogate || point > 0x10ffff || point < (LEAST[length] ?? 0) ? -1 : point;
}

/** The bytes of a well-formed text. */
export function encodeUtf8(text: string): number[] {
  const bytes: number[] = [];
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    if (point < 0x80) bytes.push(point);
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), 0x80 | (point & 63));
    else if (point < 0x10000) bytes.push(0xe0 | (point >> 12), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63));
    else {
      bytes.push(0xf0 | (point >> 18), 0x80 | ((point >> 12) & 63), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63));
    }
  }
  return bytes;
}
