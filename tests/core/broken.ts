/** Keeps the log of a match that broke a law as a file, and says how to see it again. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Walk, WalkOptions } from '../../core/kit/laws.ts';
import { replay, toForm } from '../../core/kit/match.ts';

const folder = join('test-results', 'broken');

/** Throws with the seed, the faults and the file if a walk found something. */
export function expectLawful({ game, setup, seed }: WalkOptions, { faults, moves }: Walk): void {
  if (faults.length === 0) return;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${game.id}-${seed.replaceAll(/[^\w-]/g, '-')}.json`);
  const form = toForm(replay(game, setup, seed, moves.slice(0, -1)));
  const last = moves.slice(-1).map(({ seat, action }) => `${seat} ${game.notation.write(action)}`);
  writeFileSync(file, `${JSON.stringify({ ...form, moves: [...form.moves, ...last], faults }, null, 2)}\n`);
  throw new Error(`${game.id}, seed ${seed}: ${faults.join('; ')}\nsee it again: npm run sim -- --replay ${file}`);
}
