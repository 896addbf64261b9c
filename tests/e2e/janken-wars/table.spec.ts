/** What the table of Janken Wars says to those who try, and to those who cannot see it. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { LOOKS } from '../looks.ts';
import { nothingFound } from '../nothing-found.ts';
import { jankenShots } from '../shots/janken-shots.ts';
import { Table } from '../table/table.ts';
import { atOnce, begin } from './janken.ts';
import { comeTo, walled } from './positions.ts';

test.describe.configure({ timeout: 240_000 });

async function sit(page: Page): Promise<void> {
  await page.reload();
  await page.getByRole('button', { name: 'Continue Janken Wars' }).click();
  await page.locator('main[data-phase="deciding"]').waitFor();
}

test('a card behind a wall is refused, pressed or dragged, and says why at the card', async ({ app, page }) => {
  await app.ask('settings.change', { motion: 'off', curtain: false, atOnce: 'pass' });
  const table = new Table(page, await comeTo(app.ask, walled));
  await sit(page);
  const before = await table.ply(app);
  const card = page.locator('[data-zone^="domain"] [data-card][data-dim]').first();
  const says = page.getByRole('alert').filter({ hasText: 'stands behind a wall: walls must be discarded first.' });
  const near = async () => {
    await expect(says).toBeVisible();
    const [bubble, from] = [await table.centre(says), await table.centre(card)];
    expect(Math.hypot(bubble.x - from.x, bubble.y - from.y)).toBeLessThan(220);
  };
  // The first press picks it up, as any card that may be tried; the second tries it.
  const at = await table.centre(card);
  await page.mouse.click(at.x, at.y);
  await expect(card).toHaveAttribute('data-picked');
  await page.mouse.click(at.x, at.y);
  await near();
  await page.keyboard.press('Escape');
  await expect(says).toHaveCount(0);
  await table.drag(await table.centre(card), await table.centre(page.locator('[data-spot^="pile"]').first()));
  await near();
  expect(await table.ply(app)).toBe(before);
  await expect(page.locator('[data-dragged]')).toHaveCount(0);
});

test('with large letters on a low screen nothing beside the domains lies over anything else', async ({ app, page }) => {
  await page.setViewportSize({ width: 960, height: 600 });
  await begin(app, page, { seed: 'large', against: 'easy', settings: { textSize: 175 } });
  await page.locator('main[data-phase="deciding"]').waitFor();
  const over = await page.evaluate(() => {
    const parts = [
      ...document.querySelectorAll(
        '[data-corner], [data-seat], [data-stars], [data-open-pile], [data-spot="deck"], [data-spot="supply"], [data-duel]',
      ),
    ];
    const boxes = parts.map((part) => ({ part, box: part.getBoundingClientRect() }));
    const name = ({ part }: (typeof boxes)[number]) => JSON.stringify({ ...(part as HTMLElement).dataset });
    return boxes.flatMap((a, i) =>
      boxes.slice(i + 1).flatMap((b) => {
        const [one, two] = [a.box, b.box];
        const apart =
          one.right <= two.x + 1 || two.right <= one.x + 1 || one.bottom <= two.y + 1 || two.bottom <= one.y + 1;
        return apart ? [] : [`${name(a)} ${name(b)}`];
      }),
    );
  });
  expect(over).toEqual([]);
});

/** In every run the first three, in the long one all. */
const LOOKED_AT = ['duel', 'cut', 'trade', 'keys', 'prize', 'swap', 'pile'].map((name) => `janken-${name}`);

for (const [theme, language] of LOOKS) {
  test(`axe finds nothing on the table of Janken Wars: ${theme}, ${language}`, {
    tag: theme === 'dark' ? [] : ['@long'],
  }, async ({ app, page }) => {
    const seen = theme === 'dark' ? LOOKED_AT.slice(0, 3) : LOOKED_AT;
    for (const shot of jankenShots.filter(({ name }) => seen.includes(name))) {
      await shot.prepare?.(app.ask);
      await app.ask('settings.change', { ...shot.settings, theme, language });
      await page.reload();
      await shot.go(page);
      await nothingFound(page, shot.name);
      for (const { id } of await app.ask('match.waiting', {})) await app.ask('match.drop', { id });
    }
    await comeTo(app.ask, ({ phase }) => phase === 'duel');
    await app.ask('settings.change', { motion: 'slow', atOnce: 'keys' });
    await page.reload();
    await page.getByRole('button', { name: /^(Continue|Continuar) Janken Wars$/ }).click();
    await atOnce(page).waitFor();
    for (const key of 'ak') await page.keyboard.press(key);
    await page.locator('[data-duel]').waitFor();
    await nothingFound(page, 'reveal');
  });
}
