/** Impatient hands: nothing is played twice, nothing sticks, no ghost is left. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { begin, STILL, type Table } from './table.ts';

test.describe.configure({ timeout: 180_000 });

const MINUTE = 60_000;
const LONG = { handSize: 7, target: 'single' } as const;

/** No card hangs at the pointer or in the air, and the hand is whole. */
async function whole(page: Page, table: Table, cards: number): Promise<void> {
  await expect(page.locator('[data-dragged]')).toHaveCount(0);
  await expect(page.locator('[data-air] > div')).toHaveCount(0);
  await expect(table.hand).toHaveCount(cards);
  await expect(page.locator('[data-card][data-gone]')).toHaveCount(0);
}

const middleOf = ({ x, y }: { x: number; y: number }): [number, number] => [x, y];

/** Holds the first card in mid-air. */
async function hold(page: Page, table: Table): Promise<void> {
  await table.until('deciding');
  const from = await table.grip(table.hand.first());
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 80, from.y - 120, { steps: 8 });
  await expect(page.locator('[data-dragged]')).toHaveCount(1);
}

test('a double click on a card plays it once', async ({ app, page }) => {
  const table = await begin(app, page, { options: LONG, machines: 3, seed: 'double' });
  await table.until('deciding');
  const { x, y } = await table.grip(table.playable().first());
  await page.mouse.dblclick(x, y);
  await page.mouse.click(x, y, { clickCount: 3 });
  await table.rest();
  const heard = await app.ask('match.heard', { id: table.id, as: 0 });
  const own = heard.filter(({ seat, ply }) => seat === 0 && ply > 0);
  expect(own).toHaveLength(1);
});

test('five clicks on the draw pile draw once', async ({ app, page }) => {
  const table = await begin(app, page, { options: LONG, machines: 3, seed: 'five' });
  await table.until('deciding');
  const { x, y } = await table.centre(table.deck);
  for (let click = 1; click <= 5; click++) await page.mouse.click(x, y, { clickCount: click, delay: 5 });
  await table.rest();
  const heard = await app.ask('match.heard', { id: table.id, as: 0 });
  expect(heard.filter(({ seat, ply }) => seat === 0 && ply > 0)).toHaveLength(1);
});

test('a double click on the draw pile is asked about, and is not the answer', async ({ app, page }) => {
  const settings = { ...STILL, confirmDraw: true };
  const table = await begin(app, page, { options: LONG, machines: 3, seed: 'double', settings });
  await table.until('deciding');
  await expect(table.playable()).not.toHaveCount(0);
  const { x, y } = await table.centre(table.deck);
  const question = page.getByRole('dialog');
  for (const { width, height } of [page.viewportSize() ?? { width: 0, height: 0 }, { width: 960, height: 600 }]) {
    await page.setViewportSize({ width, height });
    await page.mouse.dblclick(...middleOf(await table.centre(table.deck)));
    await expect(question).toBeVisible();
    expect(await table.ply(app)).toBe(0);
    // Nor is any button that the question has brought there.
    for (const answer of await question.getByRole('button').all()) {
      await page.mouse.move(...middleOf(await table.centre(answer)));
      await page.mouse.down({ clickCount: 2 });
      await page.mouse.up({ clickCount: 2 });
      await expect(question).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.mouse.click(x, y);
  await question.getByRole('button').last().click();
  await table.rest();
  expect(await table.ply(app)).toBeGreaterThan(0);
});

test('a held Enter does one thing: it picks up, and neither plays, nor names a colour, nor answers', async ({
  app,
  page,
}) => {
  const settings = { ...STILL, confirmDraw: true };
  const table = await begin(app, page, { options: LONG, machines: 2, seed: 'wild', settings });
  await table.until('deciding');
  const wild = page.locator('[data-card="W"], [data-card="W4"]').first();
  await wild.focus();
  const held = async () => {
    for (let i = 0; i < 6; i++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  };
  await held();
  await expect(wild).toHaveAttribute('aria-pressed', 'true');
  await held();
  await expect(page.locator('[data-answer]')).toHaveCount(4);
  await page.keyboard.press('Escape');
  await table.deck.focus();
  await held();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await table.ply(app)).toBe(0);
});

test('a click that slips by a few pixels counts, and on the card that was pressed', async ({ app, page }) => {
  const table = await begin(app, page, { options: LONG, seed: 'slip' });
  await table.until('deciding');
  const card = table.hand.nth(2);
  const box = await card.boundingBox();
  if (box === null) throw new Error('no card');
  await page.mouse.move(box.x + box.width - 2, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width + 2, box.y + 61);
  await page.mouse.up();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
});

test('hovering a card does not steal the click of its neighbour', async ({ app, page }) => {
  const table = await begin(app, page, { options: LONG, seed: 'hover' });
  await table.until('deciding');
  const first = await table.hand.nth(2).boundingBox();
  const second = await table.hand.nth(3).boundingBox();
  if (first === null || second === null) throw new Error('no cards');
  await page.mouse.move(first.x + 5, first.y + 60);
  await page.mouse.move(second.x + 3, second.y + 10, { steps: 4 });
  await page.mouse.down();
  await page.mouse.up();
  await expect(table.hand.nth(3)).toHaveAttribute('aria-pressed', 'true');
  await expect(table.hand.nth(2)).toHaveAttribute('aria-pressed', 'false');
});

/** What takes a card out of the hand in mid-drag; the button is still down. */
const TAKEN_AWAY: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'by Escape': (page) => page.keyboard.press('Escape'),
  'when another window takes the focus': (page) => page.evaluate(() => window.dispatchEvent(new FocusEvent('blur'))),
  'when the window changes its size': (page) => page.setViewportSize({ width: 1100, height: 700 }),
  async 'by the right button'(page) {
    await page.mouse.down({ button: 'right' });
    await page.mouse.up({ button: 'right' });
  },
  async 'when it is dropped beside everything'(page) {
    await page.mouse.move(30, 300, { steps: 6 });
    await page.mouse.up();
  },
  async 'when it is dropped outside the window'(page) {
    await page.mouse.move(-40, 300, { steps: 6 });
    await page.mouse.up();
  },
};

test('a card in mid-drag goes home whatever takes it away, opens no menu, and the next click works', async ({
  app,
  page,
}) => {
  const table = await begin(app, page, { options: LONG });
  for (const [how, takeAway] of Object.entries(TAKEN_AWAY)) {
    await test.step(how, async () => {
      await hold(page, table);
      await takeAway(page);
      await whole(page, table, 7);
      await page.mouse.up();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.locator('[aria-pressed="true"][data-card]')).toHaveCount(0);
      const { x, y } = await table.grip(table.hand.nth(4));
      await page.mouse.click(x, y);
      await expect(table.hand.nth(4)).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('Escape');
    });
  }
  expect(await table.ply(app)).toBe(0);
});

test('the right button starts no drag', async ({ app, page }) => {
  const table = await begin(app, page, { options: LONG });
  await table.until('deciding');
  const { x, y } = await table.grip(table.hand.first());
  await page.mouse.move(x, y);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(x + 60, y - 60, { steps: 4 });
  await expect(page.locator('[data-dragged]')).toHaveCount(0);
  await page.mouse.up({ button: 'right' });
});

test('a card in mid-drag goes home when the turn ends meanwhile', async ({ app, page }) => {
  const table = await begin(app, page, { options: LONG, machines: 2 });
  await hold(page, table);
  await app.ask('match.play', { id: table.id, ply: 0, as: 0, seat: 0, action: 'draw' });
  await page.mouse.move(640, 300, { steps: 4 });
  await page.mouse.up();
  await table.rest();
  await expect(page.locator('[data-dragged]')).toHaveCount(0);
  await expect(page.locator('[data-card][data-gone]')).toHaveCount(0);
});

test('a card in mid-drag goes home when a panel is opened by a key', async ({ app, page }) => {
  const table = await begin(app, page, { options: LONG });
  await hold(page, table);
  await page.keyboard.press('l');
  await page.keyboard.press('?');
  await expect(page.locator('[data-dragged]')).toHaveCount(0);
  await page.mouse.up();
});

test('moving by exactly the slack and a little more leaves no ghost', async ({ app, page }) => {
  const table = await begin(app, page, { options: LONG });
  await table.until('deciding');
  const { x, y } = await table.grip(table.hand.first());
  for (const slack of [5, 6, 7]) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + slack, y);
    await page.mouse.up();
    await page.keyboard.press('Escape');
    await whole(page, table, 7);
    if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
  }
});

test('the overlay stays at the pointer with a text size of 175 %', async ({ app, page }) => {
  const table = await begin(app, page, { options: LONG, settings: { ...STILL, textSize: 175 } });
  await table.until('deciding');
  const from = await table.grip(table.hand.first());
  const home = await table.hand.first().locator('svg').first().boundingBox();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 200, from.y - 150, { steps: 10 });
  const held = await page.locator('[data-dragged] svg').first().boundingBox();
  if (home === null || held === null) throw new Error('nothing is held');
  const middle = (box: { x: number; y: number; width: number; height: number }) => [
    box.x + box.width / 2,
    box.y + box.height / 2,
  ];
  const [hx = 0, hy = 0] = middle(home);
  const [dx = 0, dy = 0] = middle(held);
  expect(Math.abs(dx - hx - 200)).toBeLessThan(40);
  expect(Math.abs(dy - hy + 150)).toBeLessThan(40);
  await page.mouse.up();
});

test('hammering keys during a computer’s turn does nothing', async ({ app, page }) => {
  await page.clock.install();
  const table = await begin(app, page, { options: LONG, machines: 2 });
  await table.until('deciding');
  // The page's time stands still, so that the computer's turn lasts as long as the hammering.
  await page.clock.pauseAt(Date.now() + MINUTE);
  await table.deck.click();
  await table.until('waiting');
  for (const key of ['1', 'Enter', '2', 'Enter', 'd', 'd', 'Enter', ' ', 'p', 'u', 'c', 'x'])
    await page.keyboard.press(key);
  await page.clock.resume();
  await table.until('deciding');
  const heard = await app.ask('match.heard', { id: table.id, as: 0 });
  expect(heard.filter(({ seat, ply }) => seat === 0 && ply > 0)).toHaveLength(1);
});

test('a card that does not fit goes back and says why at the card, with no dialog', async ({ app, page }) => {
  const table = await begin(app, page, { options: LONG, seed: 'refused' });
  await table.until('deciding');
  const card = page.locator('[data-card]:not([data-playable])').first();
  await table.drag(await table.grip(card), await table.centre(table.pile));
  await expect(page.getByRole('alert')).toContainText('does not fit');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await whole(page, table, 7);
  const bubble = await page.getByRole('alert').boundingBox();
  const box = await card.boundingBox();
  if (bubble === null || box === null) throw new Error('nothing is said');
  expect(bubble.y + bubble.height).toBeLessThanOrEqual(box.y + 20);
  expect(bubble.x).toBeGreaterThanOrEqual(0);
});
