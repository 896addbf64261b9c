/** Settings, languages, themes and text sizes, as a person sees them, kept by the real services. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const openSettings = async (page: Page) => {
  await page.getByRole('button', { name: 'Settings' }).click();
  return page.getByRole('dialog', { name: 'Settings' });
};

test('a language is spoken at once and after a restart', async ({ page, app }) => {
  const sheet = await openSettings(page);
  await sheet.getByLabel('Language').selectOption('pt-BR');
  await expect(page.getByRole('heading', { name: 'Configurações' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect.poll(async () => (await app.ask('app.open', {})).settings.language).toBe('pt-BR');
  await app.restart();
  await expect(page.getByRole('button', { name: 'Configurações' })).toBeVisible();
});

test('a theme changes the ground everything stands on, at once', async ({ page }) => {
  const sheet = await openSettings(page);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const seen = [await ground()];
  for (const name of ['Day', 'High contrast']) {
    await sheet.getByRole('radio', { name }).check();
    await expect.poll(ground).not.toBe(seen.at(-1));
    seen.push(await ground());
  }
  expect(new Set(seen).size).toBe(3);
});

test('volumes and switches are kept, zero and off included', async ({ page, app }) => {
  const sheet = await openSettings(page);
  await sheet.getByLabel('Effects').fill('0');
  await sheet.getByRole('switch', { name: 'Ask before drawing' }).click();
  const kept = async () => (await app.ask('app.open', {})).settings;
  await expect.poll(async () => (await kept()).confirmDraw).toBe(false);
  await app.restart();
  const again = await openSettings(page);
  await expect(again.getByLabel('Effects')).toHaveValue('0');
  await expect(again.getByRole('switch', { name: 'Ask before drawing' })).not.toBeChecked();
});

test('less movement asked for by the system is enough', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-reduced', '');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(page.locator('html')).not.toHaveAttribute('data-reduced', '');
});

test('Escape closes the sheet and gives the focus back to what opened it', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Settings' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a press beside the sheet closes it', async ({ page }) => {
  await openSettings(page);
  await page.mouse.click(4, 400);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const textSize of [100, 175]) {
  test(`at ${textSize} % no text of the settings is cut and every control can be reached`, async ({ page, app }) => {
    await page.setViewportSize({ width: 960, height: 600 });
    await app.ask('settings.change', { textSize });
    await page.reload();
    const sheet = await openSettings(page);
    // The field that takes a file is hidden behind its button.
    const controls = sheet.locator('button, input, select').filter({ visible: true });
    for (const control of await controls.all()) {
      await control.scrollIntoViewIfNeeded();
      await expect(control).toBeInViewport();
    }
    const cut = await sheet.evaluate((root) =>
      [...root.querySelectorAll<HTMLElement>('h2, h3, p, span, label, button')]
        .filter(
          (one) =>
            one.scrollWidth > one.clientWidth + 1 &&
            getComputedStyle(one).display !== 'inline' &&
            !one.classList.contains('quiet'),
        )
        .map((one) => one.textContent),
    );
    expect(cut).toEqual([]);
  });
}

test('the preview names its data folder and does not offer to open it', async ({ page, app }) => {
  const sheet = await openSettings(page);
  await expect(sheet.getByText(app.program.folder)).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Show the folder' })).toHaveCount(0);
});

test('settings that could not be read are mended, and the first screen says which', async ({ page, app }) => {
  const sheet = await openSettings(page);
  await sheet.getByRole('radio', { name: 'Day' }).check();
  await expect.poll(async () => (await app.ask('app.open', {})).settings.theme).toBe('light');
  await page.goto('about:blank');
  await app.program.stop();
  const file = join(app.program.folder, 'settings.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"light"', '"plaid"'));
  await app.program.start();
  await page.goto(app.program.address);
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect(notices).toContainText('theme');
  for (const dismiss of await notices.getByRole('button', { name: 'Dismiss' }).all()) await dismiss.click();
  await expect(notices.getByRole('button')).toHaveCount(0);
});
