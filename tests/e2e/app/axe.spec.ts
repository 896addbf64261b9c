/** axe on every screen of the app, in all three themes and both languages. */
import { expect, test } from '../fixtures.ts';
import { LOOKS } from '../looks.ts';
import { nothingFound } from '../nothing-found.ts';
import { appShots } from '../shots/app-shots.ts';
import type { Shot } from '../shots/shot.ts';
import { workshopShots } from '../shots/workshop-shots.ts';

/** Other pictures of screens that are in the list already. */
const TWICE = ['launcher-open-box', 'setup-10-seats', 'setup-rules-end'];

/** The workshop's screens; its sheets are the app's. */
const WORKSHOP = ['workshop-shelf', 'workshop-deck', 'workshop-rule'];
const screens = [...appShots, ...workshopShots.filter(({ name }) => WORKSHOP.includes(name))];

/** Screens that stand on the same data are looked at one after the other: a start takes longer than a look. */
const groups = new Map<Shot['prepare'], Shot[]>();
for (const shot of screens.filter(({ name }) => !TWICE.includes(name))) {
  groups.set(shot.prepare, [...(groups.get(shot.prepare) ?? []), shot]);
}

for (const [prepare, shots] of groups) {
  for (const [theme, language] of LOOKS) {
    const tag = theme === 'dark' ? [] : ['@long'];
    const names = shots.map(({ name }) => name).join(', ');
    test(`axe finds nothing on: ${names}; ${theme}, ${language}`, { tag }, async ({ page, app }) => {
      test.slow(shots.length > 3);
      await prepare?.(app.ask);
      await app.ask('settings.change', { language, theme, motion: 'off' });
      for (const shot of shots) {
        await page.reload();
        await expect(page.getByRole('main')).toBeVisible();
        await shot.go(page);
        await nothingFound(page, shot.name, ['best-practice']);
      }
    });
  }
}
