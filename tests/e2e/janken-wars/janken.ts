/** A match of Janken Wars on the table for end-to-end tests, and the hands of those who play it. */
import type { Locator, Page } from '@playwright/test';
import type { MatchPlan, SeatPlan, Settings } from '../../../electron/api.ts';
import { type App, expect } from '../fixtures.ts';
import { Table } from '../table/table.ts';

type Level = Extract<SeatPlan, { kind: 'computer' }>['level'];

export interface Wanted {
  /** Who sits opposite Ana: a computer of a level, or Bruno. */
  readonly against?: Level | null;
  readonly seed: string;
  readonly options?: MatchPlan['options'];
  readonly settings?: Partial<Settings>;
}

export async function begin(
  app: App,
  page: Page,
  { against = null, seed, options = {}, settings }: Wanted,
): Promise<Table> {
  await app.ask('settings.change', { motion: 'off', ...settings });
  const who = { name: 'Bruno', colour: 'sky' };
  const seats: SeatPlan[] = [
    { kind: 'human', name: 'Ana', colour: 'coral', profile: null },
    against === null ? { kind: 'human', ...who, profile: null } : { kind: 'computer', ...who, level: against },
  ];
  const { table } = await app.ask('match.begin', { plan: { game: 'janken-wars', seats, options, seed } });
  await page.reload();
  await page.getByRole('button', { name: 'Continue Janken Wars' }).click();
  const seated = new Table(page, table.id);
  await seated.root.waitFor();
  return seated;
}

export const atOnce = (page: Page): Locator => page.locator('[data-at-once]');

/**
 * Plays until the match is over by the keyboard alone, as whoever is asked: a throw, a trade, else the
 * first thing that can be done. With `atOnce` two people throw at one keyboard; else one throws alone.
 */
export async function playOutByKeys(app: App, table: Table): Promise<void> {
  const { page } = table;
  for (let turn = 0; (await table.rest()) !== 'over'; turn++) {
    if (turn > 400) throw new Error('the match does not end');
    const ply = await table.ply(app);
    if (await atOnce(page).isVisible()) await pressAll(page, BOTH[turn % BOTH.length]);
    else if ((await page.locator('[data-card^="@"][data-playable]').count()) > 0)
      await pressAll(page, ALONE[turn % ALONE.length]);
    else if ((await page.locator('[data-button^="act.trade"]').count()) > 0) await page.keyboard.press('t');
    else await pressFirst(page);
    await movedOn(app, table, ply);
  }
}

const BOTH = ['aj', 'sk', 'dl', 'ak', 'sl', 'dj'];
const ALONE = ['a', 's', 'd'];

async function pressAll(page: Page, keys = ''): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** A Freebie if there is one to take, else what the arrow comes to first. */
async function pressFirst(page: Page): Promise<void> {
  await page.keyboard.press('ArrowUp');
  const freebie = page.locator('[data-spot="freebies:token"][data-press]');
  if ((await freebie.count()) > 0) {
    for (let i = 0; i < 8 && !(await freebie.evaluate((one) => one === document.activeElement)); i++)
      await page.keyboard.press('ArrowUp');
  }
  await expect(page.locator('[data-press]:focus')).toBeVisible();
  await page.keyboard.press('Enter');
}

/** The ply the page shows is behind by nothing: a decision has been made since. */
export async function movedOn(app: App, table: Table, ply: number): Promise<void> {
  await expect.poll(() => table.ply(app)).toBeGreaterThan(ply);
}
