/** Random rule tables for tests: most public faults of card programs are two options meeting. */
import { type OptionKind, type OptionTable, readOptions } from './options.ts';
import { below, chance, pick, type Rng } from './rng.ts';

const TRIES = 200;

/** A valid random table for this many seats; throws if the table's conflicts leave none in 200 tries. */
export function randomOptions<O extends object>(table: OptionTable<O>, seats: number, rng: Rng): O {
  for (let i = 0; i < TRIES; i++) {
    const asked: Record<string, unknown> = { preset: pick(rng, Object.keys(table.presets)) };
    for (const spec of table.specs) {
      if (chance(rng, 0.3)) continue;
      const values = Array.from({ length: spec.perSeat === true ? seats : 1 }, () => randomValue(spec, rng));
      if (values.includes(undefined)) continue;
      asked[spec.key] = spec.perSeat === true ? values : values[0];
    }
    const read = readOptions(table, asked, seats);
    if (read.ok) return read.options;
  }
  throw new Error('no valid random rule table found');
}

function randomValue(kind: OptionKind, rng: Rng): unknown {
  switch (kind.kind) {
    case 'flag':
      return chance(rng, 0.5);
    case 'choice':
      return pick(rng, kind.values);
    case 'number': {
      const words = kind.words ?? [];
      if (words.length > 0 && chance(rng, 0.3)) return pick(rng, words);
      return kind.min + below(rng, kind.max - kind.min + 1);
    }
    case 'data':
      return kind.sample?.(rng);
  }
}
