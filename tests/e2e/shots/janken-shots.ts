/** The screens of Janken Wars: the duel, what is chosen on the table, a trade, an open pile, the end. */
import type { Page } from '@playwright/test';
import type { State } from '../../../core/games/janken-wars/state.ts';
import { comeTo, crowded, walled } from '../janken-wars/positions.ts';
import type { Shot } from './shot.ts';

async function sit(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Continue|Continuar) Janken Wars$/ }).click();
  await page.locator('main:is([data-phase="deciding"],[data-phase="curtain"],[data-phase="over"])').waitFor();
  await page.mouse.move(2, 620);
}

const OPEN = { motion: 'off', curtain: false, atOnce: 'pass' } as const;

const shot = (
  name: string,
  until: (seen: State) => boolean,
  go: (page: Page) => Promise<unknown> = async () => undefined,
  settings: Shot['settings'] = OPEN,
): Shot => ({
  name: `janken-${name}`,
  settings,
  async prepare(ask) {
    await comeTo(ask, until);
  },
  async go(page) {
    await sit(page);
    await go(page);
  },
});

const later = ({ phase, round }: State, wanted: string) => phase === wanted && round > 5;
const dueling = (seen: State) => later(seen, 'duel');

export const jankenShots: readonly Shot[] = [
  shot('duel', dueling),
  shot('read', dueling, async (page) => {
    await page.locator('[data-zone="cards"] [data-card]').nth(1).hover();
  }),
  shot('keys', dueling, (page) => page.locator('[data-at-once]').waitFor(), { ...OPEN, atOnce: 'keys' }),
  shot('curtain', dueling, undefined, { ...OPEN, curtain: true }),
  {
    ...shot(
      'reveal',
      dueling,
      async (page) => {
        await page.locator('[data-at-once]').waitFor();
        for (const key of 'ak') await page.keyboard.press(key);
        await page.locator('[data-duel]').waitFor();
      },
      { ...OPEN, motion: 'slow', atOnce: 'keys' },
    ),
    usesUp: true,
  },
  shot('prize', (seen) => later(seen, 'prize')),
  shot('cut', ({ pending, winner, domains }) => {
    return pending?.kind === 'opponent-discards' && (domains[1 - winner]?.length ?? 0) > 2;
  }),
  shot('walls', walled),
  shot('crowded', crowded),
  shot('crowded-read', crowded, async (page) => {
    await page.locator('[data-zone^="domain"] li:nth-child(2):not(:last-child) > button').hover({
      position: { x: 12, y: 40 },
    });
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
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
  {
    ...shot(
      'end',
      (seen) => later(seen, 'prize'),
      async (page) => {
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: /^(Give up|Desistir)$/ }).click();
        await page.getByRole('alertdialog').getByRole('button').last().click();
        await page.locator('[data-panel="end"]').waitFor();
      },
    ),
    usesUp: true,
  },
];
