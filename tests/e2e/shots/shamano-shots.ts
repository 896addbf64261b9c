/** The table of Shamano: every shaman's sheet, a held card, a stack of eight, effects that hold, a defeated player, the story. */
import type { Page } from '@playwright/test';
import type { Settings } from '../../../electron/api.ts';
import { defeatedGoesOn, fourBuffs, stackOfEight, tempered, withSkill } from '../shamano/found.ts';
import { findPosition, playOver, type Search } from '../shamano/positions.ts';
import type { Shot } from './shot.ts';

const STILL: Partial<Settings> = { motion: 'off', told: ['shamano'] };
const SHAMANS = ['hedda', 'beatrice', 'aurora', 'zoe'];

async function sit(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Continue|Continuar) Shamano$/ }).click();
  await page.locator('[data-lift]').click();
  await page.locator('main[data-phase="deciding"]').waitFor();
  await page.mouse.move(2, 300);
}

function shot(name: string, search: Search, go: (page: Page) => Promise<unknown> = async () => undefined): Shot {
  return {
    name: `shamano-${name}`,
    settings: STILL,
    prepare: (ask) => playOver(ask, findPosition(search)),
    async go(page) {
      await sit(page);
      await go(page);
    },
  };
}

/** Every shaman is somewhere at this table. */
const sheet = (seat: number) =>
  shot(`sheet-${SHAMANS[seat]}`, withSkill, async (page) => {
    await page.locator(`[data-seat="${seat}"] button[title]`).first().click();
    await page.locator(`[data-shaman="${SHAMANS[seat]}"]`).waitFor();
  });

export const shamanoShots: readonly Shot[] = [
  shot('held', withSkill, async (page) => {
    await page
      .locator('[data-card="r*"]')
      .first()
      .click({ position: { x: 10, y: 60 } });
    await page.mouse.move(640, 300);
  }),
  shot('stack-of-eight', stackOfEight),
  shot('four-effects', fourBuffs),
  shot('defeated', defeatedGoesOn),
  shot('tempered', tempered),
  ...[0, 1, 2, 3].map(sheet),
  shot('story', withSkill, async (page) => {
    await page.keyboard.press('t');
    await page.getByRole('dialog').waitFor();
  }),
];
