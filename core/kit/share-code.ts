/**
 * Share codes: a few bytes as text that can be read out, typed and pasted, such as
 * `UMB1-03K7-ZD5A`. The *label* before the first dash says what the code is for and its version; the
 * rest is Crockford's base 32 (no I, L, O, U; read leniently) with a 16-bit checksum at the end.
 */

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CHECK_BYTES = 2;
const GROUP = 4;

/** Why a text is no share code of this label. `code` is for the screen, `sentence` for logs. */
export interface CodeFault {
  readonly code: 'code-other-label' | 'code-character' | 'code-damaged';
  readonly values: Readonly<Record<string, string>>;
  readonly sentence: string;
}

export type ReadCode =
  | { readonly ok: true; readonly bytes: readonly number[] }
  | { readonly ok: false; readonly fault: CodeFault };

/** The code of some bytes (0 … 255 each) under a label of capital letters and digits. */
export function writeCode(label: string, bytes: readonly number[]): string {
  const digits = toDigits([...bytes, ...checksum(label, bytes)]);
  const groups = digits.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? [];
  return [label, ...groups].join('-');
}

/**
 * The bytes a code stands for. Case, blanks and dashes do not matter, O reads as 0, I and L as 1.
 * Never throws: a code of another label, a foreign character and a code that was mistyped, cut or
 * lengthened are told apart.
 */
export function readCode(label: string, text: string): ReadCode {
  const plain = text.toUpperCase().replace(/[\s-]+/g, '');
  if (!plain.startsWith(label)) {
    return refuse('code-other-label', { label }, `This is not a code that begins with ${label}.`);
  }
  const digits: number[] = [];
  for (const character of plain.slice(label.length).replaceAll('O', '0').replace(/[IL]/g, '1')) {
    const digit = DIGITS.indexOf(character);
    if (digit < 0) return refuse('code-character', { character }, `A code does not hold the character ${character}.`);
    digits.push(digit);
  }
  const all = toBytes(digits);
  const bytes = all?.slice(0, -CHECK_BYTES) ?? [];
  const check = all?.slice(-CHECK_BYTES) ?? [];
  if (check.length < CHECK_BYTES || checksum(label, bytes).some((byte, i) => byte !== check[i])) {
    return refuse('code-damaged', {}, 'The code is incomplete or a character of it is wrong.');
  }
  return { ok: true, bytes };
}

function refuse(code: CodeFault['code'], values: CodeFault['values'], sentence: string): ReadCode {
  return { ok: false, fault: { code, values, sentence } };
}

/** Two bytes that depend on every byte, on their order and number, and on the label. */
function checksum(label: string, bytes: readonly number[]): number[] {
  let h = 0x811c9dc5;
  const stir = (byte: number) => {
    h = Math.imul(h ^ byte, 0x01000193);
  };
  for (let i = 0; i < label.length; i++) stir(label.charCodeAt(i));
  stir(bytes.length & 255);
  bytes.forEach(stir);
  h ^= h >>> 16;
  return [h & 255, (h >>> 8) & 255];
}

/** Eight bits a byte to five bits a digit; the last digit is filled with zeros. */
function toDigits(bytes: readonly number[]): string {
  let digits = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      digits += DIGITS[(held >> bits) & 31];
    }
    held &= (1 << bits) - 1;
  }
  return bits === 0 ? digits : digits + DIGITS[(held << (5 - bits)) & 31];
}

/** The way back; null where the filling is not zeros, so that every code has one spelling. */
function toBytes(digits: readonly number[]): number[] | null {
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const digit of digits) {
    held = (held << 5) | digit;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push(held >> bits);
      held &= (1 << bits) - 1;
    }
  }
  return held === 0 && bits < 5 ? bytes : null;
}
