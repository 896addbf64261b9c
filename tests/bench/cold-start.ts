/**
 * `page/start`: how long the preview's launcher takes from the first request until it can be used, against an
 * empty React page behind the same server in the same run. Both are opened in turn, each with an empty cache.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { build as bundle } from 'esbuild';
import { catalogue } from '../../core/index.ts';
import { answering } from '../../electron/answers.ts';
import { listAssets } from '../../electron/assets.ts';
import { servePreview } from '../../electron/preview/server.ts';
import { openServices } from '../../electron/services/services.ts';
import { directThinker } from '../../electron/services/thinker.ts';
import { type Figure, figure, percentile } from './figure.ts';

const ROUNDS = 15;
const MOST_TIMES_EMPTY = 1.6;

/** A page that shows one button by React, and nothing else. */
async function buildEmpty(folder: string): Promise<string> {
  const out = join(folder, 'empty');
  mkdirSync(out);
  const entry = resolve('tests', 'bench', 'empty-page.tsx');
  const define = { 'process.env.NODE_ENV': '"production"' };
  await bundle({
    entryPoints: [entry],
    outfile: join(out, 'page.js'),
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    define,
  });
  const page =
    '<!doctype html><html lang="en"><title>x</title><div id="app"></div><script type="module" src="./page.js"></script></html>';
  writeFileSync(join(out, 'index.html'), page);
  return out;
}

async function serve(renderer: string, data: string) {
  const services = await openServices({
    folder: data,
    catalogue,
    appVersion: '0.1.0',
    thinker: directThinker(catalogue),
  });
  const shell = {
    kind: 'preview',
    platform: process.platform,
    locale: () => 'en-GB',
    showFolder: async () => undefined,
    give: async () => null,
  } as const;
  const answer = answering(services, shell, () => undefined);
  const preview = await servePreview({ port: 0, assets: listAssets(renderer), answer, log: () => undefined });
  return { preview, services };
}

type Served = Awaited<ReturnType<typeof serve>>;

/** Milliseconds from the first request until the page's first button is there and has been painted. */
async function startOnce(browser: Browser, { preview }: Served): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(preview.launchAddress(), { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('button') !== null, undefined, { polling: 'raf' });
  const ms = await page.evaluate(() => performance.now());
  await context.close();
  return ms;
}

async function compare(browser: Browser, empty: Served, launcher: Served): Promise<Figure> {
  const times = { empty: [] as number[], launcher: [] as number[] };
  for (let round = 0; round <= ROUNDS; round++) {
    const [plain, ours] = [await startOnce(browser, empty), await startOnce(browser, launcher)];
    if (round === 0) continue; // the first of each warms the program up
    times.empty.push(plain);
    times.launcher.push(ours);
  }
  const [plain, value] = [percentile(times.empty, 0.5), percentile(times.launcher, 0.5)];
  const reference = `an empty React page, ${plain.toFixed(0)} ms`;
  const ratio = value / plain;
  return figure({ name: 'page/start', value, unit: 'ms', reference, ratio, goal: MOST_TIMES_EMPTY, bound: 'most' });
}

/** The built page lies in `out/renderer`. */
export async function measureStart(browser: Browser): Promise<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'quadrille-start-'));
  const empty = await serve(await buildEmpty(folder), join(folder, 'a'));
  const launcher = await serve(resolve('out', 'renderer'), join(folder, 'b'));
  try {
    return await compare(browser, empty, launcher);
  } finally {
    for (const { preview, services } of [empty, launcher]) {
      await preview.close();
      await services.close();
    }
    rmSync(folder, { recursive: true, force: true });
  }
}
