/** The screens of Janken Wars: the duel, what is chosen on the table, a trade, an open pile, the end. */
import type { Page } from '@playwright/test';
import type { SeatPlan } from '../../../electron/api.ts';
import type { Ask, Shot } from './shot.ts';

const SEATS: readonly SeatPlan[] = [
  { kind: 'human', name: 'Ana', colour: 'jade', profile: null },
  { kind: 'human', name: 'Bruno', colour: 'rose', profile: null },
];

/** What a shot may ask of a position. */
interface Seen {
  readonly phase: string;
  readonly round: number;
  readonly pending: { readonly kind: string } | null;
  readonly trader: number;
  readonly winner: number;
  readonly domains: readonly (readonly number[])[];
}

/** A match between two people, played on by chance until this holds for whoever is to choose. */
async function match(ask: Ask, until: (seen: Seen) => boolean): Promise<void> {
  const plan = { game: 'janken-wars', seats: [...SEATS], options: {}, seed: 'shots' };
  const { table } = await ask('match.begin', { plan });
  let random = 7;
  for (let i = 0; i < 600; i++) {
    const { awaiting } = await ask('match.look', { id: table.id, as: null });
    const [seat] = awaiting;
    if (seat === undefined) break;
    const { legal, ply, view } = await ask('match.look', { id: table.id, as: seat });
    if (until(view as Seen)) return;
    random = (random * 16807) % 2147483647;
    const held = legal.filter((action) => action !== 'trade yes' || random % 3 === 0);
    await ask('match.play', { id: table.id, ply, as: seat, seat, action: held[random % held.length] ?? '' });
  }
  throw new Error('No match comes to what is wanted.');
}

async function sit(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Continue|Continuar) Janken Wars$/ }).click();
  await page.locator('main:is([data-phase="deciding"],[data-phase="curtain"],[data-phase="over"])').waitFor();
  await page.mouse.move(2, 620);
}

const OPEN = { motion: 'off', curtain: false, atOnce: 'pass' } as const;

const shot = (
  name: string,
  until: (seen: Seen) => boolean,
  go: (page: Page) => Promise<unknown> = async () => undefined,
  settings: Shot['settings'] = OPEN,
): Shot => ({
  name: `janken-${name}`,
  settings,
  prepare: (ask) => match(ask, until),
  async go(page) {
    await sit(page);
    await go(page);
  },
});

const later = ({ phase, round }: Seen, wanted: string) => phase === wanted && round > 5;
const dueling = (seen: Seen) => later(seen, 'duel');

export const jankenShots: readonly Shot[] = [
  shot('duel', dueling),
  shot('read', dueling, async (page) => {
    await page.locator('[data-zone="cards"] [data-card]').nth(1).hover();
  }),
  shot('keys', dueling, (page) => page.locator('[data-at-once]').waitFor(), { ...OPEN, atOnce: 'keys' }),
  shot('curtain', dueling, undefined, { ...OPEN, curtain: true }),
  shot(
    'reveal',
    dueling,
    async (page) => {
      for (const key of 'ak') await page.keyboard.press(key);
      await page.locator('[data-duel]').waitFor();
    },
    { ...OPEN, motion: 'slow', atOnce: 'keys' },
  ),
  shot('prize', (seen) => later(seen, 'prize')),
  shot('cut', ({ pending, winner, domains }) => {
    return pending?.kind === 'opponent-discards' && (domains[1 - winner]?.length ?? 0) > 2;
  }),
  shot('swap', ({ pending }) => pending?.kind === 'swap'),
  shot('trade', ({ phase, trader, domains }) => phase === 'trade' && (domains[trader]?.length ?? 0) > 3),
  shot(
    'pile',
    (seen) => seen.phase === 'duel' && seen.round > 12,
    async (page) => {
      await page.locator('[data-open-pile]').first().click();
    },
  ),
  shot('rules', dueling, async (page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^(Rules|Regras)$/ }).click();
  }),
  shot(
    'end',
    (seen) => later(seen, 'prize'),
    async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^(Give up|Desistir)$/ }).click();
      await page.getByRole('alertdialog').getByRole('button').last().click();
      await page.locator('[data-panel="end"]').waitFor();
    },
  ),
];
