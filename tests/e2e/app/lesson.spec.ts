/** The first lesson, as somebody takes it who has never played. */
import { expect, test } from '../fixtures.ts';

const WAY = [
  'Go on',
  'red 2',
  'Go on',
  'Wild',
  'blue 9',
  'deck',
  'yellow 5',
  'red 3',
  'Go on',
  'blue Draw Two',
  'Go on',
];

test('the lesson of UNO is played to its end, refuses what it does not ask for, and saves nothing', async ({
  page,
  app,
}) => {
  await app.ask('settings.change', { language: 'en', motion: 'off' });
  await page.reload();
  await page.getByRole('button', { name: 'UNO: set up a match' }).click();
  await page.getByRole('button', { name: 'First lesson' }).click();
  const guide = page.getByRole('complementary', { name: 'First lesson' });
  const press = async (name: string) => {
    if (name === 'Go on') return guide.getByRole('button', { name }).click();
    if (name === 'deck') return page.locator('[data-spot="deck"]').click();
    await page.getByRole('button', { name: new RegExp(`^${name}, .*, playable$`) }).click();
    await page.locator('[data-spot="pile"][data-target]').click();
  };
  for (const name of WAY) {
    await expect(page.locator('main[data-phase="deciding"], main[data-phase="waiting"]')).toBeVisible();
    await press(name);
  }
  await expect(guide).toContainText('The table is yours.');
  await guide.getByRole('button', { name: 'Leave the lesson' }).click();
  await expect(page.getByRole('button', { name: 'UNO: set up a match' })).toBeVisible();
  expect(await app.ask('match.waiting', {})).toEqual([]);
  expect(await app.ask('history.list', {})).toEqual([]);
});
