import { describe, expect, it } from 'vitest';
import { type OptionTable, readOptions } from '../../../core/kit/options.ts';
import { randomOptions } from '../../../core/kit/random-options.ts';
import { seeded } from '../../../core/kit/rng.ts';

interface Rules {
  readonly house: boolean;
  readonly stacking: string;
  readonly target: number | string;
  readonly shamans: readonly string[];
}
const table: OptionTable<Rules> = {
  specs: [
    { key: 'house', kind: 'flag' },
    { key: 'stacking', kind: 'choice', values: ['off', 'same'] },
    { key: 'target', kind: 'number', min: 1, max: 1000, words: ['single'] },
    { key: 'shamans', kind: 'choice', values: ['hedda', 'zoe'], perSeat: true },
  ],
  presets: {
    plain: { house: false, stacking: 'off', target: 100, shamans: [] },
    party: { house: true, stacking: 'same', target: 'single', shamans: [] },
  },
  preset: 'plain',
  seat: (options, seats) => ({ ...options, shamans: Array.from({ length: seats }, () => 'hedda') }),
  conflicts: ({ house, stacking }) =>
    house && stacking === 'off' ? [{ key: 'house', code: 'conflict', sentence: 'house needs stacking.' }] : [],
};

describe('rule options', () => {
  it('are the default preset when nothing is said', () => {
    const read = readOptions(table, undefined, 2);
    expect(read).toMatchObject({ ok: true, options: { target: 100, shamans: ['hedda', 'hedda'] } });
  });

  it('start from the named preset and take what is said over it', () => {
    const read = readOptions(table, { preset: 'party', target: 7 }, 2);
    expect(read).toMatchObject({ ok: true, options: { house: true, target: 7 } });
  });

  it.each([
    [3, 'rules', 'wrong-type'],
    ['nightly', 'preset', 'unknown-preset'],
    ['constructor', 'preset', 'unknown-preset'],
    [{ colour: 1 }, 'colour', 'unknown'],
    [{ house: 'yes' }, 'house', 'wrong-type'],
    [{ stacking: 'up' }, 'stacking', 'out-of-range'],
    [{ target: 0 }, 'target', 'out-of-range'],
    [{ target: 1.5 }, 'target', 'wrong-type'],
    [{ target: 'double' }, 'target', 'wrong-type'],
    [{ shamans: ['zoe'] }, 'shamans', 'wrong-type'],
    [{ shamans: ['zoe', 'bob'] }, 'shamans', 'out-of-range'],
    [{ house: true }, 'house', 'conflict'],
  ])('refuses %o and names %s', (input, key, code) => {
    expect(readOptions(table, input, 2)).toMatchObject({ ok: false, faults: [{ key, code }] });
  });

  it('are always valid when drawn at random, and vary', () => {
    const rng = seeded('tables');
    const seen = new Set<string>();
    for (let i = 0; i < 200; i++) {
      const options = randomOptions(table, 3, rng);
      expect(readOptions(table, options, 3)).toEqual({ ok: true, options });
      seen.add(JSON.stringify(options));
    }
    expect(seen.size).toBeGreaterThan(50);
  });
});
