/**
 * `npm run budgets`: what the built page weighs, compressed. What the launcher needs before it can be used
 * is the page's script and all it imports at once; what a game adds is what its own part imports beyond that.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Where the built page lies. */
export const PAGE = join('out', 'renderer');
/** Kilobytes of compressed JavaScript. */
export const BUDGETS = { launcher: 150, game: 90 } as const;

/** Reads a file of the page by its path in it. */
export type Read = (path: string) => string;

export interface Part {
  readonly name: string;
  readonly bytes: number;
  readonly budget: number;
}

const AT_ONCE = /(?:^|[;}\s])(?:import|export)\s*(?:[\w$*{][^'"`;()]*?from\s*)?["'](\.{1,2}\/[\w./-]+\.js)["']/g;
const LATER = /import\(\s*["'`](\.{1,2}\/[\w./-]+\.js)["'`]\s*\)/g;

function named(pattern: RegExp, file: string, read: Read): string[] {
  return [...read(file).matchAll(pattern)].map(([, path = '']) => posix.join(posix.dirname(file), path));
}

/** A script and all scripts that come with it at once. */
export function closure(file: string, read: Read, known: ReadonlySet<string> = new Set()): Set<string> {
  const found = new Set<string>();
  const follow = (one: string) => {
    if (known.has(one) || found.has(one)) return;
    found.add(one);
    for (const next of named(AT_ONCE, one, read)) follow(next);
  };
  follow(file);
  return found;
}

/** The launcher, then each game by the name of its part (`assets/<game>-face-….js`). */
export function weigh(read: Read): Part[] {
  const scripts = [...read('index.html').matchAll(/<script[^>]+src="\.?\/?([^"]+\.js)"/g)].map(([, path = '']) => path);
  const launcher = new Set(scripts.flatMap((script) => [...closure(script, read)]));
  const later = [...launcher].flatMap((file) => named(LATER, file, read));
  const faces = [...new Set(later)].filter((file) => /-face-[\w-]{8}\.js$/.test(file));
  const shared = new Set(launcher);
  const bytesOf = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + gzipSync(read(file)).length, 0);
  const games = faces.sort().map((face) => {
    const name = /([a-z-]+)-face-/.exec(face)?.[1] ?? face;
    return { name, bytes: bytesOf(closure(face, read, shared)), budget: BUDGETS.game * 1024 };
  });
  return [{ name: 'launcher', bytes: bytesOf(launcher), budget: BUDGETS.launcher * 1024 }, ...games];
}

if (process.argv[1]?.replaceAll('\\', '/').endsWith('build/budgets.ts')) {
  if (!existsSync(join(PAGE, 'index.html'))) throw new Error('there is no built page: npm run build');
  const parts = weigh((path) => readFileSync(join(PAGE, path), 'utf8'));
  for (const { name, bytes, budget } of parts) {
    const share = `${(bytes / 1024).toFixed(1)} of ${budget / 1024} KB`;
    console.log(`${bytes <= budget ? 'within' : 'OVER  '}  ${name}: ${share}`);
  }
  process.exitCode = parts.length > 1 && parts.every(({ bytes, budget }) => bytes <= budget) ? 0 : 1;
}
