/** Files on their way out of one data folder and into another. */
import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Asked } from '../../electron/api.ts';
import { filesIn, openFile } from '../../electron/opened.ts';
import { MOST_DECKS } from '../../electron/services/decks.ts';
import { nodeFiles } from '../../electron/services/files.ts';
import { pack } from '../../electron/services/parcel.ts';
import { MOST_PROFILES } from '../../electron/services/profiles.ts';
import { given, hotSeat, open, plan, playUntil, temporaryFolder, type Workshop } from './helpers/workshop.ts';

/** A shop with a player, a deck, a match that waits, one that is over, and settings of its own. */
async function stocked(): Promise<Workshop> {
  const shop = await open();
  await shop.ask('profiles.create', { name: 'Ana', colour: 'red', avatar: 1 });
  await shop.ask('decks.save', { game: 'highest', id: null, deck: { name: 'Low', cards: [1] } });
  await playUntil(shop, await shop.ask('match.begin', { plan }));
  await playUntil(shop, await shop.ask('match.begin', { plan: { ...plan, seed: 'b' } }), 2);
  await shop.ask('settings.change', { theme: 'light', textSize: 130 });
  await shop.services.close();
  return open({ folder: shop.folder });
}

async function exported(shop: Workshop): Promise<Buffer> {
  await shop.ask('files.exportAll', {});
  return given.at(-1)?.bytes ?? Buffer.alloc(0);
}

/** Offers a text in parts, as the page does. */
async function offer(shop: Workshop, text: string, { part = 1_000, file = 'one' } = {}) {
  const parts = Math.max(1, Math.ceil(text.length / part));
  const asked = Array.from({ length: parts }, (_, i): Asked<'files.offer'> => {
    return { file, text: text.slice(i * part, (i + 1) * part), first: i === 0, last: i === parts - 1 };
  });
  const answers = [];
  for (const one of asked) answers.push(await shop.ask('files.offer', one));
  return answers.at(-1) ?? null;
}

async function holdings({ ask }: Workshop) {
  const { settings, profiles, waiting } = await ask('app.open', {});
  const history = await ask('history.list', {});
  const decks = await ask('decks.list', { game: 'highest' });
  return { settings, profiles, waiting, history, decks };
}

describe('a file that is sent out', () => {
  it.each([
    ['ENOSPC', 'cannot-write-full'],
    ['EROFS', 'cannot-write-read-only'],
    ['EIO', 'cannot-write'],
  ] as const)('and cannot be written (%s) is a fault that says why', async (code, fault) => {
    const shop = await open();
    const give = () => Promise.reject(Object.assign(new Error('refused'), { code }));
    await expect(shop.services.transfer.exportAll(give)).rejects.toMatchObject({ name: 'Fault', code: fault });
  });
});

describe('everything as one file', () => {
  it('brings no match back to be played that has ended here since, so that its replay stays', async () => {
    const shop = await open();
    const { table } = await shop.ask('match.begin', { plan: hotSeat });
    const bytes = await exported(shop);
    await shop.ask('match.concede', { id: table.id, ply: 0, as: 0, seat: 0 });
    await shop.services.matches.settled();
    expect(await shop.services.transfer.receive(bytes)).toMatchObject({ already: 1, refused: 0 });
    const { waiting, history } = await holdings(shop);
    expect(waiting).toEqual([]);
    expect(history).toMatchObject([{ id: table.id, winners: [1] }]);
  });

  it('makes another folder the same, matches to go on with included', async () => {
    const from = await stocked();
    const bytes = await exported(from);
    expect(given.at(-1)?.name).toMatch(/^Quadrille \d{4}-\d\d-\d\d\.quadrille$/);
    const to = await open();
    const offered = await offer(to, bytes.toString());
    expect(offered?.names.map((name) => name.split('/')[0]).sort()).toEqual(
      ['decks', 'history', 'matches', 'plans', 'profiles', 'settings'].sort(),
    );
    const taken = await to.ask('files.accept', { file: 'one' });
    expect(taken).toMatchObject({ already: 0, refused: 0, settings: { theme: 'light', textSize: 130 } });
    expect(await holdings(to)).toEqual(await holdings(from));
    await to.services.close();
    expect(await holdings(await open({ folder: to.folder }))).toEqual(await holdings(from));
    const [match] = taken.waiting;
    const { ply, legal } = await to.ask('match.look', { id: match?.id ?? '', as: 0 });
    expect(ply).toBe(2);
    expect(legal.length).toBeGreaterThan(0);
  });

  it('may begin with a byte order mark, as some editors write it, and is the same file then', async () => {
    const from = await stocked();
    const bytes = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), await exported(from)]);
    const to = await open();
    expect(await to.services.transfer.receive(bytes)).toMatchObject({ already: 0, refused: 0 });
    expect(await holdings(to)).toEqual(await holdings(from));
    const [match] = (await holdings(from)).waiting;
    await from.ask('files.exportOne', { shelf: 'matches', id: match?.id ?? '' });
    const alone = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), given.at(-1)?.bytes ?? Buffer.alloc(0)]);
    expect(await to.services.transfer.receive(alone)).toMatchObject({ names: [], already: 1 });
  });

  it('onto a full disk is counted as not written, changes nothing, and comes in once there is room', async () => {
    const from = await stocked();
    const bytes = await exported(from);
    let full = false;
    const create: typeof nodeFiles.create = (path) =>
      full ? Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })) : nodeFiles.create(path);
    const to = await open({ files: { ...nodeFiles, create } });
    const before = await holdings(to);
    full = true;
    const refused = await to.services.transfer.receive(bytes);
    expect(refused).toMatchObject({ names: [], already: 0, refused: 0, full: 0 });
    expect(refused.unwritten).toBe(6);
    expect(await holdings(to)).toEqual(before);
    full = false;
    expect(await to.services.transfer.receive(bytes)).toMatchObject({ already: 0, refused: 0, unwritten: 0 });
    expect(await holdings(to)).toEqual(await holdings(from));
  });

  it('stays apart from what another window offers at the same time', async () => {
    const [full, bare] = [await exported(await stocked()), pack([], { appVersion: '1', savedAt: '' })];
    const to = await open();
    const text = full.toString();
    await to.ask('files.offer', { file: 'one', text: text.slice(0, 500), first: true, last: false });
    await offer(to, bare.toString(), { file: 'two' });
    await to.ask('files.offer', { file: 'one', text: text.slice(500, 90_000), first: false, last: true });
    expect((await to.ask('files.accept', { file: 'two' })).names).toEqual([]);
    expect((await to.ask('files.accept', { file: 'one' })).profiles).toHaveLength(1);
  });

  it('leaves out, and counts, decks and players for which there is no room, and keeps all that are here', async () => {
    const bytes = await exported(await stocked());
    const to = await open();
    for (let i = 0; i < MOST_PROFILES; i++)
      await to.ask('profiles.create', { name: `P${i}`, colour: 'red', avatar: 1 });
    for (let i = 0; i < MOST_DECKS; i++)
      await to.ask('decks.save', { game: 'highest', id: null, deck: { name: `D${i}`, cards: [1] } });
    const before = await holdings(to);
    expect(await to.services.transfer.receive(bytes)).toMatchObject({ full: 2, refused: 0 });
    const { profiles, decks } = await holdings(to);
    expect({ profiles, decks }).toEqual({ profiles: before.profiles, decks: before.decks });
    expect(await to.send('profiles.create', { name: 'X', colour: 'red', avatar: 1 })).toMatchObject({
      fault: { code: 'too-many-profiles' },
    });
  });

  it('changes nothing until it is accepted, and can be accepted once', async () => {
    const bytes = await exported(await stocked());
    const to = await open();
    const before = await holdings(to);
    await offer(to, bytes.toString());
    expect(await holdings(to)).toEqual(before);
    await to.ask('files.accept', { file: 'one' });
    expect(await to.send('files.accept', { file: 'one' })).toMatchObject({ ok: false, fault: { code: 'bad-file' } });
  });

  it('writes over nothing that is there', async () => {
    const shop = await stocked();
    const bytes = await exported(shop);
    const [profile] = (await holdings(shop)).profiles;
    await shop.ask('profiles.change', { id: profile?.id ?? '', profile: { name: 'Bea', colour: 'blue', avatar: 2 } });
    await offer(shop, bytes.toString());
    expect(await shop.ask('files.accept', { file: 'one' })).toMatchObject({ already: 4, names: ['settings', 'plans'] });
    expect((await holdings(shop)).profiles).toMatchObject([{ name: 'Bea' }]);
  });

  it('with one document damaged in it gives the others', async () => {
    const bytes = await exported(await stocked());
    const text = bytes.toString().replace(/\\"avatar\\":1/, '\\"avatar\\":2');
    const to = await open();
    expect(
      await to.send('files.offer', { file: 'one', text: text.slice(0, 100), first: true, last: true }),
    ).toMatchObject({
      ok: false,
    });
    const { createHash } = await import('node:crypto');
    const whole = JSON.parse(text) as Record<string, unknown>;
    const { format, schema, appVersion, savedAt, body } = whole;
    const hash = createHash('sha256').update(JSON.stringify({ format, schema, appVersion, savedAt }));
    whole.sha256 = hash.update(JSON.stringify(body)).digest('hex');
    expect(await offer(to, JSON.stringify(whole))).toMatchObject({ refused: 1 });
    expect(await to.ask('files.accept', { file: 'one' })).toMatchObject({ refused: 1, profiles: [] });
    expect((await holdings(to)).waiting).toHaveLength(1);
  });

  it.each([
    ['empty', ''],
    ['no JSON', 'hello'],
    ['null', 'null'],
    ['a list', '[]'],
    ['another program’s', '{"format":"other"}'],
    ['cut off', '{"format":"quadrille-everything","schema":1'],
    ['without its checksum', '{"format":"quadrille-everything","schema":1,"body":{"documents":[]}}'],
    ['a name that leads elsewhere', '{"format":"quadrille-match","schema":1,"body":{"id":"../../x"}}'],
  ])('that is %s is refused, and nothing is changed', async (_what, text) => {
    const shop = await open();
    const outcome = await shop.send('files.offer', { file: 'one', text, first: true, last: true });
    expect(outcome).toMatchObject({ ok: false, fault: { code: 'bad-file' } });
    expect(await shop.send('files.accept', { file: 'one' })).toMatchObject({ ok: false });
    expect(readdirSync(shop.folder)).toEqual([]);
  });

  it('of a newer version says so', async () => {
    const shop = await open();
    const text = '{"format":"quadrille-everything","schema":2,"body":{}}';
    const outcome = await shop.send('files.offer', { file: 'one', text, first: true, last: true });
    expect(outcome).toMatchObject({ ok: false, fault: { code: 'newer-file' } });
  });
});

describe('one file', () => {
  it.each([
    ['matches', 'quadmatch'],
    ['history', 'quadreplay'],
    ['decks', 'quaddeck'],
  ] as const)('of %s goes out as .%s and comes in by double click', async (shelf, ending) => {
    const from = await stocked();
    const { waiting, history, decks } = await holdings(from);
    const id = { matches: waiting[0]?.id, history: history[0]?.id, decks: decks[0]?.id }[shelf] ?? '';
    await from.ask('files.exportOne', { shelf, id });
    const file = given.at(-1);
    expect(file?.name).toMatch(new RegExp(`^highest-(ana-vs-bit-[0-9-]{10}|low)\\.${ending}$`));
    const to = await open();
    const path = join(temporaryFolder(), file?.name ?? '');
    writeFileSync(path, file?.bytes ?? '');
    await openFile(path, to.services.transfer, to.services.notices);
    const values = {
      file: path,
      taken: `${shelf}/${id}`,
      already: '0',
      refused: '0',
      unwritten: '0',
      only: `${shelf}/${id}`,
    };
    expect(to.services.notices.take()).toMatchObject([{ code: 'file-opened', values }]);
    const all = await holdings(to);
    expect({ matches: all.waiting, history: all.history, decks: all.decks }[shelf]).toMatchObject([{ id }]);
    expect(readFileSync(join(to.folder, shelf, `${id}.json`))).toEqual(file?.bytes);
  });

  it('of a match that has moved on here comes in beside it, once, as a copy to go on with', async () => {
    const shop = await open();
    const begun = await shop.ask('match.begin', { plan });
    const { id } = begun.table;
    await playUntil(shop, begun, 2);
    await shop.ask('files.exportOne', { shelf: 'matches', id });
    const bytes = given.at(-1)?.bytes ?? Buffer.alloc(0);
    const same = await shop.services.transfer.receive(bytes);
    expect(same).toMatchObject({ names: [], already: 1, only: `matches/${id}` });
    await playUntil(shop, begun, 4);
    await shop.services.matches.settled();
    const copied = await shop.services.transfer.receive(bytes);
    const copy = copied.only?.slice('matches/'.length) ?? '';
    expect(copied.names).toEqual([`matches/${copy}`]);
    expect(await shop.ask('match.look', { id: copy, as: 0 })).toMatchObject({ ply: 2 });
    expect(await shop.ask('match.look', { id, as: 0 })).toMatchObject({ ply: 4 });
    expect(await shop.services.transfer.receive(bytes)).toMatchObject({ names: [], only: `matches/${copy}` });
  });

  it('of a match that has ended here since comes in as a copy, and the ended one stays', async () => {
    const shop = await open();
    const begun = await shop.ask('match.begin', { plan });
    const { id } = begun.table;
    await playUntil(shop, begun, 2);
    await shop.ask('files.exportOne', { shelf: 'matches', id });
    const bytes = given.at(-1)?.bytes ?? Buffer.alloc(0);
    await playUntil(shop, begun);
    await shop.services.matches.settled();
    const copied = await shop.services.transfer.receive(bytes);
    expect(copied.only).not.toBe(`matches/${id}`);
    expect((await holdings(shop)).waiting).toMatchObject([{ plies: 2 }]);
    expect((await holdings(shop)).history).toMatchObject([{ id }]);
  });

  it('of a match that is over comes in beside the same match where it still goes on, and stays when that ends', async () => {
    const [here, there] = [await open(), await open()];
    const begun = await here.ask('match.begin', { plan: hotSeat });
    const { id } = begun.table;
    await here.ask('files.exportOne', { shelf: 'matches', id });
    await there.services.transfer.receive(given.at(-1)?.bytes ?? Buffer.alloc(0));
    await there.ask('match.concede', { id, ply: 0, as: 0, seat: 0 });
    await there.ask('files.exportOne', { shelf: 'history', id });
    const bytes = given.at(-1)?.bytes ?? Buffer.alloc(0);
    const { only } = await here.services.transfer.receive(bytes);
    expect(await here.services.transfer.receive(bytes)).toMatchObject({ names: [], already: 1, only });
    await here.ask('match.concede', { id, ply: 0, as: 1, seat: 1 });
    await here.services.close();
    const { history } = await holdings(await open({ folder: here.folder }));
    expect(history.map((one) => one.winners).sort()).toEqual([[0], [1]]);
  });

  it('that is not there, too large, or not ours, is named with the reason and changes nothing', async () => {
    const shop = await open();
    const path = join(temporaryFolder(), 'x.quadmatch');
    const opened = () => openFile(path, shop.services.transfer, shop.services.notices);
    await opened();
    writeFileSync(path, 'nothing of ours');
    await opened();
    truncateSync(path, 65 * 1024 * 1024);
    await opened();
    const said = shop.services.notices.take();
    expect(said.map(({ code }) => code)).toEqual(['file-not-opened', 'file-not-opened', 'file-not-opened']);
    expect(said.map(({ values }) => values)).toEqual(
      ['missing', 'bad-file', 'file-too-large'].map((fault) => ({ file: path, fault })),
    );
    expect(readdirSync(shop.folder)).toEqual([]);
  });

  it('is found among the arguments of a program by its ending', () => {
    const args = ['--flag=x.quadmatch', '.', 'a.quadmatch', '/b/C.QUADREPLAY', 'notes.txt', 'all.quadrille'];
    expect(filesIn(args, '/home')).toEqual(['/home/a.quadmatch', '/b/C.QUADREPLAY', '/home/all.quadrille']);
  });
});

describe('the report', () => {
  it('holds versions, the log’s end and the match, and names nobody', async () => {
    const shop = await open();
    const { table } = await shop.ask('match.begin', { plan: hotSeat });
    await shop.services.matches.settled();
    shop.services.logFile.write(`something failed in ${shop.folder}/matches`);
    const { text } = await shop.ask('app.report', { match: table.id });
    expect(text).toContain('Quadrille 1.2.3 (preview)');
    expect(text).toContain('something failed in <data>/matches');
    expect(text).toContain('"seed":"a"');
    expect(text).toContain('"name":"Seat 1"');
    for (const name of ['Ana', 'Bea', shop.folder]) expect(text).not.toContain(name);
  });

  it('says that there is no match', async () => {
    expect((await (await open()).ask('app.report', { match: null })).text).toContain('Match:\n(none)');
  });
});
