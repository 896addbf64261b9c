/** Finds a seed with which a match of UNO begins in a wanted way. */
import { notation } from '../../../core/games/uno/notation.ts';
import type { Options } from '../../../core/games/uno/options.ts';
import type { View } from '../../../core/games/uno/state.ts';
import { uno } from '../../../core/games/uno/uno.ts';
import { readOptions } from '../../../core/kit/options.ts';
import { seeded } from '../../../core/kit/rng.ts';

/** The first of many seeds whose first view and legal actions of seat 0 pass the test. */
export function seedWhere(
  seats: number,
  rules: object,
  test: (view: View, legal: readonly string[]) => boolean,
): string {
  const read = readOptions(uno.options, rules, seats);
  if (!read.ok) throw new Error(read.faults[0]?.sentence);
  for (let i = 0; i < 5000; i++) {
    const seed = `table ${i}`;
    const state = uno.start({ seats, options: read.options as Options }, seeded(seed));
    const legal = uno.legal(state, 0).map((action) => notation.write(action));
    if (uno.awaiting(state).includes(0) && test(uno.view(state, 0), legal)) return seed;
  }
  throw new Error('no seed begins like this');
}
