/** Everything fits: ten players, large hands, large text, small and large windows. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { begin, STILL } from './table.ts';

test.describe.configure({ timeout: 180_000 });

interface Box {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly right: number;
  readonly bottom: number;
}

/** Rectangles of the plates, the piles, the corner buttons and the hand. */
const boxes = (page: Page): Promise<Box[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-seat], [data-spot], main ul[aria-label] > li > button')].map(
      (element) => {
        const { x, y, right, bottom } = element.getBoundingClientRect();
        const name = element.dataset.seat ?? element.dataset.spot ?? element.getAttribute('aria-label') ?? '';
        return { name, x, y, right, bottom };
      },
    ),
  );

const apart = (a: Box, b: Box) =>
  a.right <= b.x + 1 || b.right <= a.x + 1 || a.bottom <= b.y + 1 || b.bottom <= a.y + 1;

for (const [width, height] of [
  [960, 600],
  [1280, 800],
  [2560, 1440],
  [1000, 1000],
] as const) {
  for (const seats of [2, 4, 10]) {
    test(`${seats} players fit on ${width} by ${height}`, async ({ app, page }) => {
      await page.setViewportSize({ width, height });
      const table = await begin(app, page, {
        machines: seats - 1,
        options: { handSize: 7, target: 500 },
        settings: STILL,
      });
      await table.until('deciding');
      const all = await boxes(page);
      expect(all.filter(({ name }) => name.startsWith('seat:'))).toHaveLength(seats);
      for (const { name, x, y, right, bottom } of all) {
        expect([name, x >= -1, y >= -1, right <= width + 1, bottom <= height + 1]).toEqual([
          name,
          true,
          true,
          true,
          true,
        ]);
      }
      const fixed = all.filter(({ name }) => /^(seat:|deck|pile)/.test(name));
      for (const [i, a] of fixed.entries()) {
        for (const b of fixed.slice(i + 1)) expect([a.name, b.name, apart(a, b)]).toEqual([a.name, b.name, true]);
      }
      const scrolls = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return [scrollWidth > innerWidth, scrollHeight > innerHeight];
      });
      expect(scrolls).toEqual([false, false]);
    });
  }
}

test('ten players fit with a text size of 175 %', async ({ app, page }) => {
  await page.setViewportSize({ width: 960, height: 600 });
  const table = await begin(app, page, { machines: 9, settings: { ...STILL, textSize: 175 } });
  await table.until('deciding');
  const plates = (await boxes(page)).filter(({ name }) => name.startsWith('seat:'));
  for (const [i, a] of plates.entries()) {
    for (const b of plates.slice(i + 1)) expect([a.name, b.name, apart(a, b)]).toEqual([a.name, b.name, true]);
  }
});
