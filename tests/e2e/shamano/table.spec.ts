/** What Shamano's table shows and offers: skills, foresight, claims, predictions, the story. */
import { expect, test } from '../fixtures.ts';
import { fourBuffs, stackOfEight, withSkill } from './found.ts';
import { beginAlone, beginPeople, beginPredicting, STILL } from './play.ts';
import { findPosition } from './positions.ts';

test.describe.configure({ timeout: 90_000 });

test('skills are read by right click, by key and by a button, and the keyboard goes through all four', async ({
  app,
  page,
}) => {
  await beginAlone(app, page, {
    seed: 'sheet',
    seats: 4,
    options: { shamans: ['hedda', 'beatrice', 'aurora', 'zoe'], firstSeat: 0 },
  });
  const sheet = page.locator('[data-shaman]');
  await page.locator('[data-seat="1"]').click({ button: 'right' });
  await expect(sheet).toHaveAttribute('data-shaman', 'beatrice');
  await page.keyboard.press('ArrowRight');
  await expect(sheet).toHaveAttribute('data-shaman', 'aurora');
  await page.keyboard.press('Escape');
  // The key reads the player that has the focus, else one's own.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('s');
  await expect(sheet).toHaveAttribute('data-shaman', 'hedda');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Skills of Zoe, Dora' }).click();
  await expect(sheet).toHaveAttribute('data-shaman', 'zoe');
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true });

  test('a finger that stays on a player opens the skills, and one that moves on or only taps does not', async ({
    app,
    page,
  }) => {
    const table = await beginAlone(app, page, { seed: 'sheet', seats: 4, options: { firstSeat: 0 } });
    await table.until('deciding');
    const before = await table.ply(app);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    const sheet = page.locator('[data-shaman]');
    const at = await table.centre(page.locator('[data-spot="seat:1"]'));
    await page.touchscreen.tap(at.x, at.y);
    await touch('touchStart', [at]);
    await touch('touchMove', [{ x: at.x, y: at.y + 40 }]);
    await touch('touchEnd', []);
    await expect(sheet).toHaveCount(0);
    await touch('touchStart', [at]);
    // As long as a finger has to stay, by the page's own clock.
    await page.evaluate(() => new Promise((done) => window.setTimeout(done, 700)));
    await touch('touchEnd', []);
    await expect(sheet).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).tap();
    await expect(sheet).toHaveCount(0);
    expect(await table.ply(app)).toBe(before);
  });
});

test('a held card shows on every player what it would do', async ({ app, page }) => {
  const table = await beginPeople(app, page, findPosition(withSkill));
  await page.locator('[data-lift]').click();
  await table.until('deciding');
  const { x, y } = await table.grip(page.locator('[data-card="r*"]').first());
  await page.mouse.click(x, y);
  await expect(page.locator('[data-seat="2"] [data-tone] >> text=loses 4 HP')).toBeVisible();
  for (const seat of [0, 1, 3]) await expect(page.locator(`[data-seat="${seat}"] >> text=−8 HP`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('text=−8 HP')).toHaveCount(0);
});

test('a card without a target that is put on a player, and an aimed one on the pile, go back and say why', async ({
  app,
  page,
}) => {
  const table = await beginPeople(app, page, findPosition(withSkill));
  await page.locator('[data-lift]').click();
  await table.until('deciding');
  const card = page.locator('[data-card="r*"]').first();
  await table.drag(await table.grip(card), await table.centre(table.pile));
  await expect(page.getByRole('alert')).toHaveText('Choose whom it hits: put it on a player.');
});

test('the sum of a stack lies before whoever must answer it', async ({ app, page }) => {
  const table = await beginPeople(app, page, findPosition(stackOfEight));
  await page.locator('[data-lift]').click();
  await table.until('deciding');
  const stack = page.locator('[data-stack]');
  expect(Number(await stack.getAttribute('data-stack'))).toBeGreaterThanOrEqual(8);
  await expect(page.getByRole('button', { name: 'Draw the cards' })).toBeVisible();
});

test('effects that hold are shown with the turns left', async ({ app, page }) => {
  const table = await beginPeople(app, page, findPosition(fourBuffs));
  await page.locator('[data-lift]').click();
  await table.until('deciding');
  await expect(page.locator('[data-sign="joke"]')).not.toHaveCount(0);
  await expect(page.locator('[data-sign="banish"] b').first()).toHaveText(/^[12]$/);
});

test('after a number card everybody who might jump in has a button and a key, and a false claim costs nothing', async ({
  app,
  page,
}) => {
  const table = await beginPeople(app, page, { seed: 'claims', seats: 4, options: { firstSeat: 0 }, moves: [] });
  await page.locator('[data-lift]').click();
  await table.until('deciding');
  await page.keyboard.press('1');
  await page.locator('[data-spot][data-target]').first().click();
  await table.until('curtain');
  const { view } = await app.ask('match.look', { id: table.id, as: null });
  const { turn, player } = (view as { flow: { turn: number; player: number } }).flow;
  const may = [0, 1, 2, 3].filter((seat) => seat !== turn && seat !== player);
  await expect(page.locator('[data-claim]')).toHaveCount(may.length);
  const [first = 0] = may;
  await page.keyboard.press('uiop'[first] ?? '');
  await page.locator('[data-lift]').click();
  await table.until('deciding', 'waiting');
  await page.getByRole('button', { name: /^Hand over/ }).click();
  await table.until('curtain');
  expect(await table.ply(app)).toBe(1);
  await page.locator('[data-lift]').click();
  await table.until('deciding');
  await expect(page.locator('[data-claim]')).toHaveCount(may.length);
});

test('alone against computers a prediction has a clock that passes for the player', async ({ app, page }) => {
  const table = await beginPredicting(app, page);
  await expect(page.locator('[data-clock]')).toBeVisible();
  const before = await table.ply(app);
  await expect.poll(() => table.ply(app), { timeout: 15_000 }).toBeGreaterThan(before);
  await expect(page.locator('[data-clock]')).toHaveCount(0);
});

test('the clock of a prediction can be stopped', async ({ app, page }) => {
  const table = await beginPredicting(app, page);
  const before = await table.ply(app);
  await page.getByRole('button', { name: 'Stop the clock' }).click();
  await expect(page.locator('[data-clock="stopped"]')).toBeVisible();
  await page.locator('[data-answer="pass"]').click();
  await expect.poll(() => table.ply(app)).toBeGreaterThan(before);
});

test('the story of the four sects is told once, can be left at once, and read again', async ({ app, page }) => {
  await beginAlone(app, page, { seed: 'story', seats: 2, options: { firstSeat: 0 } }, { ...STILL, told: [] });
  const story = page.getByRole('dialog', { name: 'The four sects' });
  await expect(story).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(story).toHaveCount(0);
  await page.keyboard.press('t');
  await expect(story).toBeVisible();
  await page.getByRole('button', { name: 'To the table' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Continue Shamano' }).click();
  await expect(page.locator('[data-card]').first()).toBeVisible();
  await expect(story).toHaveCount(0);
});

test('with the largest letters on a low screen every player is whole and none lies over another', async ({
  app,
  page,
}) => {
  await page.setViewportSize({ width: 960, height: 600 });
  await beginAlone(app, page, { seed: 'large', seats: 4, options: {} }, { ...STILL, textSize: 175 });
  const plates = page.locator('[data-spot^="seat:"]');
  await expect(plates).toHaveCount(4);
  const boxes = await plates.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  for (const [i, { left, top, right, bottom }] of boxes.entries()) {
    expect([left >= 0, top >= 0, right <= 960, bottom <= 600], `player ${i}`).toEqual([true, true, true, true]);
    for (const [j, other] of boxes.slice(i + 1).entries()) {
      const apart = right <= other.left || other.right <= left || bottom <= other.top || other.bottom <= top;
      expect(apart, `players ${i} and ${i + 1 + j}`).toBe(true);
    }
  }
});
