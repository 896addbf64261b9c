/** Umblight for people who see, hear or move otherwise: axe finds nothing in a battle and at the places of a journey. */
import type { Page } from '@playwright/test';
import { type App, test } from '../fixtures.ts';
import { LOOKS } from '../looks.ts';
import { nothingFound } from '../nothing-found.ts';
import { STILL } from '../table/table.ts';
import { open } from './battle.ts';
import { bring, findMatch, type Search } from './positions.ts';

test.describe.configure({ timeout: 300_000 });

const at = (kind: string): Search['wanted'] => {
  return ({ run, battle }) => battle === null && run?.place.kind === kind && run.owed.length === 0;
};
/** Looked at in every run; the two where one sets out only in the long one. */
const PLACES: Readonly<Record<string, Search['wanted']>> = {
  battle: ({ battle }) => battle?.active === 0 && battle.sides.every(({ row }) => row.some((card) => card !== null)),
  map: at('map'),
  shop: at('shop'),
  event: at('event'),
  reward: ({ run, battle }) => battle === null && run?.owed[0]?.do === 'take',
};

const SETTING_OUT = { traveller: at('traveller'), starter: at('starter') };

async function stand(app: App, page: Page, wanted: Search['wanted']): Promise<void> {
  await app.ask('match.waiting', {}).then((all) => Promise.all(all.map(({ id }) => app.ask('match.drop', { id }))));
  const table = await open(page, await bring(app.ask, findMatch({ rules: 'run', wanted })));
  await table.until('deciding');
}

for (const [theme, language] of LOOKS) {
  test(`axe finds nothing on a journey: ${theme}, ${language}`, { tag: theme === 'dark' ? [] : ['@long'] }, async ({
    app,
    page,
  }) => {
    await app.ask('settings.change', { ...STILL, theme, language });
    const places = theme === 'dark' ? PLACES : { ...SETTING_OUT, ...PLACES };
    for (const [name, wanted] of Object.entries(places)) {
      await stand(app, page, wanted);
      await nothingFound(page, name);
    }
  });
}
