import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../core/index.ts';
import { LARGEST_DECK, MOST_DECKS } from '../../electron/services/decks.ts';
import { directThinker } from '../../electron/services/thinker.ts';
import { shelf } from '../toy/core/shelf.ts';
import { open, toys, type Workshop } from './helpers/workshop.ts';

const high = { name: 'High', cards: [8, 9] };
const low = { name: 'Low', cards: [1, 2] };
const game = 'highest';

const keep = async ({ ask }: Workshop, deck: object) =>
  (await ask('decks.save', { game, id: null, deck: deck as never })).id;
const listed = async ({ ask }: Workshop) => (await ask('decks.list', { game })).map(({ deck }) => deck);
const files = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));

describe('decks', () => {
  it('are kept, changed and removed, and come back after a restart', async () => {
    const shop = await open();
    const [first, second] = [await keep(shop, high), await keep(shop, low)];
    const { id, decks } = await shop.ask('decks.save', { game, id: second, deck: { ...low, name: 'Lower' } });
    expect(id).toBe(second);
    expect(decks.map(({ deck }) => deck)).toEqual([high, { ...low, name: 'Lower' }]);
    expect((await shop.ask('decks.remove', { id: first })).map((deck) => deck.id)).toEqual([second]);
    await shop.services.close();
    const again = await open({ folder: shop.folder });
    expect(await again.ask('decks.list', { game })).toEqual([
      {
        id: second,
        game,
        deck: { ...low, name: 'Lower' },
        since: expect.any(String),
        savedAt: expect.any(String),
      },
    ]);
  });

  it('that are damaged take no other with them', async () => {
    const shop = await open();
    const [first] = [await keep(shop, high), await keep(shop, low)];
    await shop.services.close();
    writeFileSync(join(shop.folder, 'decks', `${first}.json`), 'scribbled over');
    const again = await open({ folder: shop.folder });
    expect(await listed(again)).toEqual([low]);
    expect(await again.ask('app.notices', {})).toMatchObject([
      { code: 'file-damaged-set-aside', values: { file: `decks/${first}.json` } },
    ]);
    expect(readdirSync(join(shop.folder, 'quarantine'))).toHaveLength(1);
  });

  it('that are damaged come back as they were before the last change', async () => {
    const shop = await open();
    const id = await keep(shop, high);
    await shop.services.close();
    const changing = await open({ folder: shop.folder });
    await changing.ask('decks.save', { game, id, deck: low });
    await changing.services.close();
    writeFileSync(join(shop.folder, 'decks', `${id}.json`), '{');
    const again = await open({ folder: shop.folder });
    expect(await listed(again)).toEqual([high]);
    expect(await again.ask('app.notices', {})).toMatchObject([{ code: 'file-damaged-backup-used' }]);
  });

  it('whose content the game cannot read are set aside, with the reason', async () => {
    const shop = await open();
    await keep(shop, high);
    await shop.services.close();
    const picky = toys.map((entry) => ({ ...entry, shelf: { read: () => 'It has no joker.' } }));
    const again = await open({ folder: shop.folder, catalogue: picky });
    expect(await listed(again)).toEqual([]);
    expect(await again.ask('app.notices', {})).toMatchObject([
      { code: 'file-damaged-set-aside', values: { why: 'It has no joker.' } },
    ]);
  });

  it('of a game that is not there are left as they are', async () => {
    const shop = await open();
    await keep(shop, high);
    await shop.services.close();
    const before = files(join(shop.folder, 'decks'));
    const other = { ...toys[0], game: { ...toys[0]?.game, id: 'lowest' }, shelf } as (typeof toys)[number];
    const again = await open({ folder: shop.folder, catalogue: [other] });
    expect(await again.ask('decks.list', { game: 'lowest' })).toEqual([]);
    expect(await again.ask('app.notices', {})).toMatchObject([{ code: 'file-newer-version' }]);
    expect(files(join(shop.folder, 'decks'))).toEqual(before);
  });

  it.each([
    ['of a game without decks', 'decks.list', { game: 'chess' }, 'unknown-game'],
    ['saved for a game without decks', 'decks.save', { game: 'chess', id: null, deck: high }, 'unknown-game'],
    ['that do not exist, when changed', 'decks.save', { game, id: 'nobody', deck: high }, 'unknown-deck'],
    ['that do not exist, when removed', 'decks.remove', { id: 'nobody' }, 'unknown-deck'],
    ['the game cannot read', 'decks.save', { game, id: null, deck: { name: 7 } }, 'bad-deck'],
    ['that are nothing', 'decks.save', { game, id: null, deck: null }, 'bad-deck'],
    [
      'that are too large',
      'decks.save',
      { game, id: null, deck: { ...high, note: 'x'.repeat(LARGEST_DECK) } },
      'bad-deck',
    ],
  ])('%s are a fault, and nothing kept is touched', async (_what, channel, asked, code) => {
    const shop = await open();
    await keep(shop, high);
    expect(await shop.send(channel, asked)).toMatchObject({ ok: false, fault: { code } });
    expect(await listed(shop)).toEqual([high]);
    await shop.services.close();
    expect(await listed(await open({ folder: shop.folder }))).toEqual([high]);
  });

  it('are not changed into decks of another game', async () => {
    const [toy] = toys;
    const second = { ...toy, game: { ...toy?.game, id: 'lowest' } } as (typeof toys)[number];
    const shop = await open({ catalogue: [...toys, second] });
    const id = await keep(shop, high);
    const outcome = await shop.send('decks.save', { game: 'lowest', id, deck: low });
    expect(outcome).toMatchObject({ ok: false, fault: { code: 'unknown-deck' } });
    expect(await listed(shop)).toEqual([high]);
    expect(await shop.ask('decks.list', { game: 'lowest' })).toEqual([]);
  });

  it(`are ${MOST_DECKS} at most`, async () => {
    const shop = await open();
    for (let i = 0; i < MOST_DECKS; i++) await keep(shop, high);
    const outcome = await shop.send('decks.save', { game, id: null, deck: high });
    expect(outcome).toMatchObject({ ok: false, fault: { code: 'too-many-decks' } });
  });
});

describe('decks of the games that have them', () => {
  const shelved = catalogue.filter((entry) => entry.shelf !== undefined);

  it.each(shelved)('of $game.id are read by their own shelf, whatever is handed in', async ({ game: { id } }) => {
    const shop = await open({ catalogue, thinker: directThinker(catalogue) });
    for (const deck of [null, 7, 'deck', [], {}, { name: 'x', cards: [{}] }, { id: 'x', name: {}, cards: 'y' }]) {
      const outcome = await shop.send('decks.save', { game: id, id: null, deck });
      expect(outcome, JSON.stringify(deck)).toMatchObject({ ok: false, fault: { code: 'bad-deck' } });
    }
    expect(await shop.ask('decks.list', { game: id })).toEqual([]);
  });

  it('of Umblight may be unfinished, but hold only cards of the set', async () => {
    const shop = await open({ catalogue, thinker: directThinker(catalogue) });
    const set = catalogue.find((entry) => entry.game.id === 'umblight')?.shelf;
    const unfinished = { name: 'Half a deck', cards: [] };
    const { decks } = await shop.ask('decks.save', { game: 'umblight', id: null, deck: unfinished });
    expect(decks[0]?.deck).toEqual(unfinished);
    expect(set?.read({ name: 'Coins', cards: ['no-such-card'] })).toBe('There is no card "no-such-card".');
  });
});
