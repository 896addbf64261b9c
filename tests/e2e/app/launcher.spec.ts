/** The first screen over the real services: players, matches that wait, keys, and large text. */
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { type App, expect, test } from '../fixtures.ts';
import { waitingMatch } from '../shots/app-shots.ts';

interface Window {
  readonly width: number;
  readonly height: number;
  /** Percent of the usual size. */
  readonly textSize: number;
}

const box = (page: Page) => page.getByRole('button', { name: 'UNO: set up a match' });

test('a match begins with one press, and waits on its box when the window is closed', async ({ page, app }) => {
  await page.getByRole('button', { name: 'Play UNO at once' }).click();
  await expect(box(page)).toHaveCount(0);
  await app.restart('SIGKILL');
  await page.getByRole('button', { name: 'Continue UNO' }).click();
  await expect(box(page)).toHaveCount(0);
});

test('a double click begins one match', async ({ page, app }) => {
  await page.getByRole('button', { name: 'Play UNO at once' }).dblclick();
  await expect(box(page)).toHaveCount(0);
  expect(await app.ask('match.waiting', {})).toHaveLength(1);
});

test('a forgotten match is gone for good', async ({ page, app }) => {
  await waitingMatch(app.ask);
  await page.reload();
  await page.getByRole('button', { name: 'One match waits' }).click();
  await page.getByRole('button', { name: 'Forget this match of UNO' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Forget it' }).click();
  await expect(page.getByText('No match waits.')).toBeVisible();
  await app.restart();
  await expect(page.getByRole('button', { name: 'Play UNO at once' })).toBeVisible();
});

test('the safe answer has the focus when a match is to be forgotten', async ({ page, app }) => {
  await waitingMatch(app.ask);
  await page.reload();
  await page.getByRole('button', { name: 'One match waits' }).click();
  await page.getByRole('button', { name: 'Forget this match of UNO' }).click();
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Matches that wait' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Forget this match of UNO' })).toBeFocused();
});

test('players are added, changed and removed, and stay after a restart', async ({ page, app }) => {
  await page.getByRole('button', { name: 'Guest is playing' }).click();
  await page.getByRole('button', { name: 'Add a player' }).click();
  await page.getByLabel('Name').fill('Zoé');
  await page.getByRole('radio', { name: 'Rocket' }).check();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Play as Zoé' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Edit Zoé' }).click();
  await page.getByLabel('Name').fill('Zoé Lima');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Play as Zoé Lima' })).toBeVisible();
  await app.restart();
  await page.getByRole('button', { name: 'Zoé Lima is playing' }).click();
  await page.getByRole('button', { name: 'Edit Zoé Lima' }).click();
  await page.getByRole('button', { name: 'Remove player' }).click();
  await page.getByRole('button', { name: 'Remove Zoé Lima' }).click();
  await expect(page.getByText('Nobody has sat down yet.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Guest is playing' })).toBeVisible();
});

test('every control is reached with Tab, shows its focus, and the focus never falls to the page', async ({ page }) => {
  await expect(box(page)).toBeVisible();
  const all = await page.getByRole('main').getByRole('button').count();
  const seen = new Set<number>();
  for (let i = 0; i < all; i++) {
    await page.keyboard.press('Tab');
    const focus = page.locator(':focus-visible');
    await expect(focus).toHaveCount(1);
    await expect(focus).toHaveCSS('outline-style', 'solid');
    // Which it is, not what it says: four boxes say the same.
    seen.add(
      await focus.evaluate((one) => [...document.querySelectorAll('main button')].indexOf(one as HTMLButtonElement)),
    );
  }
  expect(seen.size).toBe(all);
});

test('a box opens a little when it is looked at and when it has the focus', async ({ page }) => {
  await expect(box(page)).toBeVisible();
  const lid = page.locator('[data-game="uno"] [class*="lid"]').first();
  const turn = () => lid.evaluate((one) => getComputedStyle(one).transform);
  const closed = await turn();
  await box(page).hover();
  await expect.poll(turn).not.toBe(closed);
  await page.mouse.move(2, 2);
  await expect.poll(turn).toBe(closed);
  await page.keyboard.press('ArrowRight');
  await expect(box(page)).toBeFocused();
  await expect.poll(turn).not.toBe(closed);
});

test('F11 is kept as the setting it is, and M mutes', async ({ page, app }) => {
  await expect(box(page)).toBeVisible();
  await page.keyboard.press('m');
  await expect.poll(async () => (await app.ask('app.open', {})).settings.muted).toBe(true);
  await page.keyboard.press('F11');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await expect.poll(async () => (await app.ask('app.open', {})).settings.fullScreen).toBe(true);
});

async function openLauncher(page: Page, app: App, { width, height, textSize }: Window): Promise<void> {
  await waitingMatch(app.ask);
  await app.ask('settings.change', { textSize, language: 'pt-BR' });
  await page.setViewportSize({ width, height });
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
}

for (const [width, height] of [
  [960, 600],
  [2560, 1440],
] as const) {
  test(`at ${width} × ${height} all four boxes are on the screen and nothing scrolls`, async ({ page, app }) => {
    await openLauncher(page, app, { width, height, textSize: 100 });
    for (const control of await page.getByRole('main').getByRole('button').all()) {
      await expect(control).toBeInViewport({ ratio: 1 });
    }
    const scrolls = await page.evaluate(() =>
      [...document.querySelectorAll('main, main *')].some(
        (one) => one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY),
      ),
    );
    expect(scrolls).toBe(false);
  });
}

for (const [width, height] of [
  [960, 600],
  [1280, 800],
] as const) {
  test(`at ${width} × ${height} and 175 % every control can be scrolled to and is whole`, async ({ page, app }) => {
    await openLauncher(page, app, { width, height, textSize: 175 });
    for (const control of await page.getByRole('main').getByRole('button').all()) {
      await control.scrollIntoViewIfNeeded();
      // Whole but for the part of a pixel that scrolling rounds away.
      await expect(control).toBeInViewport({ ratio: 0.99 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
}

test('the first screen loads at most 150 KB of program, and no game', async ({ page, app }) => {
  const programs: { readonly url: string; readonly body: Promise<Buffer> }[] = [];
  page.on('response', (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname)) programs.push({ url: response.url(), body: response.body() });
  });
  await app.restart();
  await expect(box(page)).toBeVisible();
  const sizes = await Promise.all(programs.map(async ({ body }) => gzipSync(await body).length));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(150 * 1024);
  expect(programs.filter(({ url }) => /face|TableScreen/.test(url))).toEqual([]);
});
