/** Playing Janken Wars with the mouse alone: a card is picked up, and put where the table glows. */
import type { Locator } from '@playwright/test';
import type { DeckDesign } from '../../../core/games/janken-wars/deck/design.ts';
import { standard } from '../../../core/games/janken-wars/decks/standard.ts';
import { below, type Rng } from '../../../core/kit/rng.ts';
import type { App } from '../fixtures.ts';
import type { Table } from '../table/table.ts';

/** The standard deck with its simple cards worth two stars each, so that a match is over in a few rounds. */
export const heavy: DeckDesign = {
  ...standard,
  id: 'heavy',
  cards: standard.cards.map((card) =>
    card.rarity === 'simple' && typeof card.points === 'number' ? { ...card, points: card.points + 14 } : card,
  ),
};

/** What the first action of those that are sought is done with. */
const WAYS: readonly { readonly verb: RegExp; piece(table: Table, card: string): Locator }[] = [
  { verb: /^throw (\w+)$/, piece: ({ page }, sign) => page.locator(`[data-card="@${sign}"][data-playable]`) },
  { verb: /^(?:take|pick|bury) (\S+)$/, piece: ({ page }, card) => page.locator(`[data-card="${card}"][data-press]`) },
  { verb: /^(token)$/, piece: ({ page }) => page.locator('[data-spot="freebies:token"][data-press]') },
  { verb: /^trade (yes)$/, piece: ({ page }) => page.locator('[data-zone^="domain"] [data-card][data-press]') },
];

/** Presses a card, waits for the place that glows, moves there and lets go. */
async function putWhereItGlows(table: Table, card: Locator): Promise<void> {
  const { page } = table;
  const from = await table.centre(card);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 6, from.y - 9, { steps: 3 });
  const to = await table.centre(page.locator('[data-spot][data-target]').first());
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}

/** Does one of the actions that the match allows, by a drag; by chance, so that no habit is read out of it. */
export async function dragOne(app: App, table: Table, chance: Rng): Promise<string> {
  const { legal } = await app.ask('match.look', { id: table.id, as: 0 });
  const wanted = legal.filter((text) => !/^(bury|trade no)/.test(text));
  const action = wanted[below(chance, wanted.length)] ?? '';
  const way = WAYS.find(({ verb }) => verb.test(action));
  if (way === undefined) throw new Error(`no way to drag ${action}`);
  await putWhereItGlows(table, way.piece(table, way.verb.exec(action)?.[1] ?? '').first());
  return action;
}
