/** Every screen of the table, for people who see, hear or move otherwise: axe finds nothing, in three themes and two languages. */
import { expect, test } from '../fixtures.ts';
import { LOOKS } from '../looks.ts';
import { nothingFound } from '../nothing-found.ts';
import { act, BY_CLICK, begin, playOut, STILL } from './table.ts';

test.describe.configure({ timeout: 180_000 });

for (const [theme, language] of LOOKS) {
  test(`axe finds nothing at the table: ${theme}, ${language}`, { tag: theme === 'dark' ? [] : ['@long'] }, async ({
    app,
    page,
  }) => {
    const settings = { ...STILL, theme, language };
    const table = await begin(app, page, {
      machines: 3,
      seed: 'axe',
      settings,
      options: { handSize: 4, target: 500 },
    });
    await table.until('deciding');
    await nothingFound(page, 'table');
    await table.page.keyboard.press('h');
    await nothingFound(page, 'hint');
    await page.keyboard.press('l');
    await nothingFound(page, 'log');
    await page.keyboard.press('l');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await nothingFound(page, 'pause');
    await page.getByRole('button', { name: /^(Rules|Regras)$/ }).click();
    await nothingFound(page, 'rules');
    await page.keyboard.press('Escape');
    for (let i = 0; i < 60; i++) {
      const phase = await table.rest();
      if (phase !== 'deciding') break;
      await act(table, BY_CLICK);
    }
    await table.until('between');
    await nothingFound(page, 'round');
  });
}

test('axe finds nothing on the curtain, the chooser and the end of a match', async ({ app, page }) => {
  const table = await begin(app, page, {
    people: 2,
    machines: 0,
    seed: 'axe 2',
    options: { handSize: 3, target: 'single' },
  });
  await table.until('curtain');
  await nothingFound(page, 'curtain');
  let chooser = false;
  await playOut(table, BY_CLICK, async () => {
    if (chooser || !(await page.locator('[data-answer]').first().isVisible())) return;
    chooser = true;
    await nothingFound(page, 'chooser');
  });
  await nothingFound(page, 'end');
});

test('axe finds nothing on what the table says, asks, and does when nobody answers', async ({ app, page }) => {
  app.expectComplaint(/ERR_FAILED/);
  const settings = { ...STILL, confirmDraw: true };
  await begin(app, page, { machines: 2, seed: 'refused', options: { handSize: 7 }, settings });
  const alert = page.getByRole('alert');
  await page.locator('[data-card]:not([data-playable])').first().press('Enter');
  await expect(alert).toBeVisible();
  await nothingFound(page, 'a card that does not fit');
  await page.keyboard.press('Escape');
  await page.keyboard.press('z');
  await expect(alert).toBeVisible();
  await nothingFound(page, 'a dim button');
  await page.keyboard.press('d');
  await expect(page.getByRole('dialog')).toBeVisible();
  await nothingFound(page, 'sure');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Begin again' }).click();
  await nothingFound(page, 'begin again');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.route('**/api/match.play', (route) => route.abort());
  await page.keyboard.press('d');
  await page.getByRole('dialog').getByRole('button').last().click();
  await expect(page.locator('[data-panel="stuck"]')).toBeVisible();
  await nothingFound(page, 'stuck, with a notice');
});
