/**
 * `page/<game>-task` and `page/<game>-press`: in a match that a person plays with everything moving, at 1280 × 800,
 * the longest task of the page's main thread, and how long a press takes until it is seen (98 of 100 of them).
 */
import type { Browser, Page } from '@playwright/test';
import { seeded } from '../../core/kit/rng.ts';
import type { Settings } from '../../electron/api.ts';
import { type App, askFrom } from '../e2e/fixtures.ts';
import { dragOne, heavy } from '../e2e/janken-wars/drag.ts';
import { begin as beginJanken, movedOn } from '../e2e/janken-wars/janken.ts';
import { PreviewProgram } from '../e2e/preview.ts';
import * as shamano from '../e2e/shamano/play.ts';
import * as uno from '../e2e/table/table.ts';
import * as umblight from '../e2e/umblight/battle.ts';
import { type Figure, limited, percentile } from './figure.ts';

const LONGEST_TASK_MS = 50;
const SLOWEST_PRESS_MS = 200;
/** The browser tells only of presses that took at least so long. */
const TOLD_FROM_MS = 16;
const MOVING: Partial<Settings> = { motion: 'normal', confirmDraw: false, told: ['shamano'] };

interface Watched {
  readonly tasks: readonly number[];
  readonly presses: readonly number[];
}
declare global {
  interface Window {
    quadrilleWatched: { tasks: number[]; presses: Map<number, number>; first: number };
  }
}

/** In the page, once the table stands: notes every long task and every press from now on. */
function watch(from: number): void {
  const watched = { tasks: [] as number[], presses: new Map<number, number>(), first: performance.interactionCount };
  window.quadrilleWatched = watched;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.tasks.push(duration);
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId > 0)
        watched.presses.set(interactionId, Math.max(duration, watched.presses.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: from } as PerformanceObserverInit);
}

/** In the page: what has been noted; presses that were too quick to be told of count as nothing. */
function watched(): Watched {
  const { tasks, presses, first } = window.quadrilleWatched;
  const quick = Math.max(0, performance.interactionCount - first - presses.size);
  return { tasks, presses: [...presses.values(), ...Array<number>(quick).fill(0)] };
}

type Play = (app: App, page: Page, standing: () => Promise<void>) => Promise<void>;

const GAMES: Readonly<Record<string, Play>> = {
  async uno(app, page, standing) {
    const table = await uno.begin(app, page, { seed: 'bench', options: { target: 'single' }, settings: MOVING });
    await standing();
    await uno.playOut(table, uno.BY_CLICK);
  },
  async 'janken-wars'(app, page, standing) {
    const options = { deck: heavy as never };
    const table = await beginJanken(app, page, { seed: 'bench', against: 'normal', options, settings: MOVING });
    await standing();
    const chance = seeded('bench');
    while ((await table.rest()) !== 'over') {
      const ply = await table.ply(app);
      await dragOne(app, table, chance);
      await movedOn(app, table, ply);
    }
  },
  async shamano(app, page, standing) {
    const table = await shamano.beginAlone(app, page, { seed: 'bench', seats: 2, options: shamano.SHORT }, MOVING);
    await standing();
    await shamano.playOut(table, shamano.CLICKS);
  },
  async umblight(app, page, standing) {
    const plan = { seats: [umblight.ANA, umblight.IRIS], options: umblight.DUEL, seed: 'bench' };
    const table = await umblight.begin(app, page, plan, MOVING);
    await standing();
    await umblight.playOut(app, table, umblight.BY_DRAG);
  },
};

async function playOne(browser: Browser, game: string, play: Play): Promise<Figure[]> {
  const program = new PreviewProgram();
  await program.start();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    await page.goto(program.address);
    const app = { ask: (channel: never, asked: never) => askFrom(page, channel, asked) } as unknown as App;
    await play(app, page, () => page.evaluate(watch, TOLD_FROM_MS));
    const { tasks, presses } = await page.evaluate(watched);
    return [
      limited(`page/${game}-task`, Math.max(0, ...tasks), LONGEST_TASK_MS, 'ms'),
      limited(`page/${game}-press`, percentile(presses, 0.98), SLOWEST_PRESS_MS, 'ms'),
    ];
  } finally {
    await context.close();
    await program.dispose();
  }
}

export async function measurePlay(browser: Browser): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [game, play] of Object.entries(GAMES)) figures.push(...(await playOne(browser, game, play)));
  return figures;
}
