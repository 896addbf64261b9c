/** The deck workshop of Janken Wars: from a blank deck to a played game, out as a code and in again. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { readDeckFile } from '../../../core/games/janken-wars/deck/deck-file.ts';
import { type App, expect, test } from '../fixtures.ts';
import { playOutByKeys } from '../janken-wars/janken.ts';
import { toWorkshop } from '../shots/workshop-shots.ts';
import { Table } from './table.ts';

const button = (at: Page | Locator, name: string | RegExp) => at.getByRole('button', { name });
const kept = (ask: App['ask']) => ask('decks.list', { game: 'janken-wars' });

/** Names and effects for the nine blank cards, in the order of the list; worth so much that three stars are soon won. */
const CARDS = [
  { name: 'Old Anvil', points: 12 },
  { name: 'Loose Gravel', points: 13 },
  { name: 'Stone Guest', points: 11 },
  { name: 'Torn Letter', points: 14 },
  { name: 'Wet Cardboard', points: 10 },
  { name: 'Secret Map', points: -1 },
  { name: 'Blunt Knife', points: 11, action: 'opponent-discards' },
  { name: 'Rusty Saw', points: 12, action: 'discard-table' },
  { name: 'Hedge Trimmer', points: 10, action: 'gain-tokens' },
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

/** From the shelf. */
async function importCode(page: Page, code: string): Promise<void> {
  await button(page, 'Import a deck').click();
  await page.getByRole('textbox', { name: 'From a share code' }).fill(code);
  await button(page, 'Import the code').click();
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

  await button(page, 'Export').click();
  const code = await page.getByRole('textbox', { name: 'As a share code' }).inputValue();
  await button(page, 'Copy the code').click();
  await expect(page.getByText('The code is copied.')).toBeVisible();
  const download = page.waitForEvent('download');
  await button(page, 'Export as a file').click();
  const file = await (await download).path();
  expect((await download).suggestedFilename()).toBe('garden-shed.json');
  const read = readDeckFile(readFileSync(file));
  expect(read.ok && read.design.cards.map((card) => card.name.en)).toEqual(CARDS.map(({ name }) => name));
  await page.keyboard.press('Escape');
  const [made] = await kept(app.ask);

  await page.getByRole('combobox', { name: 'Play the test game against' }).selectOption('easy');
  await button(page, 'Test game').click();
  await expect(page.getByRole('navigation', { name: 'Cards' })).toHaveCount(0);
  const [match] = await app.ask('match.waiting', {});
  const { table } = await app.ask('match.resume', { id: match?.id ?? '' });
  expect(table.options).toEqual({ deck: made?.deck });
  await playOutByKeys(app, new Table(page, table.id));
  const end = page.locator('[data-panel="end"]');
  await expect(end.getByRole('heading', { level: 1, name: /\bwins?\b/ })).toBeVisible();
  await button(end, 'Back to the workshop').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Garden Shed' })).toBeVisible();

  await button(page, 'All decks').click();
  await importCode(page, code);
  await expect(page.getByRole('alert')).toContainText('You have this deck already: it is “Garden Shed”.');
  await button(page.getByRole('dialog'), 'Open Garden Shed').click();
  await expect(page.getByRole('navigation', { name: 'Cards' })).toBeVisible();
  expect(await kept(app.ask)).toEqual([made]);
  for (const way of ['code', 'file']) {
    await button(page, 'All decks').click();
    await button(page, 'Remove Garden Shed').click();
    await button(page, 'Remove it').click();
    await expect(page.getByText('No deck of yours yet.')).toBeVisible();
    if (way === 'code') await importCode(page, code);
    else {
      await button(page, 'Import a deck').click();
      await page.locator('input[type="file"]').setInputFiles(file);
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Garden Shed' })).toBeVisible();
    expect((await kept(app.ask)).map(({ deck }) => deck)).toEqual([made?.deck]);
  }
});

test('a bad file is refused in a sentence, and what is kept stays', async ({ page, app }) => {
  await app.ask('settings.change', { language: 'pt-BR', motion: 'off' });
  await page.reload();
  await toWorkshop(page);
  await button(page, 'Novo baralho').click();
  await button(page, 'Todos os baralhos').click();
  const before = await kept(app.ask);
  await button(page, 'Importar um baralho').click();
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
