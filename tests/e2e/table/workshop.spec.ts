/** The deck workshop of Janken Wars: bad files come to nothing. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { toWorkshop } from '../shots/workshop-shots.ts';

const button = (at: Page | Locator, name: string | RegExp) => at.getByRole('button', { name });
const kept = async (ask: (channel: 'decks.list', asked: { game: string }) => Promise<readonly object[]>) =>
  ask('decks.list', { game: 'janken-wars' });

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
