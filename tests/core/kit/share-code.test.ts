/** Share codes come back as they were written, and a mistyped one is told from a good one. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCode, writeCode } from '../../../core/kit/share-code.ts';

const bytes = fc.array(fc.integer({ min: 0, max: 255 }), { maxLength: 60 });

describe('a share code', () => {
  it('gives back the bytes it was written from', () => {
    fc.assert(
      fc.property(bytes, (list) => {
        expect(readCode('UMB1', writeCode('UMB1', list))).toEqual({ ok: true, bytes: list });
      }),
    );
  });

  it('is read whatever its case, blanks and dashes, and with O, I and L for 0 and 1', () => {
    const code = writeCode('T1', [0, 1, 8, 66, 16, 33]);
    const sloppy = code.slice(3).toLowerCase().replaceAll('-', '  ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect(readCode('T1', ` t1 ${sloppy}\n`)).toEqual({ ok: true, bytes: [0, 1, 8, 66, 16, 33] });
  });

  it('with one character changed is nearly always known to be wrong', () => {
    const code = writeCode('UMB1', [3, 1, 4, 1, 5, 9, 2, 6, 5, 3]);
    let undetected = 0;
    let tried = 0;
    for (let at = 5; at < code.length; at++) {
      if (code[at] === '-') continue;
      for (const other of '0123456789ABCDEFGHJKMNPQRSTVWXYZ') {
        if (other === code[at]) continue;
        tried++;
        if (readCode('UMB1', code.slice(0, at) + other + code.slice(at + 1)).ok) undetected++;
      }
    }
    expect(tried).toBeGreaterThan(500);
    expect(undetected).toBeLessThanOrEqual(1);
  });

  it.each([
    ['cut', writeCode('UMB1', [1, 2, 3]).slice(0, -2), 'code-damaged'],
    ['lengthened', `${writeCode('UMB1', [1, 2, 3])}0`, 'code-damaged'],
    ['empty', 'UMB1', 'code-damaged'],
    ['of another label', writeCode('JAN1', [1, 2, 3]), 'code-other-label'],
    ['with a foreign character', `${writeCode('UMB1', [1])}!`, 'code-character'],
  ])('that is %s is refused in words', (_what, text, code) => {
    const read = readCode('UMB1', text);
    expect(read).toMatchObject({ ok: false, fault: { code } });
    expect(read.ok ? '' : read.fault.sentence).toMatch(/^[A-Z].*\.$/);
  });
});
