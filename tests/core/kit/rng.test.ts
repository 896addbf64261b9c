import { describe, expect, it } from 'vitest';
import { below, copyRng, fork, next, seeded, shuffle, weighted } from '../../../core/kit/rng.ts';

describe('the generator', () => {
  it('gives the stream it has always given, or every saved match would play differently', () => {
    const rng = seeded('quadrille');
    expect(Array.from({ length: 5 }, () => next(rng))).toMatchInlineSnapshot(`
      [
        1175410152,
        1971757504,
        1403544031,
        816849071,
        3933539308,
      ]
    `);
  });

  it('does not tell a number from its digits', () => {
    expect(seeded(11)).toEqual(seeded('11'));
    expect(seeded('11')).not.toEqual(seeded('12'));
  });

  it('draws each of n values equally often', () => {
    const rng = seeded('even');
    for (const n of [2, 3, 7, 54, 108]) {
      const seen = new Array<number>(n).fill(0);
      const draws = 3000 * n;
      for (let i = 0; i < draws; i++) {
        const x = below(rng, n);
        seen[x] = (seen[x] as number) + 1;
      }
      const chi = seen.reduce((sum, k) => sum + (k - 3000) ** 2 / 3000, 0);
      expect(chi, `${n} values`).toBeLessThan(n + 5 * Math.sqrt(2 * n));
    }
  });

  it('shuffles every order of four cards equally often', () => {
    const rng = seeded('orders');
    const seen = new Map<string, number>();
    for (let i = 0; i < 48_000; i++) {
      const list = [0, 1, 2, 3];
      shuffle(rng, list);
      seen.set(list.join(''), (seen.get(list.join('')) ?? 0) + 1);
    }
    expect(seen.size).toBe(24);
    for (const [order, n] of seen) expect(Math.abs(n - 2000), order).toBeLessThan(250);
  });

  it('leaves the stream alone when a fork is drawn from', () => {
    const a = seeded('fork');
    const b = copyRng(a);
    const child = fork(a);
    fork(b);
    next(child);
    expect(next(a)).toBe(next(b));
  });

  it('draws by weight and never what weighs nothing', () => {
    const rng = seeded('weights');
    const seen = [0, 0, 0];
    for (let i = 0; i < 9000; i++) {
      const x = weighted(rng, [1, 0, 2]);
      seen[x] = (seen[x] as number) + 1;
    }
    expect(seen[1]).toBe(0);
    expect((seen[2] as number) / (seen[0] as number)).toBeCloseTo(2, 0);
    expect(() => weighted(rng, [0, 0])).toThrow(RangeError);
  });
});
