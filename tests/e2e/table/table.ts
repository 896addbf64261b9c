/** A match of UNO on the table for end-to-end tests, and the hands of a person who plays it. */
import type { CDPSession, Locator, Page } from '@playwright/test';
import type { SeatPlan, Settings } from '../../../electron/api.ts';
import { type App, expect } from '../fixtures.ts';

const NAMES = ['Ana', 'Bruno', 'Cida', 'Davi', 'Elis', 'Fábio', 'Gil', 'Hugo', 'Ivo', 'Joana'];
const COLOURS = ['coral', 'sky', 'amber', 'jade', 'violet', 'rose', 'teal', 'lime', 'indigo', 'sand'];

export interface Wanted {
  readonly people?: number;
  readonly machines?: number;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  readonly seed?: string;
  readonly settings?: Partial<Settings>;
  readonly names?: readonly string[];
}

/** A short match that still has everything a round has. */
export const SHORT = { handSize: 3, target: 'single' } as const;
/** Nothing moves, so that a test waits for nothing but the computers' pauses. */
export const STILL: Partial<Settings> = { motion: 'off', confirmDraw: false };

export class Table {
  readonly root: Locator;
  readonly hand: Locator;
  readonly pile: Locator;
  readonly deck: Locator;

  constructor(
    readonly page: Page,
    readonly id: string,
  ) {
    this.root = page.locator('main[data-phase]');
    this.hand = page.locator('[data-card]');
    this.pile = page.locator('[data-spot="pile"]');
    this.deck = page.locator('[data-spot="deck"]');
  }

  /** Waits until the table stands in one of these phases; answers which. */
  async until(...phases: readonly string[]): Promise<string> {
    const selector = phases.map((phase) => `main[data-phase="${phase}"]`).join();
    await this.page.locator(selector).waitFor({ timeout: 60_000 });
    return (await this.root.getAttribute('data-phase')) ?? '';
  }

  /** Waits until a person has to do something, or all is over. */
  rest(): Promise<string> {
    return this.until('deciding', 'between', 'over', 'curtain', 'stuck');
  }

  playable(): Locator {
    return this.page.locator('[data-card][data-playable]');
  }

  /** Where a card can be hit although its neighbour covers most of it. */
  async grip(card: Locator): Promise<{ x: number; y: number }> {
    const box = await card.boundingBox();
    if (box === null) throw new Error('the card is not on the screen');
    return { x: box.x + Math.min(12, box.width / 2), y: box.y + box.height / 2 };
  }

  async centre(place: Locator): Promise<{ x: number; y: number }> {
    const box = await place.boundingBox();
    if (box === null) throw new Error('the place is not on the screen');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Drags with the mouse as a hand does: press, many small moves, let go. */
  async drag(from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move(from.x + 4, from.y - 8, { steps: 3 });
    await this.page.mouse.move(to.x, to.y, { steps: 12 });
    await this.page.mouse.up();
  }

  /** How many plies the match has, as the main process knows it. */
  async ply(app: App): Promise<number> {
    return (await app.ask('match.look', { id: this.id, as: null })).ply;
  }
}

/** Begins a match through the api and opens it from the launcher, as after a restart. */
export async function begin(app: App, page: Page, wanted: Wanted = {}): Promise<Table> {
  const { people = 1, machines = 1, options = SHORT, seed = 'table', settings = STILL, names = NAMES } = wanted;
  await app.ask('settings.change', settings);
  const seats = Array.from({ length: people + machines }, (_, i): SeatPlan => {
    const who = { name: names[i] ?? '', colour: COLOURS[i] ?? 'coral' };
    return i < people ? { kind: 'human', ...who, profile: null } : { kind: 'computer', ...who, level: 'normal' };
  });
  const { table } = await app.ask('match.begin', { plan: { game: 'uno', seats, options, seed } });
  return open(page, table.id);
}

/** Continues the match from the launcher. */
export async function open(page: Page, id: string): Promise<Table> {
  await page.reload();
  await page.getByRole('button', { name: /^(Continue|Continuar) UNO$/ }).click();
  const table = new Table(page, id);
  await table.root.waitFor();
  return table;
}

/** One way of playing: a card to the pile, the draw pile, a button, an answer. */
export interface Hands {
  card(table: Table, card: Locator): Promise<void>;
  draw(table: Table): Promise<void>;
  press(table: Table, button: Locator): Promise<void>;
}

export const BY_CLICK: Hands = {
  async card(table, card) {
    const { x, y } = await table.grip(card);
    await table.page.mouse.click(x, y);
    await table.pile.click();
  },
  draw: (table) => table.deck.click(),
  press: (_table, button) => button.click(),
};

export const BY_DRAG: Hands = {
  card: async (table, card) => table.drag(await table.grip(card), await table.centre(table.pile)),
  async draw(table) {
    const box = await table.page.getByRole('list', { name: 'Your hand' }).boundingBox();
    if (box === null) throw new Error('there is no hand');
    await table.drag(await table.centre(table.deck), { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  },
  press: BY_CLICK.press,
};

/** Fingers: taps and drags as touch events. */
export function byTouch(session: CDPSession): Hands {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  return {
    async card(table, card) {
      const from = await table.grip(card);
      const to = await table.centre(table.pile);
      await touch('touchStart', [from]);
      for (let i = 1; i <= 10; i++) {
        await touch('touchMove', [{ x: from.x + ((to.x - from.x) * i) / 10, y: from.y + ((to.y - from.y) * i) / 10 }]);
      }
      await touch('touchEnd', []);
    },
    draw: (table) => table.deck.tap(),
    press: (_table, button) => button.tap(),
  };
}

/** The keyboard alone; the focus is where the table has put it. */
export const BY_KEYS: Hands = {
  async card(table, card) {
    const index = await card.evaluate((element) => {
      const all = [...document.querySelectorAll('[data-card]')];
      return all.indexOf(element);
    });
    if (index < 10) await table.page.keyboard.press(String((index + 1) % 10));
    else {
      await table.page.keyboard.press('ArrowDown');
      await table.page.keyboard.press('Home');
      for (let i = 0; i < index; i++) await table.page.keyboard.press('ArrowRight');
      await table.page.keyboard.press('Enter');
    }
    await expect(card).toBeFocused();
    await table.page.keyboard.press('Enter');
  },
  draw: (table) => table.page.keyboard.press('d'),
  async press(table, button) {
    for (let i = 0; i < 40; i++) {
      if (await button.evaluate((element) => element === document.activeElement)) break;
      await table.page.keyboard.press('Tab');
    }
    await expect(button).toBeFocused();
    await table.page.keyboard.press('Enter');
  },
};

/** One thing that can be done now, the first that is at hand. */
export async function act(table: Table, hands: Hands): Promise<void> {
  const { page } = table;
  const answer = page.locator('[data-answer]').first();
  const card = table.playable().first();
  if ((await answer.count()) > 0) await hands.press(table, answer);
  else if ((await card.count()) > 0) await hands.card(table, card);
  else if ((await page.locator('[data-spot="deck"][data-press]').count()) > 0) await hands.draw(table);
  else await hands.press(table, page.locator('[data-button]').first());
}

/** Plays until the match is over; calls back at every rest. */
export async function playOut(
  table: Table,
  hands: Hands,
  atRest: () => Promise<void> = async () => undefined,
): Promise<void> {
  for (let i = 0; i < 200; i++) {
    const phase = await table.rest();
    await atRest();
    if (phase === 'over') return;
    if (phase === 'stuck') throw new Error('the table is stuck');
    if (phase === 'between') await hands.press(table, table.page.locator('[data-go-on]'));
    else if (phase === 'curtain') await hands.press(table, table.page.locator('[data-lift]'));
    else await act(table, hands);
  }
  throw new Error('the match does not end');
}
