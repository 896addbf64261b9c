/** Matches that are over, shown again: whole, from every seat, and refused with the reason where they cannot be. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { highest } from '../toy/core/highest.ts';
import { hotSeat, open, plan, playUntil, type Workshop } from './helpers/workshop.ts';

async function played(shop: Workshop, seed = 'a'): Promise<string> {
  const begun = await shop.ask('match.begin', { plan: { ...plan, seed } });
  await playUntil(shop, begun);
  return begun.table.id;
}

interface Body {
  entry: { seats: unknown[]; winners: number[]; endedAt: string; id: string };
  stored: { match: { moves: string[]; version: number; hash: string; options: object } };
}

/** Changes what lies in the history and seals it again, as somebody would who knows the form. */
async function tampered(change: (body: Body) => unknown): Promise<{ shop: Workshop; id: string }> {
  const first = await open();
  const id = await played(first);
  await first.services.close();
  const path = join(first.folder, 'history', `${id}.json`);
  const { format, schema, appVersion, savedAt, body } = JSON.parse(readFileSync(path, 'utf8'));
  change(body);
  const head = { format, schema, appVersion, savedAt };
  const sha256 = createHash('sha256').update(JSON.stringify(head)).update(JSON.stringify(body)).digest('hex');
  writeFileSync(path, JSON.stringify({ ...head, sha256, body }));
  return { shop: await open({ folder: first.folder }), id };
}

describe('a match that is over is shown again', () => {
  it('from its start to its end, as each seat saw it', async () => {
    const shop = await open();
    const id = await played(shop);
    for (const as of [null, 0, 1]) {
      const replay = await shop.ask('history.replay', { id, as });
      if (replay.kind !== 'replay') throw new Error('refused');
      const { view, result, seed, ply } = await shop.ask('match.look', { id, as });
      const events = replay.plies.slice(1).flatMap((one) => one.events);
      const fold = (now: object, event: object) => highest.fold(now as never, event as never);
      expect(events.reduce<object>(fold, replay.start)).toEqual(view);
      expect(replay).toMatchObject({ as, result, seed });
      expect(replay.plies).toHaveLength(ply + 1);
    }
  });

  it('as who plays now saw it, or else the first person, in one question', async () => {
    const shop = await open();
    const [ana] = await shop.ask('profiles.create', { name: 'Ana', colour: 'red', avatar: 1 });
    await shop.ask('settings.change', { profile: ana?.id ?? null });
    const [first] = hotSeat.seats;
    const mine = { kind: 'human', name: 'Ana', colour: 'red', profile: ana?.id ?? null } as const;
    const { table } = await shop.ask('match.begin', {
      plan: { ...hotSeat, seats: first === undefined ? [] : [{ ...first, name: 'Bea' }, mine] },
    });
    await shop.ask('match.concede', { id: table.id, ply: 0, as: 0, seat: 0 });
    expect(await shop.ask('history.replay', { id: table.id, as: 'player' })).toMatchObject({ as: 1 });
    await shop.ask('settings.change', { profile: null });
    expect(await shop.ask('history.replay', { id: table.id, as: 'player' })).toMatchObject({ as: 0 });
  });

  it('after a restart, with nothing of it put among the matches that wait', async () => {
    const first = await open();
    const id = await played(first);
    await first.services.close();
    const shop = await open({ folder: first.folder });
    expect(await shop.ask('history.replay', { id, as: 1 })).toMatchObject({ kind: 'replay', table: { id } });
    expect(await shop.ask('match.waiting', {})).toEqual([]);
    expect(await shop.send('match.look', { id, as: 1 })).toMatchObject({ ok: false });
  });

  it('also where somebody has given up', async () => {
    const shop = await open();
    const { table } = await shop.ask('match.begin', { plan: hotSeat });
    await shop.ask('match.concede', { id: table.id, ply: 0, as: 1, seat: 1 });
    const replay = await shop.ask('history.replay', { id: table.id, as: 0 });
    expect(replay).toMatchObject({ kind: 'replay', result: { winners: [0], by: 'conceded' } });
  });

  it('but not while it goes on, nor after it was removed', async () => {
    const shop = await open();
    const { table } = await shop.ask('match.begin', { plan });
    const unknown = { ok: false, fault: { code: 'unknown-match' } };
    expect(await shop.send('history.replay', { id: table.id, as: 0 })).toMatchObject(unknown);
    const id = await played(shop);
    await shop.ask('history.replay', { id, as: 0 });
    await shop.ask('history.remove', { id });
    expect(await shop.send('history.replay', { id, as: 0 })).toMatchObject(unknown);
  });
});

describe('a past match whose file was changed', () => {
  it.each<[string, (body: Body) => unknown]>([
    ['a seat that is none', ({ entry }) => entry.seats.splice(0, 1, null)],
    ['a seat without a name', ({ entry }) => entry.seats.splice(0, 1, { kind: 'human' })],
    ['nobody at the table', ({ entry }) => entry.seats.splice(0)],
    ['a winner who is no seat', ({ entry }) => Object.assign(entry, { winners: [-1] })],
    ['an end at no time', ({ entry }) => Object.assign(entry, { endedAt: 'never' })],
  ])('to %s is not listed, and set aside', async (_what, change) => {
    const { shop } = await tampered(change);
    expect(await shop.ask('history.list', {})).toEqual([]);
    expect(await shop.ask('app.notices', {})).toMatchObject([{ code: 'file-damaged-set-aside' }]);
  });

  it('to name another match is listed, shown and removed by its file’s name', async () => {
    const { shop, id } = await tampered(({ entry }) => Object.assign(entry, { id: '../elsewhere' }));
    expect(await shop.ask('history.list', {})).toMatchObject([{ id }]);
    expect(await shop.ask('history.replay', { id, as: null })).toMatchObject({ kind: 'replay' });
    expect(await shop.ask('history.remove', { id })).toEqual([]);
  });
});

describe('a match that cannot be shown says why', () => {
  it.each<[string, (body: Body) => unknown, object]>([
    ['a move against the rules', ({ stored }) => Object.assign(stored.match.moves, { 1: '0 lay 99' }), { move: 2 }],
    [
      'a move that is none',
      ({ stored }) => Object.assign(stored.match.moves, { 0: 'nonsense' }),
      { fault: 'bad-move', move: 1 },
    ],
    ['another outcome', ({ stored }) => Object.assign(stored.match, { hash: 'x' }), { fault: 'hash', move: 0 }],
    ['newer rules', ({ stored }) => Object.assign(stored.match, { version: 999 }), { fault: 'newer' }],
    ['older rules', ({ stored }) => Object.assign(stored.match, { version: 0 }), { fault: 'other-version' }],
    ['no moves left', ({ stored }) => Object.assign(stored.match, { moves: [] }), { fault: 'hash' }],
    ['something else altogether', (body) => Object.assign(body, { stored: {} }), { fault: 'shape' }],
  ])('%s', async (_what, change, said) => {
    const { shop, id } = await tampered(change);
    expect(await shop.ask('history.list', {})).toHaveLength(1);
    expect(await shop.ask('history.replay', { id, as: null })).toMatchObject({ kind: 'refused', ...said });
  });
});
