/** Everything fits: ten players, large hands, large text, small and large windows. */
import type { Locator, Page } from '@playwright/test';
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
    [
      ...document.querySelectorAll<HTMLElement>(
        '[data-seat], [data-spot], [data-corner], main ul[aria-label] > li > button',
      ),
    ].map((element) => {
      const { x, y, right, bottom } = element.getBoundingClientRect();
      const { seat, spot, corner } = element.dataset;
      const name = seat ?? spot ?? (corner && `corner ${corner}`) ?? element.getAttribute('aria-label') ?? '';
      return { name, x, y, right, bottom };
    }),
  );

const apart = (a: Box, b: Box) =>
  a.right <= b.x + 1 || b.right <= a.x + 1 || a.bottom <= b.y + 1 || b.bottom <= a.y + 1;

const SIZES = [
  [960, 600],
  [1280, 800],
  [2560, 1440],
  [1000, 1000],
] as const;

/** What sticks out of the window, and which plates and piles lie over each other. */
async function misplaced(page: Page): Promise<string[]> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const all = await boxes(page);
  const out = all.filter(({ x, y, right, bottom }) => x < -1 || y < -1 || right > width + 1 || bottom > height + 1);
  const fixed = all.filter(({ name }) => /^(seat:|corner|deck|pile)/.test(name));
  const over = fixed.flatMap((a, i) => fixed.slice(i + 1).flatMap((b) => (apart(a, b) ? [] : [`${a.name} ${b.name}`])));
  return [...out.map(({ name }) => `${name} sticks out`), ...over];
}

const scrolls = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return scrollWidth > innerWidth || scrollHeight > innerHeight;
  });

for (const seats of [2, 4, 10]) {
  test(`${seats} players fit into every window`, async ({ app, page }) => {
    const table = await begin(app, page, { machines: seats - 1, options: { handSize: 7, target: 500 } });
    await table.until('deciding');
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expect(page.locator('[data-seat]')).toHaveCount(seats);
      await expect.poll(() => misplaced(page), `${width} by ${height}`).toEqual([]);
      expect(await scrolls(page)).toBe(false);
    }
  });
}

/** How much of a name is cut off, or lies outside the window. */
const cutOff = (name: Locator) =>
  name.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { x, right } = range.getBoundingClientRect();
    const hidden = getComputedStyle(element).overflowX === 'hidden' ? element.scrollWidth - element.clientWidth : 0;
    return Math.max(0, hidden, -x, right - innerWidth);
  });

test('ten players fit with a text size of 175 %, and a long name is whole when it is pointed at', async ({
  app,
  page,
}) => {
  await page.setViewportSize({ width: 960, height: 600 });
  const names = Array.from({ length: 10 }, (_, i) => `Maximiliana Augusta B. ${i}`);
  const options = { handSize: 3, target: 500 };
  const table = await begin(app, page, { machines: 9, settings: { ...STILL, textSize: 175 }, names, options });
  await table.until('deciding');
  for (const plate of await page.locator('[data-seat]').all()) {
    await plate.hover();
    await expect.poll(() => cutOff(plate.getByText(/^Maximiliana Augusta B. \d$/))).toBeLessThan(1);
  }
  await page.mouse.move(480, 10);
  const plates = (await boxes(page)).filter(({ name }) => /^(seat:|corner)/.test(name));
  expect(plates).toHaveLength(12);
  for (const [i, a] of plates.entries()) {
    for (const b of plates.slice(i + 1)) expect([a.name, b.name, apart(a, b)]).toEqual([a.name, b.name, true]);
  }
});
