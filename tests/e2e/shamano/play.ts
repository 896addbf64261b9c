/** A match of Shamano on the table for end-to-end tests, and the hands of whoever plays it. */
import type { Page } from '@playwright/test';
import type { SeatPlan, Settings } from '../../../electron/api.ts';
import type { App } from '../fixtures.ts';
import { BY_CLICK, BY_KEYS, type Hands, Table } from '../table/table.ts';
import { type Found, peoplePlan, playOver } from './positions.ts';

/** Nothing moves, and the story has been told. */
export const STILL: Partial<Settings> = { motion: 'off', confirmDraw: false, told: ['shamano'] };
/** A match that somebody soon loses. */
export const SHORT = { hitPoints: 15, handSize: 5, firstSeat: 0, jumpIn: false } as const;

async function open(page: Page, id: string): Promise<Table> {
  await page.reload();
  await page.getByRole('button', { name: /^(Continue|Continuar) Shamano$/ }).click();
  const table = new Table(page, id);
  await table.root.waitFor();
  return table;
}

/** All people. */
export async function beginPeople(app: App, page: Page, found: Found, settings = STILL): Promise<Table> {
  await app.ask('settings.change', settings);
  await playOver(app.ask, found);
  const [match] = await app.ask('match.waiting', {});
  return open(page, match?.id ?? '');
}

/** The first seat a person, the others computers. */
export async function beginAlone(app: App, page: Page, plan: Omit<Found, 'moves'>, settings = STILL): Promise<Table> {
  await app.ask('settings.change', settings);
  const { seats, ...rest } = peoplePlan(plan);
  const mixed = seats.map(
    ({ name, colour }, i): SeatPlan =>
      i === 0 ? { kind: 'human', name, colour, profile: null } : { kind: 'computer', name, colour, level: 'easy' },
  );
  const { table } = await app.ask('match.begin', { plan: { ...rest, seats: mixed } });
  return open(page, table.id);
}

/** Alone against a computer that has just played a black card whose colour is to be predicted. */
export async function beginPredicting(app: App, page: Page, settings = STILL): Promise<Table> {
  await app.ask('settings.change', settings);
  for (let n = 0; n < 40; n++) {
    const options = { ...SHORT, hitPoints: 60, handSize: 10, prediction: true, predictionSeconds: 3 };
    const { seats, ...rest } = peoplePlan({ seed: `predict ${n}`, seats: 2, options });
    const mixed = seats.map(
      ({ name, colour }, i): SeatPlan =>
        i === 0 ? { kind: 'human', name, colour, profile: null } : { kind: 'computer', name, colour, level: 'source' },
    );
    const { table } = await app.ask('match.begin', { plan: { ...rest, seats: mixed } });
    for (let i = 0; i < 40; i++) {
      const { ply, legal, awaiting, result } = await app.ask('match.look', { id: table.id, as: 0 });
      if (legal.includes('predict pass')) return open(page, table.id);
      if (result !== null) break;
      const at = { id: table.id, ply, as: 0 };
      const action = legal.find((text) => !text.startsWith('play W')) ?? legal[0];
      if (awaiting.includes(0) && action !== undefined) await app.ask('match.play', { ...at, seat: 0, action });
      else await app.ask('match.think', at);
    }
    await app.ask('match.drop', { id: table.id });
  }
  throw new Error('no computer plays a black card');
}

const target = (page: Page) => page.locator('[data-spot][data-target]').first();

/** Card, then the first place it may go. */
export const CLICKS: Hands = {
  ...BY_CLICK,
  async card(table, card) {
    const { x, y } = await table.grip(card);
    await table.page.mouse.click(x, y);
    await target(table.page).click();
  },
};

/** The number of the card, up to the table, Enter. */
export const KEYS: Hands = {
  ...BY_KEYS,
  async card(table, card) {
    const index = await card.evaluate((element) => [...document.querySelectorAll('[data-card]')].indexOf(element));
    if (index < 10) await table.page.keyboard.press(String((index + 1) % 10));
    else {
      await table.page.keyboard.press('ArrowDown');
      await table.page.keyboard.press('Home');
      for (let i = 0; i < index; i++) await table.page.keyboard.press('ArrowRight');
      await table.page.keyboard.press('Enter');
    }
    await target(table.page).waitFor();
    await table.page.keyboard.press('ArrowUp');
    await table.page.keyboard.press('Enter');
  },
};

/** One thing that can be done now, the first that is at hand; nothing if the table has just moved on. */
export async function act(table: Table, hands: Hands): Promise<void> {
  const { page } = table;
  const answer = page.locator('[data-answer]').first();
  const doubt = page.locator('[role="dialog"][data-keeps] button').last();
  const card = table.playable().first();
  const button = page.locator('[data-button]').first();
  if ((await answer.count()) > 0) await hands.press(table, answer);
  else if ((await doubt.count()) > 0) await hands.press(table, doubt);
  else if ((await card.count()) > 0) await hands.card(table, card);
  else if ((await page.locator('[data-spot="deck"][data-press]').count()) > 0) await hands.draw(table);
  else if ((await button.count()) > 0) await hands.press(table, button);
}

/** Plays until the match is over; calls back at every rest. */
export async function playOut(table: Table, hands: Hands, atRest: (phase: string) => Promise<void> = async () => {}) {
  for (let i = 0; i < 300; i++) {
    const phase = await table.rest();
    await atRest(phase);
    if (phase === 'over') return;
    if (phase === 'stuck') throw new Error('the table is stuck');
    if (phase === 'curtain') await hands.press(table, table.page.locator('[data-lift]'));
    else await act(table, hands);
  }
  throw new Error('the match does not end');
}
