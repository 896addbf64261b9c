/** The deck workshop of Janken Wars: from a blank deck to a played game, out as a code and in again. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { readDeckFile } from '../../../core/games/janken-wars/deck/deck-file.ts';
import { expect, test } from '../fixtures.ts';
import { toWorkshop } from '../shots/workshop-shots.ts';

const button = (at: Page | Locator, name: string | RegExp) => at.getByRole('button', { name });
const kept = async (ask: (channel: 'decks.list', asked: { game: string }) => Promise<readonly object[]>) =>
  ask('decks.list', { game: 'janken-wars' });

/** Names and effects for the nine blank cards, in the order of the list. */
const CARDS = [
  { name: 'Old Anvil', points: 2 },
  { name: 'Loose Gravel', points: 3 },
  { name: 'Stone Guest', points: 1 },
  { name: 'Torn Letter', points: 4 },
  { name: 'Wet Cardboard', points: 0 },
  { name: 'Secret Map', points: -1 },
  { name: 'Blunt Knife', points: 1, action: 'opponent-discards' },
  { name: 'Rusty Saw', points: 2, action: 'discard-table' },
  { name: 'Hedge Trimmer', points: 0, action: 'gain-tokens' },
];

async function fillCards(page: Page): Promise<void> {
  const list = page.getByRole('navigation').getByRole('listitem').getByRole('button');
  await expect(list).toHaveCount(CARDS.length);
  for (const [i, { name, points, action }] of CARDS.entries()) {
    await list.nth(i).click();
    await page.getByRole('textbox', { name: 'Name in English' }).fill(name);
    await page.getByRole('spinbutton', { name: 'Points' }).fill(String(points));
    if (action !== undefined) {
      await page.getByRole('combobox', { name: 'Action, when the card is won' }).selectOption(action);
    }
    await expect(list.nth(i)).toContainText(name);
  }
}

/** Plays with the given seed of luck until it is over: people's seat does the first thing it may. */
async function playOn(ask: never, id: string): Promise<string> {
  const put = ask as (channel: string, asked: object) => Promise<never>;
  for (let i = 0; i < 600; i++) {
    const { ply, legal, result } = (await put('match.look', { id, as: 0 })) as {
      ply: number;
      legal: string[];
      result: { by: string } | null;
    };
    if (result !== null) return result.by;
    const action = legal[(i * 7) % Math.max(1, legal.length)];
    if (action !== undefined) await put('match.play', { id, ply, as: 0, seat: 0, action });
    else await put('match.think', { id, ply, as: 0 });
  }
  return 'never';
}

test('a blank deck becomes a played game, a code, and the same deck again', async ({ page, app }) => {
  test.setTimeout(180_000);
  await app.ask('settings.change', { language: 'en', motion: 'off' });
  await page.reload();
  await toWorkshop(page);
  await button(page, 'New deck').click();
  await page.getByRole('textbox', { name: 'Name in English' }).fill('Garden Shed');
  await fillCards(page);
  await expect(page.getByRole('heading', { name: 'Errors: the deck cannot be played with these' })).toHaveCount(0);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await button(page, 'Hand out').click();
  const code = await page.getByRole('textbox', { name: 'As a share code' }).inputValue();
  await button(page, 'Copy the code').click();
  await expect(page.getByText('The code is copied.')).toBeVisible();
  const download = page.waitForEvent('download');
  await button(page, 'Save the file').click();
  const file = await (await download).path();
  expect((await download).suggestedFilename()).toBe('garden-shed.json');
  const read = readDeckFile(readFileSync(file));
  expect(read.ok && read.design.cards.map((card) => card.name.en)).toEqual(CARDS.map(({ name }) => name));
  await page.keyboard.press('Escape');

  await button(page, 'All decks').click();
  for (const way of ['code', 'file']) {
    await button(page, 'Bring a deck in').click();
    if (way === 'code') {
      await page.getByRole('textbox', { name: 'From a share code' }).fill(code);
      await button(page, 'Bring it in').click();
    } else {
      await page.locator('input[type="file"]').setInputFiles(file);
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Garden Shed' })).toBeVisible();
    await button(page, 'All decks').click();
  }
  const [made, ...again] = (await kept(app.ask)) as { deck: object }[];
  expect(again.map(({ deck }) => deck)).toEqual([made?.deck, made?.deck]);

  await button(page, 'Open Garden Shed').first().click();
  await page.getByRole('combobox', { name: 'Play the test game against' }).selectOption('easy');
  await button(page, 'Test game').click();
  await expect(page.getByRole('navigation', { name: 'Cards' })).toHaveCount(0);
  const [match] = await app.ask('match.waiting', {});
  await page.locator('main[data-phase="deciding"]').waitFor();
  await page.keyboard.press('Escape');
  await button(page, 'Back to the workshop').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Garden Shed' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Cards' })).toBeVisible();
  const { table } = await app.ask('match.resume', { id: match?.id ?? '' });
  expect(table.options).toEqual({ deck: made?.deck });
  expect(['stars', 'deck-stars', 'deck-value', 'deck-duel']).toContain(await playOn(app.ask as never, table.id));
});

test('a bad file is refused in a sentence, and what is kept stays', async ({ page, app }) => {
  await app.ask('settings.change', { language: 'pt-BR', motion: 'off' });
  await page.reload();
  await toWorkshop(page);
  await button(page, 'Novo baralho').click();
  await button(page, 'Todos os baralhos').click();
  const before = await kept(app.ask);
  await button(page, 'Trazer um baralho').click();
  const files = [
    { buffer: Buffer.alloc(10 * 1024 * 1024, 'x'), says: 'O arquivo tem mais de 256 KB; nenhum baralho tem.' },
    { buffer: Buffer.from([0xff, 0xfe, 0x7b, 0]), says: 'O arquivo é texto UTF-16; um arquivo de baralho é UTF-8.' },
    {
      buffer: Buffer.from('{"quadrille":"janken-wars-deck","format":9,"deck":{}}'),
      says: /versão mais nova do Quadrille/,
    },
  ];
  for (const { buffer, says } of files) {
    await page.locator('input[type="file"]').setInputFiles({ name: 'deck.json', mimeType: 'application/json', buffer });
    await expect(page.getByRole('alert').getByText(says)).toBeVisible();
  }
  expect(await kept(app.ask)).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(button(page, 'Abrir Novo Baralho')).toBeVisible();
});

test('the balance report is played in the background and can be stopped', { tag: '@long' }, async ({ page, app }) => {
  await app.ask('settings.change', { language: 'en', motion: 'off' });
  await page.reload();
  await toWorkshop(page);
  await button(page, 'Open Standard Deck').click();
  await button(page, 'Balance report').click();
  await button(page, 'Play the games').click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('row', { name: /^High Wall/ })).toBeVisible({ timeout: 30_000 });
  await button(page, 'Stop').click();
  await expect(page.getByText(/^Stopped after [1-9]\d* games?\.$/)).toBeVisible();
});
