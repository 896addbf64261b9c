/** What one player throws can be learned by nobody before both throws are in. */
import type { Page } from '@playwright/test';
import { type App, askFrom, expect, test } from '../fixtures.ts';
import { atOnce, begin } from './janken.ts';

test.describe.configure({ timeout: 120_000 });

interface Trace {
  readonly asked: string[];
  readonly answered: string[];
}

/** Everything the page asks and hears from now on. */
function listen(page: Page): Trace {
  const trace: Trace = { asked: [], answered: [] };
  page.on('request', (request) => {
    if (request.url().includes('/api/')) trace.asked.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  page.on('response', async (response) => {
    if (!response.url().includes('/api/')) return;
    trace.answered.push(await response.text().catch(() => ''));
  });
  return trace;
}

/** All of the page that somebody could look into: what is drawn, and what it has stored. */
const contents = (page: Page) =>
  page.evaluate(() =>
    [document.body.outerHTML, JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie].join('\n'),
  );

/** What does not depend on the match: ids, times, ids that React counts. */
const bare = (text: string) =>
  text
    .replaceAll(/"(id|startedAt|savedAt)":"[^"]*"/g, '')
    .replaceAll(/_r_\w+_|«r\w+»/g, '')
    .replaceAll(/DndLiveRegion-\d+|DndDescribedBy-\d+/g, '');

/** A second window on the same match: what anybody may ask of it. */
async function lookedAt(app: App, page: Page, id: string): Promise<string> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  const glimpses = await Promise.all(
    [null, 0, 1].map(async (as) => [
      await askFrom(other, 'match.look', { id, as }),
      await askFrom(other, 'match.heard', { id, as }),
    ]),
  );
  await other.close();
  return bare(JSON.stringify([glimpses, await app.ask('match.waiting', {})]));
}

test('at one keyboard the first key leaves no trace in the page, its storage or on the wire', async ({ app, page }) => {
  const seen: string[] = [];
  for (const key of ['a', 's', 'd']) {
    const table = await begin(app, page, { seed: 'sealed', settings: { atOnce: 'keys' } });
    await atOnce(page).waitFor();
    const before = await contents(page);
    const trace = listen(page);
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await contents(page)).toBe(before);
    expect(trace.asked).toEqual([]);
    seen.push(await lookedAt(app, page, table.id));
    await app.ask('match.drop', { id: table.id });
  }
  expect(seen[1]).toBe(seen[0]);
  expect(seen[2]).toBe(seen[0]);
});

test('at one keyboard both throws are sent in the order of the seats, whoever pressed first', async ({ app, page }) => {
  const orders: string[][] = [];
  for (const keys of ['sj', 'js']) {
    const table = await begin(app, page, { seed: 'order', settings: { atOnce: 'keys' } });
    await atOnce(page).waitFor();
    const trace = listen(page);
    for (const key of keys) await page.keyboard.press(key);
    await atOnce(page).waitFor({ state: 'detached' });
    await page.locator('[data-card][data-press]').first().waitFor();
    orders.push(trace.asked.flatMap((text) => /throw \w+/.exec(text) ?? []));
    await app.ask('match.drop', { id: table.id });
  }
  expect(orders).toEqual([
    ['throw paper', 'throw rock'],
    ['throw paper', 'throw rock'],
  ]);
});

test('behind the curtain nothing is left of the first throw, and no answer holds it', async ({ app, page }) => {
  const seen: string[] = [];
  for (const key of ['a', 's', 'd']) {
    const table = await begin(app, page, { seed: 'sealed', settings: { atOnce: 'pass', curtain: true } });
    const trace = listen(page);
    await page.locator('[data-lift]').click();
    await page.locator('[data-card^="@"][data-playable]').first().waitFor();
    await page.keyboard.press(key);
    await page.getByRole('heading', { name: 'Bruno, it is your turn.' }).waitFor();
    const hung = await contents(page);
    await page.locator('[data-lift]').click();
    await page.locator('[data-card^="@"][data-playable]').first().waitFor();
    // Each lift looks and hears; the throw moves, and notices are asked for.
    await expect.poll(() => trace.answered.length).toBe(6);
    seen.push(
      bare([hung, await contents(page), ...trace.answered.toSorted()].join('\n')),
      await lookedAt(app, page, table.id),
    );
    await app.ask('match.drop', { id: table.id });
  }
  expect(seen.slice(2, 4)).toEqual(seen.slice(0, 2));
  expect(seen.slice(4)).toEqual(seen.slice(0, 2));
});
