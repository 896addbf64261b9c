/** Matches of Shamano over the real services: by several people, by keys alone, past a defeat, with and without motion. */
import { expect, test } from '../fixtures.ts';
import { defeatedGoesOn } from './found.ts';
import { act, beginAlone, beginPeople, CLICKS, KEYS, playOut, SHORT, STILL } from './play.ts';
import { findPosition } from './positions.ts';

test.describe.configure({ timeout: 240_000 });

const FOUR = { seed: 'four', seats: 4, options: SHORT, moves: [] };

test('four people at one screen play a match to its end, and no card is seen behind the curtain', {
  tag: '@long',
}, async ({ app, page }) => {
  const table = await beginPeople(app, page, FOUR);
  let curtains = 0;
  await playOut(table, CLICKS, async (phase) => {
    if (phase !== 'curtain') return;
    curtains++;
    if (curtains < 5)
      expect(await page.evaluate(() => document.body.outerHTML)).not.toMatch(/\((Fire|Wind|Rain|Thunder)\), \d/);
    await expect(page.locator('[data-card]')).toHaveCount(0);
  });
  expect(curtains).toBeGreaterThan(4);
  await expect(page.locator('[data-panel="end"]')).toBeVisible();
});

test('who defeats a player plays on, and the defeated one is shown and passed over', async ({ app, page }) => {
  const table = await beginPeople(app, page, findPosition(defeatedGoesOn));
  await page.locator('[data-lift]').click();
  await table.until('deciding');
  const out = page.locator('[data-seat][data-out]');
  await expect(out).toHaveCount(1);
  await expect(out.locator('[data-mood="defeated"]')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'End the turn' })).toBeVisible();
  const fallen = await out.getAttribute('data-seat');
  await page.keyboard.press('e');
  await table.until('curtain');
  const look = await app.ask('match.look', { id: table.id, as: null });
  expect(look.awaiting).not.toContain(Number(fallen));
});

test('a whole match is played by the keyboard alone', async ({ app, page }) => {
  const table = await beginAlone(app, page, { ...FOUR, seed: 'keys', seats: 2 });
  await playOut(table, KEYS);
  await expect(page.getByRole('button', { name: 'Play again' })).toBeFocused();
});

test('with everything moving each effect ends by itself or with a key, and nothing is left in the air', {
  tag: '@long',
}, async ({ app, page }) => {
  const table = await beginAlone(app, page, { ...FOUR, seed: 'moving', seats: 3 }, { ...STILL, motion: 'normal' });
  const seen = new Set<string>();
  await page.exposeFunction('seen', (kind: string) => void seen.add(kind));
  await page.evaluate(() => {
    const look = () => {
      const kind = document.querySelector('[data-effect]')?.getAttribute('data-effect');
      if (kind != null) (window as unknown as { seen(kind: string): void }).seen(kind);
    };
    new MutationObserver(look).observe(document.body, {
      attributes: true,
      subtree: true,
      attributeFilter: ['data-effect'],
    });
  });
  for (let i = 0; i < 6 && (await table.rest()) === 'deciding'; i++) {
    await act(table, CLICKS);
    // A press on the sky skips what is running.
    await page.mouse.click(640, 790);
  }
  expect(seen).toContain('stroke');
  await table.rest();
  await expect(page.locator('[data-effect]')).toHaveCount(0);
  await expect(page.locator('[data-air] > div')).toHaveCount(0);
});
