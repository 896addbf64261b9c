/** Whole matches, each by one way of playing alone. */
import { expect, test } from '../fixtures.ts';
import { BY_CLICK, BY_DRAG, BY_KEYS, begin, byTouch, playOut, STILL } from './table.ts';

// A whole match waits for many pauses of computers, and the machine may be busy.
test.describe.configure({ timeout: 240_000 });

test.describe('a match of UNO is played to its end', () => {
  test('by dragging with the mouse', async ({ app, page }) => {
    const table = await begin(app, page, { seed: 'drag' });
    await playOut(table, BY_DRAG);
    await expect(page.locator('[data-panel="end"]')).toBeVisible();
  });

  test('by clicking a card and then the pile', { tag: '@long' }, async ({ app, page }) => {
    const table = await begin(app, page, { seed: 'click' });
    await playOut(table, BY_CLICK);
    await expect(page.locator('[data-panel="end"]')).toBeVisible();
  });

  test('by the keyboard alone, with the focus never lost', async ({ app, page }) => {
    const table = await begin(app, page, { seed: 'keys' });
    await playOut(table, BY_KEYS, async () => {
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    });
    await expect(page.getByRole('button', { name: 'Play again' })).toBeFocused();
  });

  test('with everything moving, by clicking', { tag: '@long' }, async ({ app, page }) => {
    const table = await begin(app, page, { seed: 'moving', settings: { ...STILL, motion: 'fast' } });
    await playOut(table, BY_CLICK);
    await expect(page.locator('[data-air] > div')).toHaveCount(0);
  });

  test('in several rounds, which stand until one goes on', { tag: '@long' }, async ({ app, page }) => {
    const table = await begin(app, page, { seed: 'rounds', options: { handSize: 3, target: 30 } });
    let rounds = 0;
    await playOut(table, BY_CLICK, async () => {
      if (await page.locator('[data-panel="round"]').isVisible()) rounds++;
    });
    expect(rounds).toBeGreaterThan(0);
  });
});

test.describe('with a touch screen', () => {
  test.use({ hasTouch: true });

  test('a match of UNO is played to its end with fingers', async ({ app, page, context }) => {
    const table = await begin(app, page, { seed: 'touch' });
    await playOut(table, byTouch(await context.newCDPSession(page)));
    await expect(page.locator('[data-panel="end"]')).toBeVisible();
  });
});

test('after a match its seed is shown, and another one begins with the same players', async ({ app, page }) => {
  const table = await begin(app, page, { seed: 'proof' });
  await playOut(table, BY_CLICK);
  await expect(page.locator('[data-panel="end"] code')).toHaveText('proof');
  await page.getByRole('button', { name: 'Play again' }).click();
  await table.until('deciding');
  expect((await app.ask('match.waiting', {})).map(({ seats }) => seats.map(({ name }) => name))).toEqual([
    ['Ana', 'Bruno'],
  ]);
});

test('a table of computers can be watched', async ({ app, page }) => {
  const table = await begin(app, page, { people: 0, machines: 3, seed: 'watch' });
  await expect(page.locator('[data-card]')).toHaveCount(0);
  await table.until('over');
  await expect(page.locator('[data-panel="end"]')).toBeVisible();
});
