/** Setting a match up over the real services: what is chosen is played, and remembered. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { players } from '../shots/app-shots.ts';

async function openSetup(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'UNO: set up a match' }).click();
  await expect(page.getByRole('heading', { name: 'Set up a match of UNO' })).toBeVisible();
}

/** The match is there. That the button no longer says Start proves nothing: it says so from the press on. */
async function expectBegun(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Set up a match of UNO' })).toHaveCount(0);
}

const names = (page: Page) =>
  page.getByRole('textbox').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

test('the match that begins is the one that was set up, and the next set-up begins with it', async ({ page, app }) => {
  await players(app.ask);
  await page.reload();
  await openSetup(page);
  await page.getByRole('button', { name: 'Add a seat' }).click();
  await page.getByLabel('Who sits at seat 2').selectOption({ label: 'Bruno' });
  await page.getByLabel('Name at seat 3').fill('Hal');
  await page.getByRole('radio', { name: /^Official/ }).check();
  await page.getByRole('switch', { name: 'Partners' }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await expectBegun(page);
  const plan = await app.ask('match.lastPlan', { game: 'uno' });
  expect(plan?.seats.map((seat) => seat.name)).toEqual(['Ana', 'Bruno', 'Hal', 'Nina']);
  expect(plan?.options).toMatchObject({ scoring: 'winner', teams: true, target: 500 });
  await app.restart();
  await openSetup(page);
  expect(await names(page)).toEqual(['Ana', 'Bruno', 'Hal', 'Nina']);
  await expect(page.getByRole('switch', { name: 'Partners' })).toBeChecked();
});

test('a table of computers begins too', async ({ page, app }) => {
  await openSetup(page);
  await page.getByLabel('Who sits at seat 1').selectOption({ label: 'Easy' });
  await page.getByRole('button', { name: 'Watch' }).click();
  await expectBegun(page);
  const [match] = await app.ask('match.waiting', {});
  expect(match?.seats.map((seat) => seat.kind)).toEqual(['computer', 'computer', 'computer']);
});

test('seats exchange colours from the palette, with the mouse and with the keys', async ({ page }) => {
  await openSetup(page);
  const mark = (seat: number) => page.getByRole('button', { name: new RegExp(`^Colour of seat ${seat}`) });
  const colours = async () => [await mark(1).getAttribute('aria-label'), await mark(2).getAttribute('aria-label')];
  const [first, second] = await colours();
  const colourOf = (label: string | null | undefined) => label?.split(': ')[1] ?? '';
  await mark(1).click();
  await page.getByRole('radio', { name: colourOf(second), exact: true }).check();
  await page.keyboard.press('Escape');
  expect((await colours()).map(colourOf)).toEqual([colourOf(second), colourOf(first)]);
  await expect(page.getByRole('heading', { name: 'Set up a match of UNO' })).toBeVisible();
  await mark(2).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(mark(2)).toBeFocused();
  expect(colourOf((await colours())[1])).not.toBe(colourOf(first));
});

test('the whole set-up works with keys alone', async ({ page, app }) => {
  await expect(page.getByRole('button', { name: 'UNO: set up a match' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Start' })).toBeFocused();
  await page.getByRole('radio', { name: /^Source rules/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+Enter');
  await expectBegun(page);
  expect((await app.ask('match.lastPlan', { game: 'uno' }))?.options).toMatchObject({ jumpIn: true, stacking: 'up' });
});

test('Escape leads back to the box', async ({ page }) => {
  await openSetup(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'UNO: set up a match' })).toBeFocused();
});

/** The list of seats shows all of them, and Start is there. */
async function expectWhole(page: Page, seats: number): Promise<void> {
  for (const field of await page.getByRole('textbox').all()) await expect(field).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: /^(Start|Começar)$/ })).toBeInViewport({ ratio: 1 });
  const list = page.getByRole('list').first();
  expect([seats, await list.evaluate((one) => one.scrollHeight > one.clientHeight + 1)]).toEqual([seats, false]);
}

test('two to ten seats and Start fit the smallest window without a scroll bar', async ({ page, app }) => {
  await page.setViewportSize({ width: 960, height: 600 });
  await openSetup(page);
  for (let seats = 3; ; seats++) {
    await expectWhole(page, seats);
    if (seats === 10) break;
    await page.getByRole('button', { name: 'Add a seat' }).click();
  }
  await page.getByRole('button', { name: 'Start' }).click();
  await expectBegun(page);
  await app.ask('settings.change', { language: 'pt-BR' });
  await page.reload();
  await page.getByRole('button', { name: 'UNO: preparar uma partida' }).click();
  await expect(page.getByRole('textbox')).toHaveCount(10);
  await expectWhole(page, 10);
});

test('at 175 % and in Portuguese every control of the set-up can be reached and no name is cut', async ({
  page,
  app,
}) => {
  await app.ask('settings.change', { textSize: 175, language: 'pt-BR' });
  await page.setViewportSize({ width: 960, height: 600 });
  await page.reload();
  await page.getByRole('button', { name: 'UNO: preparar uma partida' }).click();
  await expect(page.getByRole('button', { name: 'Começar' })).toBeVisible();
  for (const control of await page.locator('main button, main input, main select').all()) {
    if (!(await control.isVisible())) continue;
    await control.scrollIntoViewIfNeeded();
    await expect(control).toBeInViewport();
  }
  const wide = await page.evaluate(() => document.querySelector('main')?.scrollWidth ?? 0);
  expect(wide).toBeLessThanOrEqual(960);
});
