/**
 * `npm run shots`: a picture of every screen at three sizes in both languages, and of the other themes
 * and the largest text, with a contact sheet for each set, in `shots/`. `-- --only A,B` takes the shots
 * whose names begin so and leaves the other pictures, `-- --set NAME` takes the sets whose names begin so,
 * `-- --readme` the pictures of the README.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from '../../../build/build.ts';
import { chromiumArguments, findOrInstallChromium, HOW_TO_INSTALL } from '../../../build/chromium.ts';
import type { Settings } from '../../../electron/api.ts';
import { askFrom } from '../fixtures.ts';
import { PreviewProgram } from '../preview.ts';
import { appShots } from './app-shots.ts';
import { jankenShots } from './janken-shots.ts';
import { shamanoShots } from './shamano-shots.ts';
import type { Shot } from './shot.ts';
import { tableShots } from './table-shots.ts';
import { umblightBuilderShots } from './umblight-builder-shots.ts';
import { umblightShots } from './umblight-shots.ts';
import { workshopShots } from './workshop-shots.ts';

const OUT = 'shots';
const SIZES = [
  [1280, 800],
  [960, 600],
  [2560, 1440],
] as const;

/** One folder of pictures: all shots with the same settings at the same size. */
interface ShotSet {
  readonly name: string;
  readonly size: readonly [number, number];
  readonly settings: Partial<Settings>;
}

/** What one set changes must not reach the next. */
const PLAIN = { theme: 'dark', textSize: 100, readableFont: false } as const;

const LANGUAGES = ['en', 'pt-BR'] as const;
const sets: readonly ShotSet[] = [
  ...LANGUAGES.flatMap((language) =>
    SIZES.map((size) => ({ name: `${language}-${size.join('x')}`, size, settings: { language } })),
  ),
  { name: 'day', size: SIZES[0], settings: { language: 'en', theme: 'light' } },
  { name: 'contrast', size: SIZES[0], settings: { language: 'en', theme: 'contrast' } },
  { name: 'text-175', size: SIZES[1], settings: { language: 'pt-BR', textSize: 175 } },
  { name: 'contrast-175', size: SIZES[0], settings: { language: 'pt-BR', theme: 'contrast', textSize: 175 } },
  { name: 'readable', size: SIZES[0], settings: { language: 'pt-BR', readableFont: true } },
];

/** What the README shows: its file in `build/readme`, and the shot it is. */
const README_SET: ShotSet = { name: 'readme', size: [1200, 750], settings: { language: 'en' } };
const README: Readonly<Record<string, string>> = {
  launcher: 'launcher-open-box',
  setup: 'setup',
  uno: 'table-held',
};

const shots: readonly Shot[] = [
  ...appShots,
  ...tableShots,
  ...jankenShots,
  ...shamanoShots,
  ...umblightShots,
  ...umblightBuilderShots,
  ...workshopShots,
];

function wanted<T extends { readonly name: string }>(all: readonly T[], flag: string): readonly T[] {
  const at = process.argv.indexOf(flag);
  const starts = process.argv[at + 1];
  if (at < 0 || starts === undefined) return all;
  return all.filter(({ name }) => starts.split(',').some((start) => name.startsWith(start)));
}

/** In the page: waits for all that moves and comes to an end; what breathes for ever or is held up never does. */
function standStill(): Promise<unknown> {
  const ending = document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  return Promise.all(ending.map((one) => one.finished.catch(() => null)));
}

type Save = (page: Page, set: ShotSet) => Promise<unknown>;

/** One shot for all sets with the same settings, so that what it prepares is prepared once. */
async function take(browser: Browser, shot: Shot, group: readonly ShotSet[], save: Save): Promise<void> {
  const program = new PreviewProgram();
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/Lisbon' });
  try {
    await program.start();
    const page = await context.newPage();
    await page.goto(program.address);
    const ask = <C extends Parameters<typeof askFrom>[1]>(channel: C, asked: Parameters<typeof askFrom<C>>[2]) =>
      askFrom(page, channel, asked);
    for (const [i, set] of group.entries()) {
      if (i > 0 && shot.usesUp === true) await page.reload(); // a table that is still open would play on
      if (i === 0 || shot.usesUp === true) await shot.prepare?.(ask);
      await ask('settings.change', { ...PLAIN, ...set.settings, ...shot.settings });
      await page.setViewportSize({ width: set.size[0], height: set.size[1] });
      await page.reload();
      await page.getByRole('main').waitFor();
      await page.evaluate(() => document.fonts.ready);
      await shot.go(page);
      await page.evaluate(standStill);
      await save(page, set);
    }
  } finally {
    await context.close();
    await program.dispose();
  }
}

/** All pictures of a set on one page. */
async function contactSheet(browser: Browser, set: ShotSet, names: readonly string[]): Promise<void> {
  const figures = names.map((name) => `<figure><img src="${name}.png"><figcaption>${name}</figcaption></figure>`);
  const style =
    'body{margin:8px;display:grid;grid-template-columns:repeat(3,1fr);gap:8px;background:#777;font:14px sans-serif}figure{margin:0}img{width:100%}';
  const html = join(OUT, set.name, 'index.html');
  writeFileSync(
    html,
    `<!doctype html><meta charset="utf-8"><title>${set.name}</title><style>${style}</style>${figures.join('')}`,
  );
  const page = await browser.newPage({ viewport: { width: 1800, height: 900 } });
  await page.goto(`file://${process.cwd()}/${html}`);
  await page.screenshot({ path: join(OUT, `${set.name}.png`), fullPage: true });
  await page.close();
}

async function takeSets(browser: Browser): Promise<void> {
  const chosen = wanted(sets, '--set');
  const screens = wanted(shots, '--only');
  for (const set of chosen) {
    if (screens === shots) rmSync(join(OUT, set.name), { recursive: true, force: true });
    mkdirSync(join(OUT, set.name), { recursive: true });
  }
  const names: string[] = [];
  for (const shot of screens) {
    try {
      await take(browser, shot, chosen, (page, set) =>
        page.screenshot({ path: join(OUT, set.name, `${shot.name}.png`) }),
      );
      names.push(shot.name);
      console.log(`taken: ${shot.name}`);
    } catch (error) {
      process.exitCode = 1;
      console.error(`not taken: ${shot.name}\n${error}`);
    }
  }
  for (const set of chosen) await contactSheet(browser, set, names);
  console.log(`${names.length * chosen.length} pictures and ${chosen.length} contact sheets in ${OUT}/`);
}

async function takeReadme(browser: Browser): Promise<void> {
  for (const [file, name] of Object.entries(README)) {
    const shot = shots.find((one) => one.name === name);
    if (shot === undefined) throw new Error(`There is no shot ${name}.`);
    const path = join('build', 'readme', `${file}.jpg`);
    await take(browser, shot, [README_SET], (page) => page.screenshot({ path, type: 'jpeg', quality: 82 }));
    console.log(`taken: ${path}`);
  }
}

const executablePath = findOrInstallChromium();
if (executablePath === null) throw new Error(HOW_TO_INSTALL);
await build();
const args = [...chromiumArguments(), '--allow-file-access-from-files'];
const browser = await chromium.launch({ executablePath, args });
await (process.argv.includes('--readme') ? takeReadme(browser) : takeSets(browser));
await browser.close();
