/** The preview shell with the real services, seen from the page. */
import { expect, test } from './fixtures.ts';
import { begin } from './table/table.ts';

const seats = [
  { kind: 'human', name: 'Ana', colour: 'red', profile: null },
  { kind: 'computer', name: 'Bit', colour: 'blue', level: 'normal' },
] as const;

test('the first screen opens, and the launch token leaves the address', async ({ page }) => {
  await expect(page.getByRole('main')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('the page is let in again after a reload, and nobody else with the same address', async ({
  page,
  app,
  browser,
}) => {
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  const stranger = await browser.newContext();
  const response = await (await stranger.newPage()).goto(app.program.address);
  expect(response?.status()).toBe(403);
  await stranger.close();
});

test('a page that outlives its program says to open the new address, and asks for nothing that cannot help', async ({
  page,
  app,
}) => {
  app.expectComplaint(/./);
  const port = new URL(app.program.address).port;
  const table = await begin(app, page, { options: { handSize: 7 } });
  await table.until('deciding');
  await app.program.stop();
  await page.keyboard.press('d');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.locator('[data-panel="stuck"]')).toContainText('open the new address that it prints');
  await app.program.start({ port: Number(port) });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[data-panel="stuck"]')).toContainText('Open the new address that it has printed');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await page.goto(app.program.address);
  await expect(page.getByRole('button', { name: 'Continue UNO' })).toBeVisible();
});

test('a match killed in the middle is found again at the same action', async ({ app }) => {
  const { table } = await app.ask('match.begin', { plan: { game: 'uno', seats: [...seats], options: {} } });
  const look = () => app.ask('match.look', { id: table.id, as: 0 });
  for (let before = await look(); before.ply < 6; before = await look()) {
    const [action] = before.awaiting.includes(0) ? before.legal : [];
    const at = { id: table.id, ply: before.ply, as: 0 };
    if (action === undefined) await app.ask('match.think', at);
    else await app.ask('match.play', { ...at, seat: 0, action });
  }
  await app.ask('match.waiting', {});
  const before = await look();
  await app.restart('SIGKILL');
  const [waiting] = await app.ask('match.waiting', {});
  expect(waiting?.id).toBe(table.id);
  const after = await look();
  expect([before.ply, before.ply - 1]).toContain(after.ply);
});
