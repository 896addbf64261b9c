/** Whole matches of Janken Wars, each by one way of playing alone. */
import { expect, test } from '../fixtures.ts';
import { atOnce, begin, movedOn, pressable } from './janken.ts';

test.describe.configure({ timeout: 240_000 });

test('two people play a match to its end at one keyboard, by keys alone', async ({ app, page }) => {
  const table = await begin(app, page, { seed: 'keys', settings: { atOnce: 'keys' } });
  const signs = ['aj', 'sk', 'dl', 'ak', 'sl', 'dj'];
  for (let turn = 0; turn < 400; turn++) {
    const phase = await table.rest();
    if (phase === 'over') break;
    const ply = await table.ply(app);
    if (await atOnce(page).isVisible()) {
      for (const key of signs[turn % signs.length] ?? 'aj') await page.keyboard.press(key);
    } else if ((await page.locator('[data-button^="act.trade"]').count()) > 0) await page.keyboard.press('t');
    else {
      await page.keyboard.press('ArrowUp');
      const freebie = page.locator('[data-spot="freebies:token"][data-press]');
      if ((await freebie.count()) > 0) {
        for (let i = 0; i < 8 && !(await freebie.evaluate((one) => one === document.activeElement)); i++)
          await page.keyboard.press('ArrowUp');
      }
      await expect(page.locator('[data-press]:focus')).toBeVisible();
      await page.keyboard.press('Enter');
    }
    await movedOn(app, table, ply);
  }
  await expect(page.locator('[data-panel="end"]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play again' })).toBeFocused();
});

test('a card behind a wall is refused in words where it lies', async ({ app, page }) => {
  const table = await begin(app, page, { seed: 'wall', settings: { curtain: false } });
  const guarded = (state: { phase: string; pending: { kind: string } | null; winner: number; domains: number[][] }) => {
    const domain = state.domains[1 - state.winner] ?? [];
    return state.pending?.kind === 'opponent-discards' && domain.includes(1) && domain.some((card) => card !== 1);
  };
  let random = 7;
  const below = (count: number) => {
    random = (random * 16807) % 2147483647;
    return random % count;
  };
  for (let i = 0; i < 600; i++) {
    const { awaiting } = await app.ask('match.look', { id: table.id, as: null });
    const [seat] = awaiting;
    if (seat === undefined) throw new Error('No wall ever stood before another card.');
    const { ply, legal, view } = await app.ask('match.look', { id: table.id, as: seat });
    if (guarded(view as Parameters<typeof guarded>[0])) break;
    const action = legal.find((one) => one === 'trade no') ?? legal[below(legal.length)] ?? '';
    await app.ask('match.play', { id: table.id, ply, as: seat, seat, action });
  }
  await page.reload();
  await page.getByRole('button', { name: 'Continue Janken Wars' }).click();
  await pressable(page).first().waitFor();
  const behind = page.locator('[data-card][data-dim]').first();
  await behind.click({ position: { x: 20, y: 60 } });
  await behind.click({ position: { x: 20, y: 60 } });
  await expect(page.getByRole('alert')).toContainText('stands behind a wall');
});
