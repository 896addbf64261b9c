/**
 * Exact solutions of small two-player zero-sum games given as a matrix: what the row player wins when
 * it chooses a row and the column player a column. Rows want much, columns little. A *mix* is a list of
 * probabilities, one a row or column.
 */

export interface Solution {
  /** What the row player wins when both play their mixes. */
  readonly value: number;
  readonly row: readonly number[];
  readonly column: readonly number[];
}

const EPSILON = 1e-12;

/**
 * Solves a game of m rows and n columns (both at least 1, all entries finite).
 */
export function solveMatrix(payoff: readonly (readonly number[])[]): Solution {
  const m = payoff.length;
  const n = payoff[0]?.length ?? 0;
  if (m === 0 || n === 0) throw new RangeError('solveMatrix: the matrix is empty');
  return (m === 3 && n === 3 ? fullyMixed(payoff) : null) ?? simplex(payoff, m, n);
}

/**
 * The quick way for three by three: mixes of all rows and all columns that make every answer worth the
 * same are a solution, and are ratios of sums of cofactors. Null where some would be below zero.
 */
function fullyMixed(payoff: readonly (readonly number[])[]): Solution | null {
  const [[a, b, c], [d, e, f], [g, h, i]] = payoff as readonly [Three, Three, Three];
  const c00 = e * i - f * h;
  const c01 = f * g - d * i;
  const c02 = d * h - e * g;
  const c10 = c * h - b * i;
  const c11 = a * i - c * g;
  const c12 = b * g - a * h;
  const c20 = b * f - c * e;
  const c21 = c * d - a * f;
  const c22 = a * e - b * d;
  const row = [c00 + c01 + c02, c10 + c11 + c12, c20 + c21 + c22] as const;
  const column = [c00 + c10 + c20, c01 + c11 + c21, c02 + c12 + c22] as const;
  const sum = row[0] + row[1] + row[2];
  if (Math.abs(sum) < EPSILON) return null;
  for (let k = 0; k < 3; k++) if ((row[k] as number) / sum < 0 || (column[k] as number) / sum < 0) return null;
  return {
    value: (a * c00 + b * c01 + c * c02) / sum,
    row: [row[0] / sum, row[1] / sum, row[2] / sum],
    column: [column[0] / sum, column[1] / sum, column[2] / sum],
  };
}
type Three = readonly [number, number, number];

/** As a linear program, by the simplex method with Bland's rule, which always ends. */
function simplex(payoff: readonly (readonly number[])[], m: number, n: number): Solution {
  let least = Number.POSITIVE_INFINITY;
  for (const row of payoff) for (const x of row) if (x < least) least = x;
  const shift = 1 - least;
  // Columns y ≥ 0 with (payoff + shift) y ≤ 1 and the largest sum; the value is one over that sum.
  const width = n + m + 1;
  const tableau: Float64Array[] = payoff.map((row, i) => {
    const line = new Float64Array(width);
    for (let j = 0; j < n; j++) line[j] = (row[j] as number) + shift;
    line[n + i] = 1;
    line[width - 1] = 1;
    return line;
  });
  const costs = new Float64Array(width).fill(-1, 0, n);
  const basis = payoff.map((_, i) => n + i);
  while (pivot(tableau, costs, basis));
  const total = costs[width - 1] as number;
  const column = Array<number>(n).fill(0);
  basis.forEach((variable, i) => {
    if (variable < n) column[variable] = Math.max(0, tableau[i]?.[width - 1] as number) / total;
  });
  const row = payoff.map((_, i) => Math.max(0, costs[n + i] as number) / total);
  return { value: 1 / total - shift, row, column };
}

/** One step of the simplex method; false when the optimum is reached. */
function pivot(tableau: readonly Float64Array[], costs: Float64Array, basis: number[]): boolean {
  const last = costs.length - 1;
  let entering = -1;
  for (let j = 0; j < last && entering < 0; j++) if ((costs[j] as number) < -EPSILON) entering = j;
  if (entering < 0) return false;
  let leaving = -1;
  let best = Number.POSITIVE_INFINITY;
  tableau.forEach((line, i) => {
    const slope = line[entering] as number;
    if (slope <= EPSILON) return;
    const ratio = (line[last] as number) / slope;
    const tied = ratio < best + EPSILON && leaving >= 0 && (basis[i] as number) < (basis[leaving] as number);
    if (ratio < best - EPSILON || tied) {
      best = ratio;
      leaving = i;
    }
  });
  const line = tableau[leaving];
  if (line === undefined) return false;
  basis[leaving] = entering;
  const scale = line[entering] as number;
  for (let j = 0; j <= last; j++) line[j] = (line[j] as number) / scale;
  for (const other of [...tableau, costs]) {
    const factor = other === line ? 0 : (other[entering] as number);
    if (factor === 0) continue;
    for (let j = 0; j <= last; j++) other[j] = (other[j] as number) - factor * (line[j] as number);
  }
  return true;
}

/** The worst the column player can do to a mix of rows: the safe value of the mix. */
export function worstCase(payoff: readonly (readonly number[])[], row: readonly number[]): number {
  let worst = Number.POSITIVE_INFINITY;
  const columns = payoff[0]?.length ?? 0;
  for (let j = 0; j < columns; j++) worst = Math.min(worst, against(payoff, row, j));
  return worst;
}

/** What a mix of rows wins against one column. */
export function against(payoff: readonly (readonly number[])[], row: readonly number[], column: number): number {
  let sum = 0;
  for (let i = 0; i < row.length; i++) sum += (row[i] as number) * (payoff[i]?.[column] ?? 0);
  return sum;
}

/** The games below which play goes on: a null entry means that both choose again. */
export type Repeated = readonly (readonly (number | null)[])[];

const ROUNDS = 60;

/**
 * Solves a game in which some entries (null) mean that it is played again: the value v is the one at
 * which the game with v in those entries is worth v. Where several would do (both players may rather
 * repeat for ever), it is the one reached from the middle of the payoffs.
 */
export function solveRepeated(payoff: Repeated): Solution {
  const known = payoff.flat().filter((x) => x !== null);
  if (known.length === 0) throw new RangeError('solveRepeated: nothing ever ends it');
  let value = known.reduce((sum, x) => sum + x, 0) / known.length;
  for (let round = 0; ; round++) {
    const solution = solveMatrix(withAgain(payoff, value));
    const next = decidedValue(payoff, solution, value);
    if (Math.abs(next - value) < EPSILON || round >= ROUNDS) return { ...solution, value: next };
    value = next;
  }
}

/** The game with what playing again is worth in its open entries. */
export function withAgain(payoff: Repeated, again: number): number[][] {
  return payoff.map((row) => row.map((x) => x ?? again));
}

/** What the two mixes win if both keep to them until it is decided; `open` if they never decide it. */
function decidedValue(payoff: Repeated, { row, column }: Solution, open: number): number {
  let won = 0;
  let decided = 0;
  payoff.forEach((line, i) => {
    line.forEach((x, j) => {
      const p = (row[i] as number) * (column[j] as number);
      if (x === null) return;
      won += p * x;
      decided += p;
    });
  });
  return decided < EPSILON ? open : won / decided;
}
