/** axe finds nothing on the boards of the other games, as their pictures are taken. */
import { expect, test } from '../fixtures.ts';
import { nothingFound } from '../nothing-found.ts';
import { jankenShots } from '../shots/janken-shots.ts';
import { shamanoShots } from '../shots/shamano-shots.ts';
import { umblightShots } from '../shots/umblight-shots.ts';

test.describe.configure({ timeout: 180_000 });

const BOARDS = ['janken-duel', 'janken-prize', 'shamano-held', 'umblight-full-board', 'umblight-run-start'];

for (const { name, prepare, go, settings } of [...jankenShots, ...shamanoShots, ...umblightShots]) {
  if (!BOARDS.includes(name)) continue;
  test(`axe finds nothing on: ${name}`, { tag: '@long' }, async ({ app, page }) => {
    await prepare?.(app.ask);
    await app.ask('settings.change', { motion: 'off', ...settings });
    await page.reload();
    await expect(page.getByRole('main')).toBeVisible();
    await go(page);
    await nothingFound(page, name);
  });
}

test('every board has its picture', { tag: '@long' }, () => {
  const names = [...jankenShots, ...shamanoShots, ...umblightShots].map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(BOARDS));
});
