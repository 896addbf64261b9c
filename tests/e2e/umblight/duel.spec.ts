/** Duels of Umblight, each by one way of playing alone, and two people at one screen. */
import { expect, test } from '../fixtures.ts';
import { STILL } from '../table/table.ts';
import { ANA, act, BRUNO, BY_DRAG, BY_KEYS, begin, DUEL, IRIS, playOut } from './battle.ts';

test.describe.configure({ timeout: 240_000 });

const AGAINST_IRIS = { seats: [ANA, IRIS], options: DUEL };

test('a duel is played to its end by dragging', async ({ app, page }) => {
  const table = await begin(app, page, { ...AGAINST_IRIS, seed: 'drag' });
  await playOut(app, table, BY_DRAG);
  await expect(page.locator('[data-panel="end"]')).toBeVisible();
});

test('a duel is played to its end by the keyboard alone', async ({ app, page }) => {
  const table = await begin(app, page, { ...AGAINST_IRIS, seed: 'keys' });
  await playOut(app, table, BY_KEYS);
  await expect(page.getByRole('button', { name: 'Play again' })).toBeFocused();
});

test('the lane that is aimed at shows the card a combination would make, before it is made', async ({ app, page }) => {
  const table = await begin(app, page, { ...AGAINST_IRIS, seed: 'aim' });
  await table.until('deciding');
  await page.locator('[data-spot="bank"]').click();
  await table.until('deciding');
  await table.playable().first().click();
  await page.locator('[data-spot="lane:1"]').click();
  await table.until('deciding');
  const tile = page.locator('[data-spot="lane:1"]');
  const before = await tile.getAttribute('aria-label');
  const coin = page.locator('[data-card^="coin-"]').first();
  await coin.click();
  await tile.focus();
  await expect(tile.locator('svg[viewBox="0 0 100 140"]')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(tile.locator('svg[viewBox="0 0 100 140"]')).toHaveCount(1);
  expect(await tile.getAttribute('aria-label')).toBe(before);
});

test('a card that is too dear goes back to the hand and says why', async ({ app, page }) => {
  const table = await begin(app, page, { ...AGAINST_IRIS, seed: 'dear' });
  await table.until('deciding');
  while ((await page.locator('[data-card][data-dim]').count()) === 0) await act(app, table, BY_DRAG, 0);
  const ply = await table.ply(app);
  const dear = page.locator('[data-card][data-dim]').last();
  await table.drag(await table.grip(dear), await table.centre(page.locator('[data-spot="lane:0"]')));
  await expect(page.getByRole('alert')).toContainText('shadow coins left');
  expect(await table.ply(app)).toBe(ply);
});

test('what a hint says leaves the button that ends the phase in sight', async ({ app, page }) => {
  const table = await begin(app, page, { ...AGAINST_IRIS, seed: 'hint' });
  await table.until('deciding');
  await page.getByRole('button', { name: 'Hint' }).click();
  const said = await page.locator('[data-kind="hint"]').boundingBox();
  const end = await page.getByRole('button', { name: 'End phase' }).boundingBox();
  if (said === null || end === null) throw new Error('nothing is said');
  expect(said.y + said.height).toBeLessThanOrEqual(end.y);
});

test('two people at one screen take turns in acting first', async ({ app, page }) => {
  await app.ask('settings.change', { ...STILL, curtain: true });
  const options = { mode: 'duel', order: 'alternate', banks: [true, true] };
  const table = await begin(app, page, { seats: [ANA, BRUNO], options, seed: 'hot-seat' });
  const actors: number[] = [];
  for (let i = 0; i < 4; i++) {
    const ply = await table.ply(app);
    await page.locator('main[data-phase="curtain"], main[data-phase="deciding"]').waitFor();
    // Whoever acts last in a turn and first in the next keeps the screen.
    if (await page.locator('[data-lift]').isVisible()) await page.locator('[data-lift]').click();
    await table.until('deciding');
    actors.push(...(await app.ask('match.look', { id: table.id, as: null })).awaiting);
    await page.keyboard.press('e');
    await expect.poll(() => table.ply(app)).toBeGreaterThan(ply);
  }
  expect(actors).toEqual([0, 1, 1, 0]);
});
