/**
 * What a benchmark says: a figure, what it was compared with in the same run, and the goal. Absolute
 * times mean nothing on a shared machine; ratios do.
 */

export interface Figure {
  /** `section/what`, e.g. `core/uno`. */
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What the ratio is taken against. */
  readonly reference: string;
  readonly ratio: number;
  readonly goal: number;
  /** Whether the ratio has to be at least the goal, or at most. */
  readonly bound: 'least' | 'most';
  readonly holds: boolean;
}

export function figure(measured: Omit<Figure, 'holds'>): Figure {
  const { ratio, goal, bound } = measured;
  return { ...measured, holds: bound === 'least' ? ratio >= goal : ratio <= goal };
}

/** A value that has a limit of its own, in the same unit. */
export function limited(name: string, value: number, limit: number, unit: string): Figure {
  return figure({ name, value, unit, reference: `${limit} ${unit}`, ratio: value / limit, goal: 1, bound: 'most' });
}

/** The value below which the given share (0–1) of all lies. */
export function percentile(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
}

/** Names the figures of one part of the project and measures them. */
export interface Section {
  readonly name: string;
  measure(): Figure[] | Promise<Figure[]>;
}

/** Work that can be repeated; one call does some of it and returns how much. */
export type Work = () => number;

const SLICE_MS = 25;
const SLICES = 40;
const WARM_UP_MS = 400;

export interface Rates {
  /** Units of work per second of each, the reference first. */
  readonly perSecond: readonly number[];
  /** Each one's rate over the reference's. */
  readonly ratios: readonly number[];
}

/**
 * Times several kinds of work in alternating slices. Each one's rate is that of its fastest slice: a busy
 * machine can only slow a slice down, and one that it left alone shows what the work costs.
 */
export function alternate(reference: Work, others: readonly Work[]): Rates {
  const works = [reference, ...others];
  for (const work of works) rate(work, WARM_UP_MS);
  const perSecond = works.map(() => 0);
  for (let slice = 0; slice < SLICES; slice++) {
    works.forEach((work, i) => {
      perSecond[i] = Math.max(perSecond[i] as number, rate(work, SLICE_MS));
    });
  }
  return { perSecond, ratios: perSecond.map((own) => own / (perSecond[0] as number)) };
}

function rate(work: Work, ms: number): number {
  const from = performance.now();
  let done = 0;
  let now = from;
  while (now - from < ms) {
    done += work();
    now = performance.now();
  }
  return (done * 1000) / (now - from);
}
