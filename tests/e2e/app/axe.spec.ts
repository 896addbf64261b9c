/** axe on every screen of the app, in all three themes and both languages. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../fixtures.ts';
import { appShots } from '../shots/app-shots.ts';
import { workshopShots } from '../shots/workshop-shots.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Other pictures of screens that are in the list already. */
const TWICE = ['launcher-open-box', 'setup-10-seats', 'setup-rules-end'];

/** The workshop's screens; its sheets are the app's. */
const WORKSHOP = ['workshop-shelf', 'workshop-deck', 'workshop-rule'];
const screens = [...appShots, ...workshopShots.filter(({ name }) => WORKSHOP.includes(name))];

/** Every theme and every language; contrast hangs on the theme, names on the language. */
const LOOKS = [
  ['dark', 'en'],
  ['light', 'pt-BR'],
  ['contrast', 'en'],
] as const;

for (const shot of screens.filter(({ name }) => !TWICE.includes(name))) {
  for (const [theme, language] of LOOKS) {
    const tag = theme === 'dark' ? [] : ['@long'];
    test(`axe finds nothing on: ${shot.name}, ${theme}, ${language}`, { tag }, async ({ page, app }) => {
      await shot.prepare?.(app.ask);
      await app.ask('settings.change', { language, theme, motion: 'off' });
      await page.reload();
      await expect(page.getByRole('main')).toBeVisible();
      await shot.go(page);
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
    });
  }
}
