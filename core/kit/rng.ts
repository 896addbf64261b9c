/**
 * The generator of every random choice: sfc32, kept as four plain integers so that it is part of
 * the state, of its JSON and of its clones. A game draws by name (`below`, `shuffle`, `pick`,
 * `chance`) and never from anything else. Views never hold a generator.
 */

/** Four 32-bit words. Owned by a state and changed in place by each draw. */
export type Rng = [number, number, number, number];

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A 32-bit number out of a text, for seeding only. */
function stir(text: string, start: number): number {
  let h = start;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), FNV_PRIME);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return (h ^ (h >>> 15)) | 0;
}

/** A generator from any text or number; equal seeds give equal streams, `1` and `'1'` are equal. */
export function seeded(seed: string | number): Rng {
  const text = String(seed);
  const rng: Rng = [stir(text, FNV_OFFSET), stir(text, 0x9e3779b9), stir(text, 0x85ebca6b), 1];
  for (let i = 0; i < 12; i++) next(rng);
  return rng;
}

/** The next 32 random bits, 0 … 2³² − 1. */
export function next(rng: Rng): number {
  const a = rng[0];
  const b = rng[1];
  const c = rng[2];
  const d = rng[3];
  const t = (((a + b) | 0) + d) | 0;
  rng[3] = (d + 1) | 0;
  rng[0] = b ^ (b >>> 9);
  rng[1] = (c + (c << 3)) | 0;
  rng[2] = (((c << 21) | (c >>> 11)) + t) | 0;
  return t >>> 0;
}

/** A whole number 0 … n − 1, each exactly as likely. `n` is 1 … 2³⁰; one choice draws nothing. */
export function below(rng: Rng, n: number): number {
  if (n <= 1) return 0;
  const shift = Math.clz32(n - 1);
  for (;;) {
    const x = next(rng) >>> shift;
    if (x < n) return x;
  }
}

/** One element of a list that is not empty. */
export function pick<T>(rng: Rng, list: readonly T[]): T {
  if (list.length === 0) throw new RangeError('pick: the list is empty');
  return list[below(rng, list.length)] as T;
}

/** A number 0 ≤ x < 1 with 32 random bits. */
export function unit(rng: Rng): number {
  return next(rng) / 4294967296;
}

/** True with probability `p`, 0 … 1. */
export function chance(rng: Rng, p: number): boolean {
  return unit(rng) < p;
}

/** Shuffles in place; every order is equally likely. */
export function shuffle<T>(rng: Rng, list: T[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const t = list[i] as T;
    list[i] = list[j] as T;
    list[j] = t;
  }
}

/** An index drawn by weight. Weights are ≥ 0 and their sum is above 0. */
export function weighted(rng: Rng, weights: readonly number[]): number {
  let sum = 0;
  for (const w of weights) sum += w;
  if (!(sum > 0)) throw new RangeError('weighted: the weights sum to nothing');
  let x = unit(rng) * sum;
  for (let i = 0; i < weights.length; i++) {
    x -= weights[i] as number;
    if (x < 0) return i;
  }
  return weights.length - 1;
}

/** A generator of its own, drawn from `rng`: what is drawn from it does not move `rng` further. */
export function fork(rng: Rng): Rng {
  const child: Rng = [next(rng) | 0, next(rng) | 0, next(rng) | 0, 1];
  for (let i = 0; i < 12; i++) next(child);
  return child;
}

/** A copy in the same place of the stream. */
export function copyRng(rng: Rng): Rng {
  return [rng[0], rng[1], rng[2], rng[3]];
}
