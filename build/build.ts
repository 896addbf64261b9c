/** `npm run build`: builds what is stale of the two halves into `out/`; `--all` builds both anew. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { type Product, refresh } from './fresh.ts';

const OUT = 'out';
const TOOLS = ['package.json', 'package-lock.json', 'build/build.ts'];

/** The main process, its preload, the thread of the computer players, and the preview shell. */
const SHELL: Product = {
  stamp: join(OUT, 'shell.stamp'),
  sources: ['core', 'electron', ...TOOLS],
  results: ['main.js', 'preload.cjs', 'updater.cjs', 'worker.js', 'preview.js'].map((file) => join(OUT, file)),
};

const PAGE: Product = {
  stamp: join(OUT, 'page.stamp'),
  sources: ['core', 'renderer', 'electron/api.ts', 'electron/schema.ts', 'build/vite.config.ts', ...TOOLS],
  results: [join(OUT, 'renderer', 'index.html')],
};

const COMMON: BuildOptions = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  external: ['electron'],
  sourcemap: false,
  legalComments: 'none',
  logLevel: 'warning',
};

/** The builders are loaded only when there is something to build: that is most of a start's time. */
async function buildShell(): Promise<void> {
  const { build: bundle } = await import('esbuild');
  const entryPoints = { main: 'electron/main.ts', worker: 'electron/worker.ts', preview: 'electron/preview/main.ts' };
  await bundle({ ...COMMON, entryPoints, outdir: OUT, format: 'esm' });
  await bundle({ ...COMMON, entryPoints: ['electron/preload.ts'], outfile: join(OUT, 'preload.cjs'), format: 'cjs' });
  await bundle({ ...COMMON, entryPoints: ['electron/updater.ts'], outfile: join(OUT, 'updater.cjs'), format: 'cjs' });
}

async function buildRenderer(): Promise<void> {
  const { build: buildPage } = await import('vite');
  await buildPage({ configFile: 'build/vite.config.ts', logLevel: 'warn' });
}

/** Builds what is stale; answers the names of what was built. */
export async function build(): Promise<string[]> {
  const built: string[] = [];
  if (await refresh(SHELL, buildShell)) built.push('shell');
  if (await refresh(PAGE, buildRenderer)) built.push('page');
  return built;
}

if (process.argv[1]?.replaceAll('\\', '/').endsWith('build/build.ts')) {
  if (process.argv.includes('--all')) rmSync(OUT, { recursive: true, force: true });
  const built = await build();
  console.log(built.length === 0 ? 'everything is built already' : `built: ${built.join(', ')}`);
}
