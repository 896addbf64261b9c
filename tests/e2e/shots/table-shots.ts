/** The screens of the table: two, four and ten players, a card in hand, what is asked, curtain, menu, ends. */
import type { Page } from '@playwright/test';
import type { Glimpse, SeatPlan } from '../../../electron/api.ts';
import type { Ask, Shot } from './shot.ts';

const NAMES = ['Ana', 'Bruno', 'Cida', 'Davi', 'Elis', 'Fábio', 'Gil', 'Hugo', 'Ivo', 'Joana'];
const COLOURS = ['coral', 'sky', 'amber', 'jade', 'violet', 'rose', 'teal', 'lime', 'indigo', 'sand'];

interface Wanted {
  readonly seats: number;
  readonly people?: number;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  /** Played on, people with the first thing that is legal, until this holds for seat 0. */
  readonly until?: (glimpse: Glimpse) => boolean;
}

/** All rules but jumping in, so that nothing happens by itself while it is somebody's turn. */
const PARTY = { preset: 'party', jumpIn: false } as const;
const MOST_PLIES = 400;

async function match(ask: Ask, { seats, people = 1, options = PARTY, until = () => true }: Wanted): Promise<void> {
  const plan = Array.from({ length: seats }, (_, i): SeatPlan => {
    const who = { name: NAMES[i] ?? '', colour: COLOURS[i] ?? 'coral' };
    return i < people ? { kind: 'human', ...who, profile: null } : { kind: 'computer', ...who, level: 'normal' };
  });
  for (let n = 0; n < 20; n++) {
    const { table } = await ask('match.begin', { plan: { game: 'uno', seats: plan, options, seed: `shots ${n}` } });
    for (let i = 0; i < MOST_PLIES; i++) {
      const glimpse = await ask('match.look', { id: table.id, as: 0 });
      const mine = glimpse.awaiting.includes(0) || glimpse.result !== null || phase(glimpse) === 'round-over';
      if (mine && glimpse.ply > 6 && until(glimpse)) return;
      if (glimpse.result !== null) break;
      const seat = glimpse.awaiting.find((one) => one < people);
      const at = { id: table.id, ply: glimpse.ply, as: seat ?? 0 };
      const [action] = seat === undefined ? [] : (await ask('match.look', { id: table.id, as: seat })).legal;
      if (seat !== undefined && action !== undefined) await ask('match.play', { ...at, seat, action });
      else await ask('match.think', at);
    }
    await ask('match.drop', { id: table.id });
  }
  throw new Error('No match comes to what is wanted.');
}

const STILL = { motion: 'off', confirmDraw: true } as const;
const legal = (pattern: RegExp) => (glimpse: Glimpse) => glimpse.legal.some((text) => pattern.test(text));
const phase = (glimpse: Glimpse) => (glimpse.view as { readonly phase: string }).phase;

/** From the launcher to the table, and until somebody may do something. */
async function sit(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Continue|Continuar) UNO$/ }).click();
  await page
    .locator('main:is([data-phase="deciding"],[data-phase="between"],[data-phase="over"],[data-phase="curtain"])')
    .waitFor();
  await page.mouse.move(2, 300);
}

const shot = (name: string, wanted: Wanted, go: (page: Page) => Promise<unknown> = async () => undefined): Shot => ({
  name: `table-${name}`,
  settings: STILL,
  prepare: (ask) => match(ask, wanted),
  async go(page) {
    await sit(page);
    await go(page);
  },
});

const pressCard = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .click({ position: { x: 8, y: 40 } });

export const tableShots: readonly Shot[] = [
  shot('2-seats', { seats: 2 }),
  shot('4-seats', { seats: 4 }),
  shot('10-seats', { seats: 10 }),
  shot('held', { seats: 4, until: legal(/^play [rygb]/) }, async (page) => {
    await pressCard(page, '[data-card][data-playable]');
    await page.mouse.move(420, 300);
  }),
  shot('refused', { seats: 4, until: legal(/^play [rygb]/) }, async (page) => {
    await pressCard(page, '[data-card]:not([data-playable])');
    await pressCard(page, '[data-card][data-picked]');
    await page.getByRole('alert').waitFor();
  }),
  shot('chooser', { seats: 4, until: legal(/^play W4?:r/) }, async (page) => {
    await pressCard(page, '[data-card^="W"]');
    await page.locator('[data-spot="pile"]').click();
  }),
  shot('swap', { seats: 10, until: legal(/ swap /) }, async (page) => {
    await pressCard(page, '[data-card$="7"][data-playable]');
    await page.locator('[data-spot="pile"]').click();
  }),
  shot('sure', { seats: 2, until: (glimpse) => legal(/^play/)(glimpse) && legal(/^draw/)(glimpse) }, (page) =>
    page.locator('[data-spot="deck"]').click(),
  ),
  shot('stack', { seats: 4, until: legal(/^accept/) }),
  shot('call', { seats: 4, until: legal(/ uno$/) }),
  shot('big-hand', {
    seats: 2,
    options: { ...PARTY, handSize: 10 },
    until: ({ view }) => (view as { hand: unknown[] }).hand.length > 21,
  }),
  shot('log', { seats: 4, until: ({ ply }) => ply > 30 }, (page) => page.keyboard.press('l')),
  shot('hint', { seats: 4 }, async (page) => {
    await page.keyboard.press('h');
    await page.locator('[data-kind="hint"]').waitFor();
  }),
  shot('curtain', { seats: 3, people: 2, until: () => true }),
  shot('pause', { seats: 4 }, (page) => page.keyboard.press('Escape')),
  shot('rules', { seats: 4 }, async (page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^(Rules|Regras)$/ }).click();
  }),
  shot('round', { seats: 4, until: (glimpse) => phase(glimpse) === 'round-over' }),
  shot('round-10-seats', {
    seats: 10,
    options: { ...PARTY, handSize: 3 },
    until: (glimpse) => phase(glimpse) === 'round-over',
  }),
  {
    ...shot('end', { seats: 4, until: ({ ply }) => ply > 40 }, async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^(Give up|Desistir)$/ }).click();
      await page.getByRole('alertdialog').getByRole('button').last().click();
      await page.locator('[data-panel="end"]').waitFor();
    }),
    usesUp: true,
  },
];
