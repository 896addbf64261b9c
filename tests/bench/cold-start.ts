/**
 * How long the preview's launcher takes from the first request until it can be used, against an empty
 * React page behind the same server in the same run. Both are opened in turn, each with an empty cache.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { build as bundle } from 'esbuild';
import { chromiumArguments, findChromium } from '../../build/chromium.ts';
import { catalogue } from '../../core/index.ts';
import { answering } from '../../electron/answers.ts';
import { listAssets } from '../../electron/assets.ts';
import { servePreview } from '../../electron/preview/server.ts';
import { openServices } from '../../electron/services/services.ts';
import { directThinker } from '../../electron/services/thinker.ts';

const ROUNDS = Number(process.argv[2] ?? 15);
export const MOST_TIMES_EMPTY = 1.6;

const folder = mkdtempSync(join(tmpdir(), 'quadrille-start-'));

/** A page that shows one button by React, and nothing else. */
async function buildEmpty(): Promise<string> {
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

const servers = [
  await serve(await buildEmpty(), join(folder, 'a')),
  await serve(resolve('out', 'renderer'), join(folder, 'b')),
];
const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: chromiumArguments() });
const times: number[][] = servers.map(() => []);
for (let round = 0; round <= ROUNDS; round++) {
  for (const [i, { preview }] of servers.entries()) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(preview.launchAddress(), { waitUntil: 'commit' });
    /** The page is there to be used when its first button is, and has been painted. */
    await page.waitForFunction(() => document.querySelector('button') !== null, undefined, { polling: 'raf' });
    const ms = await page.evaluate(() => performance.now());
    if (round > 0) times[i]?.push(ms);
    await context.close();
  }
}
await browser.close();
for (const { preview, services } of servers) {
  await preview.close();
  await services.close();
}
rmSync(folder, { recursive: true, force: true });

const median = (list: readonly number[] = []) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
const [empty, launcher] = times.map(median) as [number, number];
console.log(
  `cold start, median of ${ROUNDS}: ${launcher.toFixed(0)} ms, empty React page ${empty.toFixed(0)} ms, ${(launcher / empty).toFixed(2)} times`,
);
process.exitCode = launcher / empty <= MOST_TIMES_EMPTY ? 0 : 1;
