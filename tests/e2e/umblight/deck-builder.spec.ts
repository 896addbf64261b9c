/** The deck builder of Umblight: from a blank deck to a duel with it, out as a code and in again; bad input said in words. */
import type { Locator, Page } from '@playwright/test';
import { type App, expect, test } from '../fixtures.ts';
import { nothingFound } from '../nothing-found.ts';
import { toBuilder, umblightBuilderShots } from '../shots/umblight-builder-shots.ts';
import { STILL, Table } from '../table/table.ts';
import { act, BY_KEYS } from './battle.ts';

test.describe.configure({ timeout: 240_000 });

const button = (at: Page | Locator, name: string | RegExp) => at.getByRole('button', { name });
const kept = (app: App) => app.ask('decks.list', { game: 'umblight' });
const inBrowser = (page: Page, code: string) => page.locator(`[data-drop="browser"] button[data-code="${code}"]`);

test('a blank deck becomes a code, the same deck again, and a duel played with it', async ({ app, page }) => {
  await app.ask('settings.change', { ...STILL, language: 'en' });
  await page.reload();
  await toBuilder(page);
  await button(page, 'New deck').click();
  await page.getByRole('textbox', { name: 'Name of the deck' }).fill('Night Shift');

  // By click, by keyboard, by drag.
  for (const code of ['lynx', 'exile', 'tollman', 'ferryman']) await inBrowser(page, code).click({ clickCount: 2 });
  await page.getByRole('textbox', { name: 'Part of the name' }).fill('bear');
  await inBrowser(page, 'wild-bear').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('+');
  await button(page, 'Show all').click();
  await inBrowser(page, 'soot-imp').dragTo(page.locator('[data-drop="deck"]'), { steps: 8 });
  await expect(page.getByText('11 of 20 cards', { exact: true })).toBeVisible();
  await expect(button(page, 'Test duel')).toHaveAttribute('aria-disabled', 'true');
  for (const code of ['soot-imp', 'field-mouse', 'wick-boy', 'lamp-mender', 'candle-maid', 'hedgehog']) {
    await inBrowser(page, code).click();
  }
  for (const code of ['field-mouse', 'wick-boy', 'lamp-mender']) await inBrowser(page, code).click();
  await expect(page.getByText('No errors, no warnings.')).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const [made] = await kept(app);

  await button(page, 'Export').click();
  const code = await page.getByRole('textbox', { name: 'As a share code' }).inputValue();
  await page.keyboard.press('Escape');
  await button(page, 'All decks').click();
  await button(page, 'Remove Night Shift').click();
  await button(page, 'Remove it').click();
  await expect.poll(() => kept(app)).toEqual([]);

  await button(page, 'Import a deck').click();
  await page.getByRole('textbox').fill(code);
  await button(page, 'Import the code').click();
  await button(page, 'Test duel').click();
  const sorted = (deck: object | undefined) => [...(deck as { cards: string[] }).cards].sort();
  const [again] = await kept(app);
  expect(sorted(again?.deck)).toEqual(sorted(made?.deck));

  await button(page, 'Begin the duel').click();
  const [match] = await expect
    .poll(() => app.ask('match.waiting', {}))
    .toHaveLength(1)
    .then(() => app.ask('match.waiting', {}));
  const table = new Table(page, match?.id ?? '');
  await table.until('deciding');
  const { table: info } = await app.ask('match.resume', { id: table.id });
  const [own, far] = (info.options as { decks: [string[], unknown] }).decks;
  expect([[...own].sort(), far]).toEqual([sorted(made?.deck), 'deep-wood']);
  const held = await table.hand.evaluateAll((all) => all.map((one) => one.getAttribute('data-card') ?? ''));
  expect(held.filter((card) => !own.includes(card))).toEqual([]);
  for (let i = 0; i < 8 && (await table.rest()) === 'deciding'; i++) await act(app, table, BY_KEYS, 0);
});

test('a bad code and a bad file are refused in words, and what is kept stays', async ({ app, page }) => {
  await app.ask('settings.change', { ...STILL, language: 'pt-BR' });
  await app.ask('decks.save', { game: 'umblight', id: null, deck: { name: 'Meu', cards: ['lynx'] } });
  const before = await kept(app);
  await page.reload();
  await toBuilder(page);
  await button(page, 'Importar um baralho').click();
  const alert = page.getByRole('alert');
  await page.getByRole('textbox').fill('UMB1-0000');
  await button(page, 'Importar o código').click();
  await expect(alert).toContainText('O código está incompleto, ou um caractere dele está errado.');
  const files: readonly (readonly [string, string])[] = [
    ['{"format": "quadrille-umblight-deck", "ver', 'O arquivo acaba no meio'],
    ['{"quadrille": "janken-wars-deck"}', 'O arquivo é outra coisa'],
    [
      '{"format":"quadrille-umblight-deck","version":1,"name":"X","cards":{"unicorn":2}}',
      'Não há carta “unicorn” nesta versão do conjunto.',
    ],
  ];
  for (const [text, says] of files) {
    const file = { name: 'deck.json', mimeType: 'application/json', buffer: Buffer.from(text) };
    await page.locator('input[type="file"]').setInputFiles(file);
    await expect(alert).toContainText(says);
  }
  await expect(alert).toContainText('Nada mudou: seus baralhos estão como estavam.');
  expect(await kept(app)).toEqual(before);
});

for (const name of ['builder-shelf', 'builder-errors']) {
  test(`axe finds nothing on: ${name}`, async ({ app, page }) => {
    const shot = umblightBuilderShots.find((one) => one.name === name);
    await shot?.prepare?.(app.ask);
    await app.ask('settings.change', { language: 'en', motion: 'off' });
    await page.reload();
    await shot?.go(page);
    await nothingFound(page, name, ['best-practice']);
  });
}
