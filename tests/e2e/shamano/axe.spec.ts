/** axe on the table of Shamano: one's own turn, aiming, what holds, a claim, a prediction, the skill sheet. */

import { expect, test } from '../fixtures.ts';
import { LOOKS } from '../looks.ts';
import { nothingFound } from '../nothing-found.ts';
import { shamanoShots } from '../shots/shamano-shots.ts';
import { beginPeople, beginPredicting, STILL } from './play.ts';

test.describe.configure({ timeout: 240_000 });

/** In every run the first two, in the long one all. */
const LOOKED_AT = ['held', 'sheet-hedda', 'tempered', 'stack-of-eight', 'four-effects', 'defeated'].map(
  (name) => `shamano-${name}`,
);

for (const [theme, language] of LOOKS) {
  const quick = theme === 'dark';
  test(`axe finds nothing on the table of Shamano: ${theme}, ${language}`, { tag: quick ? [] : ['@long'] }, async ({
    app,
    page,
  }) => {
    const seen = quick ? LOOKED_AT.slice(0, 2) : LOOKED_AT;
    for (const shot of shamanoShots.filter(({ name }) => seen.includes(name))) {
      await shot.prepare?.(app.ask);
      await app.ask('settings.change', { ...shot.settings, theme, language });
      await page.reload();
      await shot.go(page);
      await nothingFound(page, shot.name);
      for (const { id } of await app.ask('match.waiting', {})) await app.ask('match.drop', { id });
    }
  });

  test(`axe finds nothing where a jump-in is claimed and a colour predicted: ${theme}, ${language}`, {
    tag: '@long',
  }, async ({ app, page }) => {
    const settings = { ...STILL, theme, language };
    const claims = { seed: 'claims', seats: 4, options: { firstSeat: 0 }, moves: [] };
    const table = await beginPeople(app, page, claims, settings);
    await page.locator('[data-lift]').click();
    await table.until('deciding');
    await nothingFound(page, 'own turn');
    await page.keyboard.press('1');
    await page.locator('[data-spot][data-target]').first().click();
    await table.until('curtain');
    await expect(page.locator('[data-claim]').first()).toBeVisible();
    await nothingFound(page, 'jump-in');
    await app.ask('match.drop', { id: table.id });
    await beginPredicting(app, page, settings);
    await expect(page.locator('[data-clock]')).toBeVisible();
    await nothingFound(page, 'prediction');
  });
}
