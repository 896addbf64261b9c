/** Small matrix games: known solutions, and the laws every solution obeys. */
import { describe, expect, it } from 'vitest';
import { below, seeded, unit } from '../../../core/kit/rng.ts';
import { against, solveMatrix, solveRepeated, withAgain, worstCase } from '../../../core/players/matrix-game.ts';

const close = (list: readonly number[]) => list.map((x) => expect.closeTo(x, 9) as number);
const transposed = (m: readonly (readonly number[])[]) => (m[0] ?? []).map((_, j) => m.map((row) => -(row[j] ?? 0)));

describe('a matrix game', () => {
  it.each<[string, number[][], number, number[], number[]]>([
    [
      'rock, paper, scissors is fair and mixed evenly',
      [
        [0, -1, 1],
        [1, 0, -1],
        [-1, 1, 0],
      ],
      0,
      [1 / 3, 1 / 3, 1 / 3],
      [1 / 3, 1 / 3, 1 / 3],
    ],
    [
      'a saddle is played pure',
      [
        [4, 1, 3],
        [5, 2, 6],
      ],
      2,
      [0, 1],
      [0, 1, 0],
    ],
    [
      'two by two without a saddle',
      [
        [2, -1],
        [-1, 1],
      ],
      0.2,
      [0.4, 0.6],
      [0.4, 0.6],
    ],
    [
      'rock that wins double is thrown less, paper more',
      [
        [0, -1, 2],
        [1, 0, -1],
        [-2, 1, 0],
      ],
      0,
      [0.25, 0.5, 0.25],
      [0.25, 0.5, 0.25],
    ],
    ['one row', [[3, 1, 2]], 1, [1], [0, 1, 0]],
    ['one column', [[3], [4]], 4, [0, 1], [1]],
    [
      'all alike',
      [
        [5, 5],
        [5, 5],
      ],
      5,
      [1, 0],
      [1, 0],
    ],
  ])('%s', (_name, payoff, value, row, column) => {
    expect(solveMatrix(payoff)).toEqual({ value: expect.closeTo(value, 9), row: close(row), column: close(column) });
  });

  it('is worth to neither player less than its value, for random games of every small size', () => {
    const rng = seeded('matrices');
    for (let i = 0; i < 2000; i++) {
      const rows = 1 + below(rng, 6);
      const columns = 1 + below(rng, 6);
      const payoff = Array.from({ length: rows }, () =>
        Array.from({ length: columns }, () => (i % 2 ? below(rng, 5) - 2 : 2 * unit(rng) - 1)),
      );
      const { value, row, column } = solveMatrix(payoff);
      for (const mix of [row, column]) {
        expect(Math.min(...mix)).toBeGreaterThanOrEqual(0);
        expect(mix.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 9);
      }
      expect(worstCase(payoff, row)).toBeCloseTo(value, 9);
      expect(worstCase(transposed(payoff), column)).toBeCloseTo(-value, 9);
    }
  });

  it('refuses an empty matrix', () => {
    expect(() => solveMatrix([])).toThrow(RangeError);
  });
});

describe('a game played again when tied', () => {
  it('is worth what it is worth with its own value in the open entries', () => {
    const rng = seeded('again');
    for (let i = 0; i < 1000; i++) {
      const payoff = [0, 1, 2].map((r) => [0, 1, 2].map((c) => (r === c ? null : unit(rng))));
      const { value, row } = solveRepeated(payoff);
      expect(solveMatrix(withAgain(payoff, value)).value).toBeCloseTo(value, 7);
      expect(worstCase(withAgain(payoff, value), row)).toBeCloseTo(value, 7);
    }
  });

  it('is worth more than the fair share of each throw where the ties are no way out', () => {
    const { value } = solveRepeated([
      [null, 0, 1],
      [1, null, 0],
      [0, 1, null],
    ]);
    expect(value).toBeCloseTo(0.5, 12);
  });

  it('has a value even where both would rather tie for ever', () => {
    const { value, row } = solveRepeated([
      [null, 0.9, 0.9],
      [0.1, null, 0.5],
      [0.1, 0.5, null],
    ]);
    expect(row[0]).toBeCloseTo(1, 9);
    expect(value).toBeGreaterThan(0.1);
    expect(value).toBeLessThan(0.9);
  });

  it('tells what a mix wins against one answer', () => {
    expect(
      against(
        [
          [1, 2],
          [3, 4],
        ],
        [0.5, 0.5],
        1,
      ),
    ).toBe(3);
  });
});
