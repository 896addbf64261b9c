/**
 * Rule options as data. The set-up screen, the documentation, `--rules` and the reading of saves are
 * all drawn from one `OptionTable`. Reading never throws and never guesses: it returns the options or
 * every fault found, each naming its key.
 */

/** What an option can be. `perSeat` options hold a list with one such value for each seat. */
import type { Rng } from './rng.ts';

export type OptionKind =
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly step?: number;
      /** Words that stand for a special value, such as `single`. */
      readonly words?: readonly string[];
      /** The number is a seat's, from 0: screens show who sits there. */
      readonly ofSeat?: boolean;
    }
  | {
      readonly kind: 'data';
      /** Reads a larger value (a deck); a text says what is wrong with it. */
      read(value: unknown): { readonly value: unknown } | string;
      /** A random value, for tests; absent: the default stays. */
      sample?(rng: Rng): unknown;
    };

export type OptionSpec<O> = OptionKind & {
  readonly key: string;
  readonly perSeat?: boolean;
  /** The option means nothing unless this holds; set-up screens then show it inactive. */
  needs?(options: O, seats: number): boolean;
};

export interface OptionTable<O> {
  readonly specs: readonly OptionSpec<O>[];
  /** Complete tables by name. */
  readonly presets: Readonly<Record<string, Readonly<O>>>;
  /** The preset that holds when nothing is said. */
  readonly preset: string;
  /**
   * The value of per-seat options for a number of seats where the preset's lists do not fit.
   * Absent in games without per-seat options.
   */
  seat?(options: O, seats: number): O;
  /** Faults of a table whose single values are fine. */
  conflicts?(options: O, seats: number): readonly OptionFault[];
}

/** `code` is for the screen, `sentence` for logs and command lines. */
export interface OptionFault {
  readonly key: string;
  readonly code: 'unknown' | 'wrong-type' | 'out-of-range' | 'unknown-preset' | 'conflict';
  readonly sentence: string;
}

export type ReadOptions<O> =
  | { readonly ok: true; readonly options: O }
  | { readonly ok: false; readonly faults: readonly OptionFault[] };

/**
 * Reads a rule table: nothing (the default preset), a preset's name, or a map of options that may
 * name a `preset` to start from.
 */
export function readOptions<O extends object>(table: OptionTable<O>, input: unknown, seats: number): ReadOptions<O> {
  const asked = typeof input === 'string' ? { preset: input } : (input ?? {});
  if (typeof asked !== 'object' || Array.isArray(asked)) {
    return refuse('rules', 'wrong-type', 'The rules must be the name of a preset or a map of options.');
  }
  const { preset = table.preset, ...given } = asked as Record<string, unknown>;
  const base = typeof preset === 'string' && Object.hasOwn(table.presets, preset) ? table.presets[preset] : undefined;
  if (base === undefined) {
    const known = Object.keys(table.presets).join(', ');
    return refuse('preset', 'unknown-preset', `There is no preset ${JSON.stringify(preset)}; there are ${known}.`);
  }
  const faults: OptionFault[] = [];
  const chosen = { ...(table.seat?.(base as O, seats) ?? base) } as Record<string, unknown>;
  for (const [key, value] of Object.entries(given)) {
    const spec = table.specs.find((s) => s.key === key);
    const outcome = spec === undefined ? unknownKey(key) : readOne(spec, value, seats);
    if ('fault' in outcome) faults.push(outcome.fault);
    else chosen[key] = outcome.value;
  }
  const options = chosen as O;
  if (faults.length === 0) faults.push(...(table.conflicts?.(options, seats) ?? []));
  return faults.length === 0 ? { ok: true, options } : { ok: false, faults };
}

type Outcome = { readonly value: unknown } | { readonly fault: OptionFault };

function refuse(key: string, code: OptionFault['code'], sentence: string): { ok: false; faults: OptionFault[] } {
  return { ok: false, faults: [{ key, code, sentence }] };
}

function unknownKey(key: string): Outcome {
  return { fault: { key, code: 'unknown', sentence: `There is no option ${JSON.stringify(key)}.` } };
}

function readOne<O>(spec: OptionSpec<O>, value: unknown, seats: number): Outcome {
  if (spec.perSeat !== true) return readValue(spec, spec.key, value);
  if (!Array.isArray(value) || value.length !== seats) {
    const sentence = `${spec.key} must be a list with one value for each of the ${seats} seats.`;
    return { fault: { key: spec.key, code: 'wrong-type', sentence } };
  }
  const values: unknown[] = [];
  for (const one of value) {
    const outcome = readValue(spec, spec.key, one);
    if ('fault' in outcome) return outcome;
    values.push(outcome.value);
  }
  return { value: values };
}

function readValue(kind: OptionKind, key: string, value: unknown): Outcome {
  const wrong = (expected: string, code: OptionFault['code'] = 'wrong-type'): Outcome => ({
    fault: { key, code, sentence: `${key} must be ${expected}, not ${JSON.stringify(value)}.` },
  });
  switch (kind.kind) {
    case 'flag':
      return typeof value === 'boolean' ? { value } : wrong('true or false');
    case 'choice':
      if (typeof value !== 'string') return wrong(`one of ${kind.values.join(', ')}`);
      return kind.values.includes(value) ? { value } : wrong(`one of ${kind.values.join(', ')}`, 'out-of-range');
    case 'number': {
      if (typeof value === 'string' && kind.words?.includes(value)) return { value };
      const expected = `a whole number from ${kind.min} to ${kind.max}${(kind.words ?? []).map((w) => ` or ${w}`).join('')}`;
      if (typeof value !== 'number' || !Number.isInteger(value)) return wrong(expected);
      return value >= kind.min && value <= kind.max ? { value } : wrong(expected, 'out-of-range');
    }
    case 'data': {
      const read = kind.read(value);
      return typeof read === 'string' ? { fault: { key, code: 'wrong-type', sentence: `${key}: ${read}` } } : read;
    }
  }
}
