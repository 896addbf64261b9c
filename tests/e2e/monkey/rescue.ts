/** Whether a table still works: closes whatever is open as a person would, and makes one legal move. */

import { type App, expect } from '../fixtures.ts';
import { act, BY_CLICK, type Table } from '../table/table.ts';

/** Throws, with what can be seen, if the table cannot be played on. */
export async function stillWorks(app: App, table: Table): Promise<'goes on' | 'over'> {
  const { page } = table;
  await page.mouse.up();
  for (let i = 0; i < 6 && (await page.locator('dialog[open]').count()) > 0; i++) {
    await page.keyboard.press('Escape');
    await page.waitForFunction(
      (n) => document.querySelectorAll('dialog[open]').length < n,
      await page.locator('dialog[open]').count(),
    );
  }
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  const phase = await table.rest();
  if (phase === 'over') return 'over';
  expect(phase).not.toBe('stuck');
  const before = await table.ply(app);
  for (let i = 0; i < 8 && (await table.ply(app)) === before; i++) {
    const now = await table.rest();
    if (now === 'over') return 'over';
    if (now === 'curtain') await page.locator('[data-lift]').click();
    else if (now === 'between') await page.locator('[data-go-on]').click();
    else await act(table, BY_CLICK);
  }
  await expect.poll(() => table.ply(app)).toBeGreaterThan(before);
  await expect(page.locator('[data-dragged]')).toHaveCount(0);
  return 'goes on';
}
