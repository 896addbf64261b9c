/** A match is found again where it was left. */
import { expect, test } from '../fixtures.ts';
import { act, BY_CLICK, begin, open, playOut } from './table.ts';

test.describe.configure({ timeout: 180_000 });

const LONG = { handSize: 7, target: 'single' } as const;

test('after a reload the match goes on from the last action', { tag: '@long' }, async ({ app, page }) => {
  const table = await begin(app, page, { options: LONG, seed: 'reload' });
  for (let i = 0; i < 3; i++) {
    await table.until('deciding');
    await act(table, BY_CLICK);
  }
  await table.rest();
  const ply = await table.ply(app);
  const again = await open(page, table.id);
  await again.rest();
  expect(await again.ply(app)).toBeGreaterThanOrEqual(ply);
  await playOut(again, BY_CLICK);
});

test('after the program was killed the match goes on at the last action or the one before', async ({ app, page }) => {
  const table = await begin(app, page, { options: LONG, seed: 'kill' });
  await table.until('deciding');
  await act(table, BY_CLICK);
  await table.rest();
  const ply = await table.ply(app);
  await app.restart('SIGKILL');
  const again = await open(page, table.id);
  await again.rest();
  expect(await again.ply(app)).toBeGreaterThanOrEqual(ply - 1);
});

test('saving and leaving brings the match back onto its box', async ({ app, page }) => {
  const table = await begin(app, page, { options: LONG });
  await table.until('deciding');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save and leave' }).click();
  await expect(page.getByRole('button', { name: 'Continue UNO' })).toBeVisible();
});

test('beginning again leaves one match, with new cards', async ({ app, page }) => {
  const table = await begin(app, page, { options: LONG });
  await table.until('deciding');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Begin again' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Begin again' }).click();
  await table.until('deciding');
  const waiting = await app.ask('match.waiting', {});
  expect(waiting).toHaveLength(1);
  expect(waiting[0]?.id).not.toBe(table.id);
});

test('giving up ends the match and says who has won', async ({ app, page }) => {
  const table = await begin(app, page, { options: LONG });
  await table.until('deciding');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Give up' }).click();
  await table.until('over');
  await expect(page.getByRole('heading', { name: 'Bruno wins.' })).toBeVisible();
});
