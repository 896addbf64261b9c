/** A match that is over, shown again; out as a file and in again. */
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { pastMatch } from '../shots/app-shots.ts';

const openList = (page: Page) => page.getByRole('button', { name: 'Past matches' }).click();
const position = (page: Page) => page.getByText(/^Move \d+ of \d+$/);

test('a match that is over is stepped, scrubbed, played and seen through other eyes, and stays as it was', async ({
  page,
  app,
}) => {
  await app.ask('settings.change', { language: 'en', motion: 'off' });
  await pastMatch(app.ask);
  const before = await app.ask('history.list', {});
  await page.reload();
  await openList(page);
  await page.getByRole('button', { name: /^Replay of the match of UNO/ }).click();
  await expect(position(page)).toHaveText('Move 0 of 8');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(position(page)).toHaveText('Move 2 of 8');
  const second = await page.locator('[data-line]').innerText();
  await page.keyboard.press('End');
  await expect(page.locator('[data-line]')).toContainText('Bruno gave up. Won by Ana.');
  await page.getByRole('slider', { name: 'Position in the match' }).fill('3');
  await page.getByRole('button', { name: 'One move back' }).click();
  await expect(page.locator('[data-line]')).toHaveText(second);

  const hand = page.getByRole('list', { name: 'Your hand' }).getByRole('button');
  const ofAna = await hand.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption('Bruno');
  await page.getByRole('button', { name: 'All hands open' }).click();
  await expect(page.getByRole('list', { name: 'The hand of Ana' }).getByRole('listitem')).toHaveCount(ofAna.length);
  await hand.first().click();
  await expect(page.locator('[data-picked], [data-playable]')).toHaveCount(0);

  await page.keyboard.press('Home');
  await expect(position(page)).toHaveText('Move 0 of 8');
  await page.getByRole('slider', { name: 'Position in the match' }).fill('6');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
  await expect(position(page)).toHaveText('Move 8 of 8');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Past matches' })).toBeVisible();
  expect(await app.ask('history.list', {})).toEqual(before);
  expect(await app.ask('match.waiting', {})).toEqual([]);
});

test('the end of a match leads to its replay and back', async ({ page, app }) => {
  await app.ask('settings.change', { language: 'en', motion: 'off' });
  const seats = [
    { kind: 'human', name: 'Ana', colour: 'jade', profile: null },
    { kind: 'computer', name: 'Otto', colour: 'rose', level: 'easy' },
  ] as const;
  await app.ask('match.begin', { plan: { game: 'janken-wars', seats: [...seats], options: {}, seed: 'a' } });
  await page.reload();
  await page.getByRole('button', { name: 'Continue Janken Wars' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Give up' }).click();
  const end = page.locator('[data-panel="end"]');
  await end.getByRole('button', { name: 'Export as a file' }).click();
  await expect(end.getByRole('status')).toContainText('.quadreplay');
  await end.getByRole('button', { name: 'Replay' }).click();
  await expect(position(page)).toBeVisible();
  await page.getByRole('button', { name: 'Leave the replay' }).click();
  await expect(end).toBeVisible();
});

test('a replay goes out as a file, and comes in by choosing it and by argument; a bad file is told in words', async ({
  page,
  app,
}) => {
  const { folder } = app.program;
  await app.ask('settings.change', { language: 'en', motion: 'off' });
  await pastMatch(app.ask);
  await page.reload();
  await openList(page);
  const list = page.getByRole('dialog', { name: 'Past matches' });
  await list.getByRole('button', { name: /as a file$/ }).click();
  await expect(list.getByRole('status').filter({ hasText: '.quadreplay' })).toBeVisible();
  const [name = ''] = readdirSync(join(folder, 'exports'));
  const file = join(folder, 'exports', name);

  await list.getByRole('button', { name: /^Remove the match/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click();
  await list.getByRole('button', { name: /^Remove the match/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove it' }).click();
  await expect(list.getByText('Nothing here yet.', { exact: false })).toBeVisible();

  const input = list.locator('input[type="file"]');
  await input.setInputFiles({ name: 'x.quadreplay', mimeType: '', buffer: Buffer.from('nothing of ours') });
  await expect(list.getByText('it is no file of Quadrille, or is damaged', { exact: false })).toBeVisible();
  await input.setInputFiles(file);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Import' }).click();
  await list.getByRole('button', { name: 'Show the replay' }).click();
  await expect(position(page)).toHaveText('Move 0 of 8');

  await app.restart('SIGTERM', () => {
    cpSync(file, join(folder, name));
    rmSync(join(folder, 'history'), { recursive: true });
    return [join(folder, name)];
  });
  await expect(position(page)).toHaveText('Move 0 of 8');
  await expect(page.getByText(/^Opened a replay from /)).toBeVisible();
});
