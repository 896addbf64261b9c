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

/** The ply the page shows is behind by nothing: a decision has been made since. */
export async function movedOn(app: App, table: Table, ply: number): Promise<void> {
  await expect.poll(() => table.ply(app)).toBeGreaterThan(ply);
}
