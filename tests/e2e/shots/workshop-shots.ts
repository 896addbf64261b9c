/** The deck workshop of Janken Wars: shelf, bench, sheets. */
import type { Page } from '@playwright/test';
import { standard } from '../../../core/games/janken-wars/decks/standard.ts';
import type { Ask, Shot } from './shot.ts';

const GAME = 'janken-wars';
const button = (page: Page, name: RegExp) => page.getByRole('button', { name });

/** From the launcher to the shelf. */
export async function toWorkshop(page: Page): Promise<void> {
  await page.locator(`[data-game="${GAME}"]`).click();
  await button(page, /^(Deck workshop|Oficina de baralhos)$/).click();
  await page.getByRole('heading', { level: 1, name: /^(Deck workshop|Oficina de baralhos)$/ }).waitFor();
}

/** A deck of one's own, with a card that breaks the structure and one that is bad advice. */
async function ownDeck(ask: Ask): Promise<void> {
  const cards = standard.cards.map((card) => {
    if (card.code === 'origami') return { ...card, points: 7, copies: 5 };
    return card.code === 'cutter' ? { ...card, condition: { kind: 'no-swap' as const }, name: { en: 'Cutter' } } : card;
  });
  const name = { en: 'Desk Drawer', 'pt-BR': 'Gaveta da Mesa' };
  await ask('decks.save', { game: GAME, id: null, deck: { ...standard, id: 'deck', name, cards } as never });
}

const openOwn = async (page: Page) => {
  await toWorkshop(page);
  await button(page, /Desk Drawer|Gaveta da Mesa/)
    .first()
    .click();
};
const card = (page: Page, name: RegExp) => page.getByRole('navigation').getByRole('button', { name }).click();

export const workshopShots: readonly Shot[] = [
  { name: 'workshop-shelf', prepare: ownDeck, go: toWorkshop },
  { name: 'workshop-deck', prepare: ownDeck, go: openOwn },
  {
    name: 'workshop-card',
    prepare: ownDeck,
    async go(page) {
      await openOwn(page);
      await card(page, /Origami/);
    },
  },
  {
    name: 'workshop-rule',
    prepare: ownDeck,
    async go(page) {
      await openOwn(page);
      await card(page, /Scrap|Sucata/);
    },
  },
  {
    name: 'workshop-shipped',
    async go(page) {
      await toWorkshop(page);
      await button(page, /^(Open Standard Deck|Abrir Baralho Padrão)$/).click();
      await card(page, /Cutter|Estilete/);
    },
  },
  {
    name: 'workshop-import',
    async go(page) {
      await toWorkshop(page);
      await button(page, /^(Import a deck|Importar um baralho)$/).click();
      await page.getByRole('textbox').fill('JKW1-0000');
      await button(page, /^(Import the code|Importar o código)$/).click();
      await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
    },
  },
  {
    name: 'workshop-export',
    prepare: ownDeck,
    async go(page) {
      await openOwn(page);
      await button(page, /^(Export|Exportar)$/).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'workshop-balance',
    async go(page) {
      await toWorkshop(page);
      await button(page, /^(Open Standard Deck|Abrir Baralho Padrão)$/).click();
      await button(page, /^(Balance report|Relatório de equilíbrio)$/).click();
      await button(page, /^(Play the games|Jogar as partidas)$/).click();
      await page.getByRole('table').first().waitFor();
      await button(page, /^(Stop|Parar)$/).click();
    },
  },
  {
    name: 'setup-own-decks',
    async prepare(ask) {
      await ownDeck(ask);
      const name = { en: 'Second Try', 'pt-BR': 'Segunda Tentativa' };
      await ask('decks.save', { game: GAME, id: null, deck: { ...standard, id: 'deck', name } as never });
    },
    async go(page) {
      await page.locator(`[data-game="${GAME}"]`).click();
      await button(page, /^(Deck workshop|Oficina de baralhos)$/).waitFor();
    },
  },
];
