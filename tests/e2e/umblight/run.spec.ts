/** A run of Umblight: set up from the day's seed, killed on the map, in a battle and in a shop, and continued each time. */
import { type App, expect, test } from '../fixtures.ts';
import type { Table } from '../table/table.ts';
import { ANA, begin, IRIS, open, RUN } from './battle.ts';

test.describe.configure({ timeout: 240_000 });

interface Seen {
  readonly run: {
    readonly place: { readonly kind: string };
    readonly owed: readonly unknown[];
    readonly bank: readonly number[];
  };
  readonly battle: object | null;
}

const look = async (app: App, { id }: Table) => app.ask('match.look', { id, as: 0 });
const seen = async (app: App, table: Table) => (await look(app, table)).view as Seen;

/** Travels on as the best computer player would, without the screen, until a place of this kind is free. */
async function travelTo(app: App, table: Table, kind: string): Promise<void> {
  for (let i = 0; i < 1500; i++) {
    const glimpse = await look(app, table);
    const { run, battle } = glimpse.view as Seen;
    if (run.place.kind === kind && (kind === 'battle' || (battle === null && run.owed.length === 0))) return;
    if (glimpse.result !== null) throw new Error(`the run ended before a ${kind}`);
    const at = { id: table.id, ply: glimpse.ply, as: 0 };
    if (!glimpse.awaiting.includes(0)) await app.ask('match.think', at);
    else {
      const hint = await app.ask('match.hint', { id: table.id, ply: glimpse.ply, seat: 0 });
      await app.ask('match.play', { ...at, seat: 0, action: hint?.action ?? glimpse.legal[0] ?? '' });
    }
  }
  throw new Error(`no ${kind} was reached`);
}

test('the journey of the day is set up, set out on, and continued after a kill on the map', async ({ app, page }) => {
  await app.ask('settings.change', { motion: 'off' });
  await page.reload();
  await page.getByRole('button', { name: 'Umblight: set up a match' }).click();
  await page.getByRole('radio', { name: /^Journey/ }).check();
  await page.getByRole('button', { name: 'Today’s' }).click();
  await expect(page.getByLabel(/^Seed/)).toHaveValue(/^daily-\d{4}-\d\d-\d\d$/);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('[data-spot^="choice:"]').first().click();
  await expect(page.getByRole('heading', { name: 'Which deck is packed?' })).toBeVisible();
  await page.locator('[data-spot^="choice:"]').first().click();
  await expect(page.getByRole('heading', { name: /^Chapter 1/ })).toBeVisible();
  const [match] = await app.ask('match.waiting', {});
  await app.restart('SIGKILL');
  await open(page, match?.id ?? '');
  await expect(page.getByRole('heading', { name: /^Chapter 1/ })).toBeVisible();
  await expect(page.locator('[data-spot^="node:"][data-press]')).not.toHaveCount(0);
});

test('a run killed in mid-battle goes on in that battle', async ({ app, page }) => {
  const table = await begin(app, page, { seats: [ANA, IRIS], options: RUN, seed: 'drive' });
  await travelTo(app, table, 'battle');
  const again = await open(page, table.id);
  await again.until('deciding');
  await page.locator('[data-spot="bank"]').click();
  await again.until('deciding');
  await expect(page.locator('[data-card^="coin-"]')).toHaveCount(1);
  const cards = await again.hand.evaluateAll((all) => all.map((one) => one.getAttribute('data-card')));
  await app.restart('SIGKILL');
  const after = await open(page, table.id);
  await after.until('deciding');
  expect(await after.hand.evaluateAll((all) => all.map((one) => one.getAttribute('data-card')))).toEqual(cards);
});

test('a run killed in a shop, in the middle of paying, goes on paying', async ({ app, page }) => {
  const table = await begin(app, page, { seats: [ANA, IRIS], options: RUN, seed: 'drive' });
  await travelTo(app, table, 'shop');
  const again = await open(page, table.id);
  await again.until('deciding');
  const { length } = (await seen(app, table)).run.bank;
  await page.locator('[data-spot^="buy:"][data-press]').first().click();
  await page.locator('[data-spot^="coin:"]').first().click();
  await expect.poll(async () => (await seen(app, table)).run.bank.length).toBe(length - 1);
  await app.restart('SIGKILL');
  await open(page, table.id);
  await expect(page.getByRole('heading', { name: /coins? to pay with$/ })).toBeVisible();
  expect((await seen(app, table)).run.bank.length).toBe(length - 1);
});
