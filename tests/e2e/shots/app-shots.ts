/** The screens of the app itself: launcher, set-up, settings, players, lists. */
import type { Page } from '@playwright/test';
import type { MatchPlan } from '../../../electron/api.ts';
import type { Ask, Shot } from './shot.ts';

/** Two players, the first of whom is playing. */
export async function players(ask: Ask): Promise<void> {
  await ask('profiles.create', { name: 'Ana', colour: 'jade', avatar: 1 });
  const [ana] = await ask('profiles.create', { name: 'Bruno', colour: 'rose', avatar: 2 });
  await ask('settings.change', { profile: ana?.id ?? null });
}

/** A match against computers, a few moves old, that waits. */
export async function waitingMatch(ask: Ask, computers = 2): Promise<void> {
  const others = ['Iris', 'Otto', 'Nina'].slice(0, computers);
  const seats: MatchPlan['seats'] = [
    { kind: 'human', name: 'Ana', colour: 'jade', profile: null },
    ...others.map((name, i) => ({
      kind: 'computer' as const,
      name,
      colour: ['coral', 'sky', 'amber'][i] ?? 'sand',
      level: 'normal' as const,
    })),
  ];
  const { table } = await ask('match.begin', { plan: { game: 'uno', seats, options: {}, seed: 'shots' } });
  const at = async () => ({ id: table.id, ply: (await ask('match.look', { id: table.id, as: 0 })).ply, as: 0 });
  for (let i = 0; i < 4; i++) {
    const { legal, awaiting, ply } = await ask('match.look', { id: table.id, as: 0 });
    const [action] = awaiting.includes(0) ? legal : [];
    if (action !== undefined) await ask('match.play', { id: table.id, ply, as: 0, seat: 0, action });
    else await ask('match.think', await at());
  }
}

/** A match of two people at one screen that is over: after a few moves the second gives up. Its id. */
export async function pastMatch(ask: Ask): Promise<string> {
  const person = (name: string, colour: string) => ({ kind: 'human' as const, name, colour, profile: null });
  const seats = [person('Ana', 'jade'), person('Bruno', 'rose')];
  const { table } = await ask('match.begin', { plan: { game: 'uno', seats, options: {}, seed: 'shots' } });
  const { id } = table;
  for (let ply = 0; ply < 8; ply++) {
    const { awaiting } = await ask('match.look', { id, as: null });
    const seat = awaiting[0] ?? 0;
    const { legal } = await ask('match.look', { id, as: seat });
    await ask('match.play', { id, ply, as: seat, seat, action: legal[0] ?? '' });
  }
  await ask('match.concede', { id, ply: 8, as: 1, seat: 1 });
  return id;
}

const everything = async (ask: Ask) => {
  await players(ask);
  await waitingMatch(ask, 3);
  await waitingMatch(ask);
};

/** The runner waits for every animation before it takes the picture. */
const still = () => Promise.resolve();
const box = (page: Page) => page.locator('[data-game="uno"]');
const menu = (page: Page, place: number) => page.getByRole('navigation').getByRole('button').nth(place).click();

const setup = async (page: Page, seats: number) => {
  await box(page).click();
  const rows = page.locator('main ol > li');
  await rows.first().waitFor();
  while ((await rows.count()) < seats)
    await page.locator('main section header button:not([popovertarget])').first().click();
};

export const appShots: readonly Shot[] = [
  { name: 'launcher', prepare: players, go: still },
  { name: 'launcher-waiting', prepare: everything, go: still },
  {
    name: 'launcher-open-box',
    prepare: everything,
    async go(page) {
      await box(page).hover();
    },
  },
  { name: 'setup', prepare: players, go: (page) => setup(page, 3) },
  { name: 'setup-10-seats', prepare: players, go: (page) => setup(page, 10) },
  {
    name: 'setup-rules-end',
    prepare: players,
    async go(page) {
      await setup(page, 4);
      await page.getByRole('spinbutton').last().scrollIntoViewIfNeeded();
    },
  },
  { name: 'settings', prepare: players, go: (page) => menu(page, 0) },
  {
    name: 'players',
    prepare: players,
    async go(page) {
      await page.locator('header > button').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'player-new',
    prepare: players,
    async go(page) {
      await page.locator('header > button').first().click();
      await page.getByRole('dialog').locator('footer button').click();
    },
  },
  {
    name: 'waiting',
    prepare: everything,
    async go(page) {
      await page.locator('main li button').filter({ hasText: /2/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'history',
    prepare: async (ask) => void (await pastMatch(ask)),
    async go(page) {
      await menu(page, 1);
      await page.getByRole('dialog').locator('li h3').waitFor();
    },
  },
  {
    name: 'replay',
    prepare: async (ask) => void (await pastMatch(ask)),
    async go(page) {
      await menu(page, 1);
      await page.getByRole('dialog').locator('li button').first().click();
      await page.locator('[data-replay] section button[aria-pressed]').click();
      await page.getByRole('slider').fill('5');
      await page.locator('[data-replay] section ul').waitFor();
    },
  },
  { name: 'keys', prepare: players, go: (page) => menu(page, 2) },
  { name: 'credits', prepare: players, go: (page) => menu(page, 3) },
];
