/**
 * What a position is worth: the chance that seat 0 wins from the end of a round on. A small network
 * with one hidden layer looks at both sides and at the shared numbers of `features.ts`, once from each
 * seat; the difference is what counts, so that both seats are judged alike. Its weights are data
 * (`value-weights.ts`, which says how they were made).
 */
import {
  type Position,
  SHARED_FEATURES,
  SIDE_FEATURES,
  sharedFeatures,
  sideFeatures,
  type Unseen,
} from './features.ts';

export const INPUTS = 2 * SIDE_FEATURES + SHARED_FEATURES + 1;

export interface Weights {
  readonly hidden: number;
  /** `hidden` rows of `INPUTS`: own side, other side, shared, a constant. */
  readonly first: ArrayLike<number>;
  /** One for each hidden unit. */
  readonly second: ArrayLike<number>;
}

/** The numbers of a position: side 0, side 1, shared. */
export function readPosition(position: Position, unseen: Unseen, out: Float64Array): Float64Array {
  sideFeatures(position, 0, out, 0);
  sideFeatures(position, 1, out, SIDE_FEATURES);
  sharedFeatures(position, unseen, out, 2 * SIDE_FEATURES);
  return out;
}

export const DESCRIBED = 2 * SIDE_FEATURES + SHARED_FEATURES;

/** How much better seat 0 stands, without bound. */
export function balance({ hidden, first, second }: Weights, x: Float64Array): number {
  let sum = 0;
  for (let h = 0; h < hidden; h++) {
    const row = h * INPUTS;
    let forward = first[row + INPUTS - 1] as number;
    let backward = forward;
    for (let i = 0; i < SIDE_FEATURES; i++) {
      const a = x[i] as number;
      const b = x[SIDE_FEATURES + i] as number;
      const own = first[row + i] as number;
      const other = first[row + SIDE_FEATURES + i] as number;
      forward += own * a + other * b;
      backward += own * b + other * a;
    }
    for (let i = 2 * SIDE_FEATURES; i < DESCRIBED; i++) {
      const shared = (first[row + i] as number) * (x[i] as number);
      forward += shared;
      backward += shared;
    }
    sum += (second[h] as number) * (soft(forward) - soft(backward));
  }
  return sum;
}

/** Between -1 and 1, computed alike on every machine. */
const soft = (x: number) => x / (1 + Math.abs(x));

/** From a balance to a probability; square roots, unlike exponentials, are exact everywhere. */
export function chanceOf(x: number): number {
  return 0.5 + (0.5 * x) / Math.sqrt(1 + x * x);
}
