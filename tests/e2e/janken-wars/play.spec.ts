/** Whole matches of Janken Wars, each by one way of playing alone. */
import { seeded } from '../../../core/kit/rng.ts';
import { expect, test } from '../fixtures.ts';
import { dragOne, heavy } from './drag.ts';
import { begin, movedOn, playOutByKeys } from './janken.ts';

test.describe.configure({ timeout: 240_000 });

test('two people play a match to its end at one keyboard, by keys alone', async ({ app, page }) => {
  const table = await begin(app, page, { seed: 'keys', settings: { atOnce: 'keys' } });
  await playOutByKeys(app, table);
  await expect(page.locator('[data-panel="end"]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play again' })).toBeFocused();
});

test('a match against Master is played to its end by dragging alone', async ({ app, page }) => {
  const table = await begin(app, page, { seed: 'drag', against: 'master', options: { deck: heavy as never } });
  const chance = seeded('drags');
  const done = new Set<string>();
  for (let turn = 0; turn < 200 && (await table.rest()) !== 'over'; turn++) {
    const ply = await table.ply(app);
    done.add(await dragOne(app, table, chance));
    await movedOn(app, table, ply);
  }
  await expect(page.locator('[data-panel="end"]')).toBeVisible();
  expect([...done].join()).toMatch(/throw .*(take|token)/);
  await expect(page.locator('[data-dragged]')).toHaveCount(0);
});
