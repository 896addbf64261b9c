/** Several people at one screen. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { BY_CLICK, begin, playOut, STILL } from './table.ts';

test.describe.configure({ timeout: 180_000 });

const COLOURED = /\b(red|yellow|green|blue) (\d|Skip|Reverse|Draw Two)\b|\bWild\b/;

/** Everything a screen reader or a look into the page could find. */
const contents = (page: Page) => page.evaluate(() => document.body.outerHTML);

test('behind the curtain there is nothing of anybody’s hand, in the page or for a screen reader', async ({
  app,
  page,
}) => {
  const table = await begin(app, page, { people: 2, machines: 0, options: { handSize: 7, target: 'single' } });
  await table.until('curtain');
  expect(await contents(page)).not.toMatch(COLOURED);
  await expect(page.getByRole('heading', { name: 'Ana, it is your turn.' })).toBeVisible();
  await page.locator('[data-lift]').click();
  await table.until('deciding');
  await expect(table.hand).toHaveCount(7);
  await table.deck.click();
  await table.until('curtain');
  await expect(page.getByRole('heading', { name: 'Bruno, it is your turn.' })).toBeVisible();
  expect(await contents(page)).not.toMatch(COLOURED);
  await expect(page.locator('[data-card]')).toHaveCount(0);
});

test('a second click on the curtain’s button plays nothing on the table behind', async ({ app, page }) => {
  const table = await begin(app, page, { people: 2, machines: 0 });
  await table.until('curtain');
  await page.locator('[data-lift]').dblclick();
  await table.until('deciding');
  expect(await table.ply(app)).toBe(0);
});

test('the whole match is played through the curtain', { tag: '@long' }, async ({ app, page }) => {
  const table = await begin(app, page, { people: 2, machines: 1, seed: 'curtain' });
  await playOut(table, BY_CLICK);
  await expect(page.locator('[data-panel="end"]')).toBeVisible();
});

test('in open play no curtain falls', async ({ app, page }) => {
  const table = await begin(app, page, { people: 2, machines: 0, settings: { ...STILL, curtain: false } });
  await table.until('deciding');
  await table.deck.click();
  await expect.poll(() => table.ply(app)).toBe(1);
  await table.until('deciding');
  await expect(page.locator('[data-curtain]')).toHaveCount(0);
});

test('a reload finds the curtain, not the cards', async ({ app, page }) => {
  const table = await begin(app, page, { people: 2, machines: 0 });
  await page.locator('[data-lift]').click();
  await table.until('deciding');
  await page.reload();
  await page.getByRole('button', { name: 'Continue UNO' }).click();
  await table.until('curtain');
  expect(await contents(page)).not.toMatch(COLOURED);
});
