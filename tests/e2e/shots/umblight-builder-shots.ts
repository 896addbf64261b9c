/** The deck builder of Umblight: shelf, bench, sheets, and own decks in the set-up. */
import type { Page } from '@playwright/test';
import { PRESET_DECKS } from '../../../core/games/umblight/decks/presets.ts';
import type { Ask, Shot } from './shot.ts';

const GAME = 'umblight';
const button = (page: Page, name: RegExp) => page.getByRole('button', { name });
const [wood, street, stairs] = PRESET_DECKS.map(({ cards }) => cards);

/** From the launcher to the shelf. */
export async function toBuilder(page: Page): Promise<void> {
  await page.locator(`[data-game="${GAME}"]`).click();
  await button(page, /^(Deck workshop|Oficina de baralhos)$/).click();
  await page.getByRole('heading', { level: 1, name: /^(Deck workshop|Oficina de baralhos)$/ }).waitFor();
}

const keep = (ask: Ask, name: string, cards: readonly string[] = []) =>
  ask('decks.save', { game: GAME, id: null, deck: { name, cards: [...cards] } });

/** A deck that can be played, one with errors and advice, one that was just begun. */
async function ownDecks(ask: Ask): Promise<void> {
  await keep(ask, 'Crossroads', [...(wood ?? []).slice(0, 10), ...(street ?? []).slice(0, 10)]);
  const dear = [
    'old-bison',
    'dusk-eater',
    'moon-engine',
    'night-tide',
    'cellar-thing',
    'scaffold-giant',
    'long-walker',
  ];
  await keep(ask, 'All at Dusk', [...dear, ...dear, ...(stairs ?? []).slice(0, 3)]);
  await keep(ask, 'Blank');
}

const openOwn = (name: RegExp) => async (page: Page) => {
  await toBuilder(page);
  await button(page, name).first().click();
  await page.getByRole('textbox', { name: /^(Name of the deck|Nome do baralho)$/ }).waitFor();
};
const openGood = openOwn(/^(Open|Abrir) Crossroads/);

export const umblightBuilderShots: readonly Shot[] = [
  { name: 'builder-shelf', prepare: ownDecks, go: toBuilder },
  {
    name: 'builder-deck',
    prepare: ownDecks,
    async go(page) {
      await openGood(page);
      await page.locator('button[data-code="wild-bear"]').first().hover();
    },
  },
  { name: 'builder-blank', prepare: ownDecks, go: openOwn(/^(Open|Abrir) Blank/) },
  {
    name: 'builder-errors',
    prepare: ownDecks,
    async go(page) {
      await openOwn(/^(Open|Abrir) All at Dusk/)(page);
      await button(page, /^(Shadow|Sombra)$/).click();
      await page.locator('button[data-code="dusk-eater"]').first().focus();
    },
  },
  {
    name: 'builder-shipped',
    async go(page) {
      await toBuilder(page);
      await button(page, /^(Open The Workshop|Abrir A Oficina)$/).click();
      await button(page, /^(Copy to change it|Copiar para mudar)$/).waitFor();
    },
  },
  {
    name: 'builder-import',
    async go(page) {
      await toBuilder(page);
      await button(page, /^(Import a deck|Importar um baralho)$/).click();
      await page.getByRole('textbox').fill('UMB1-0000');
      await button(page, /^(Import the code|Importar o código)$/).click();
      await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
    },
  },
  {
    name: 'builder-export',
    prepare: ownDecks,
    async go(page) {
      await openGood(page);
      await button(page, /^(Export|Exportar)$/).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'builder-test',
    prepare: ownDecks,
    async go(page) {
      await openGood(page);
      await button(page, /^(Test duel|Duelo de teste)$/).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'builder-set-up',
    prepare: ownDecks,
    async go(page) {
      await page.locator(`[data-game="${GAME}"]`).click();
      await button(page, /^(Deck workshop|Oficina de baralhos)$/).waitFor();
      const [mine] = await page.getByRole('combobox', { name: /^(Deck|Baralho)/ }).all();
      await mine?.selectOption('Crossroads');
    },
  },
];
