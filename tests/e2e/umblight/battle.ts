/** A match of Umblight on the table for end-to-end tests: the best computer player says what, a person's hands do it. */
import type { Page } from '@playwright/test';
import type { MatchPlan, SeatPlan } from '../../../electron/api.ts';
import { type App, expect } from '../fixtures.ts';
import { STILL, Table } from '../table/table.ts';

export const ANA: SeatPlan = { kind: 'human', name: 'Ana', colour: 'jade', profile: null };
export const BRUNO: SeatPlan = { kind: 'human', name: 'Bruno', colour: 'rose', profile: null };
export const IRIS: SeatPlan = { kind: 'computer', name: 'Iris', colour: 'coral', level: 'easy' };

export const DUEL: MatchPlan['options'] = { mode: 'duel', order: 'second-seat', banks: [true, false] };
export const RUN: MatchPlan['options'] = { mode: 'run', order: 'second-seat', banks: [true, false] };

export async function begin(app: App, page: Page, plan: Omit<MatchPlan, 'game'>, settings = STILL): Promise<Table> {
  await app.ask('settings.change', settings);
  const { table } = await app.ask('match.begin', { plan: { game: 'umblight', ...plan } });
  return open(page, table.id);
}

/** Continues the match from the launcher. */
export async function open(page: Page, id: string): Promise<Table> {
  await page.reload();
  await page.getByRole('button', { name: /^(Continue|Continuar) Umblight$/ }).click();
  const table = new Table(page, id);
  await table.root.waitFor();
  return table;
}

/** One way of playing. */
export interface Hands {
  place(table: Table, card: string, lane: string): Promise<void>;
  press(table: Table, what: 'deck' | 'bank' | 'end'): Promise<void>;
}

const tile = (table: Table, lane: string) => table.page.locator(`[data-spot="lane:${lane}"]`);
const inHand = (table: Table, card: string) => table.page.locator(`[data-card="${card}"]`).first();

export const BY_DRAG: Hands = {
  place: async (table, card, lane) =>
    table.drag(await table.grip(inHand(table, card)), await table.centre(tile(table, lane))),
  async press(table, what) {
    if (what === 'end') await table.page.getByRole('button', { name: 'End phase' }).click();
    else await table.page.locator(`[data-spot="${what}"]`).click();
  },
};

const LETTERS = { deck: 'd', bank: 'c', end: 'e' } as const;

export const BY_KEYS: Hands = {
  async place(table, card, lane) {
    const { keyboard, evaluate } = { keyboard: table.page.keyboard, evaluate: table.page.evaluate.bind(table.page) };
    const cards = await table.hand.evaluateAll((all) => all.map((one) => one.getAttribute('data-card')));
    await keyboard.press(String((cards.indexOf(card) + 1) % 10));
    for (let i = 0; i < 4; i++) {
      await keyboard.press('ArrowUp');
      const at = await evaluate(() => document.activeElement?.getAttribute('data-spot'));
      if (at === `lane:${lane}`) break;
    }
    await expect(tile(table, lane)).toBeFocused();
    await keyboard.press('Enter');
  },
  press: (table, what) => table.page.keyboard.press(LETTERS[what]),
};

/** What the best computer player would do in a person's seat. */
async function advice(app: App, table: Table, seat: number): Promise<string> {
  const { ply, legal } = await app.ask('match.look', { id: table.id, as: seat });
  const hint = await app.ask('match.hint', { id: table.id, ply, seat });
  return hint?.action ?? legal.at(-1) ?? 'end';
}

/** Does an action of a battle, and waits until the match has taken it. */
export async function act(app: App, table: Table, hands: Hands, seat: number): Promise<void> {
  const ply = await table.ply(app);
  const [verb = '', card = '', lane = ''] = (await advice(app, table, seat)).split(' ');
  if (verb === 'place') await hands.place(table, card, lane);
  else await hands.press(table, verb === 'draw' ? 'deck' : verb === 'coin' ? 'bank' : 'end');
  await expect.poll(() => table.ply(app), { timeout: 20_000 }).toBeGreaterThan(ply);
}

/** Plays for a seat until the match is over. */
export async function playOut(app: App, table: Table, hands: Hands, seat = 0): Promise<void> {
  for (let i = 0; i < 200; i++) {
    if ((await table.rest()) !== 'deciding') return;
    await act(app, table, hands, seat);
  }
  throw new Error('the battle does not end');
}
