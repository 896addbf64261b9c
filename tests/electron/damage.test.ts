/** Files that something has spoilt: what each is taken for, and that none of them is ever lost. */
import { describe, expect, it } from 'vitest';
import { advance, begin, toForm } from '../../core/kit/match.ts';
import { seal } from '../../electron/services/envelope.ts';
import { matchKind } from '../../electron/services/match-file.ts';
import { highest } from '../toy/core/highest.ts';
import { MemoryFiles } from './helpers/memory-files.ts';
import { BACKUP, FOLDER, MAIN, pageKind, type Rig, rig } from './helpers/store-rig.ts';
import { human, toys } from './helpers/workshop.ts';

const by = { appVersion: '1.2.3', savedAt: '2026-11-30T08:00:00.000Z' };
const good = seal(pageKind, { n: 2 }, by);
const older = seal(pageKind, { n: 1 }, by);
const text = (value: string) => Buffer.from(value);
const asideIn = ({ files }: Rig) => [...files.snapshot()].filter(([path]) => path.startsWith(`${FOLDER}/quarantine/`));

const withBackup = (bytes: Buffer) =>
  rig(
    new MemoryFiles(
      new Map([
        [MAIN, bytes],
        [BACKUP, older],
      ]),
    ),
  );

const flipped = (bytes: Buffer, at: number, mask: number) => {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] as number) ^ mask;
  return copy;
};

describe('a file that is', () => {
  it.each<[string, Buffer, string]>([
    ['empty', text(''), 'It is empty.'],
    ['full of NULs', Buffer.alloc(good.length), 'It is not whole JSON.'],
    ['null', text('null'), 'It holds no object.'],
    ['[]', text('[]'), 'It holds no object.'],
    ['{}', text('{}'), 'It is not a file of the format test-page.'],
    ['a number', text('7'), 'It holds no object.'],
    ['begun with two byte order marks', Buffer.concat([text('\uFEFF\uFEFF'), good]), 'It is not whole JSON.'],
    ['no text', Buffer.from([0xff, 0xfe, 0x00, 0xc0]), 'It is not whole JSON.'],
    ['followed by an old tail', Buffer.concat([good, good.subarray(20)]), 'It is not whole JSON.'],
    ['spoilt by one stray comma', text(String(good).replace('"body"', ',"body"')), 'It is not whole JSON.'],
    [
      'of another kind',
      seal({ format: 'other', schema: 1 }, { n: 2 }, by),
      'It is not a file of the format test-page.',
    ],
    ['without a schema', text('{"format":"test-page"}'), 'It does not say its schema.'],
    ['of schema 0', text('{"format":"test-page","schema":0}'), 'It does not say its schema.'],
    [
      'without a checksum',
      text('{"format":"test-page","schema":2,"body":{"n":3}}'),
      'Its checksum does not fit what it holds.',
    ],
    ['without a body', seal(pageKind, undefined as never, by), 'It is not whole JSON.'],
    ['whole, but of another shape', seal(pageKind, { m: 2 }, by), 'It holds no number.'],
    ['far too large', Buffer.alloc(17 * 1024 * 1024, 32), 'It is far too large.'],
  ])('%s is set aside unchanged, named, and its backup used', async (_what, bytes, why) => {
    const made = withBackup(bytes);
    expect(await made.load()).toBe(1);
    const [[path, kept] = ['', text('nothing')]] = asideIn(made);
    expect(kept.equals(bytes)).toBe(true);
    const values = { file: 'page.json', kept: path.slice(FOLDER.length + 1), why };
    expect(made.notices()).toMatchObject([{ code: 'file-damaged-backup-used', values }]);
    expect(made.files.get(MAIN)).toBeUndefined();
    await made.save(5);
    expect(await made.load()).toBe(5);
    expect(asideIn(made)).toHaveLength(1);
  });

  it('whole but begun with a byte order mark, as some editors write it, is read as it is', async () => {
    const bytes = Buffer.concat([text('\uFEFF'), good]);
    const made = withBackup(bytes);
    expect(await made.load()).toBe(2);
    expect(made.codes()).toEqual([]);
    expect(made.files.get(MAIN)?.equals(bytes)).toBe(true);
  });

  it('cut off at any byte is set aside unchanged, and its backup used', async () => {
    for (let length = 0; length < good.length - 1; length++) {
      const made = withBackup(good.subarray(0, length));
      expect(await made.load(), `cut after ${length} bytes`).toBe(1);
      expect(asideIn(made).map(([, bytes]) => bytes.length)).toEqual([length]);
      expect(made.codes()).toEqual(['file-damaged-backup-used']);
    }
  });

  it('wrong in any one bit is never taken for whole, and never lost', async () => {
    let newer = 0;
    for (let at = 0; at < good.length - 1; at++) {
      for (let bit = 0; bit < 8; bit++) {
        const bytes = flipped(good, at, 1 << bit);
        const made = withBackup(bytes);
        const n = await made.load();
        const where = `byte ${at}, bit ${bit}`;
        const codes = made.codes();
        if (codes[0] === 'file-newer-version') {
          expect(made.files.get(MAIN)?.equals(bytes), where).toBe(true);
          newer++;
          continue;
        }
        expect(codes, where).toEqual(['file-damaged-backup-used']);
        expect(n, where).toBe(1);
        expect(asideIn(made)[0]?.[1].equals(bytes), where).toBe(true);
      }
    }
    expect(newer).toBeLessThan(8);
  });

  it('damaged together with its backup is set aside with it, and named', async () => {
    const files = new MemoryFiles(
      new Map([
        [MAIN, text('x')],
        [BACKUP, text('y')],
      ]),
    );
    const made = rig(files);
    expect(await made.load()).toBeNull();
    expect(
      asideIn(made)
        .map(([, bytes]) => String(bytes))
        .sort(),
    ).toEqual(['x', 'y']);
    expect(made.codes()).toEqual(['file-damaged-set-aside']);
  });

  it('missing while its backup is there is taken from the backup', async () => {
    const made = rig(new MemoryFiles(new Map([[BACKUP, older]])));
    expect(await made.load()).toBe(1);
    expect(made.codes()).toEqual([]);
  });

  it('of a newer version is left as it is, and so is its backup', async () => {
    for (const newer of [
      seal({ ...pageKind, schema: 3 }, { n: 2 }, by),
      text(String(good).replace('"schema":2', '"schema":77')),
    ]) {
      const made = withBackup(newer);
      expect(await made.load()).toBeNull();
      expect(made.notices()).toMatchObject([{ code: 'file-newer-version', values: { file: 'page.json' } }]);
      expect(await made.save(5)).toBe(false);
      expect(made.files.snapshot()).toEqual(
        new Map([
          [MAIN, newer],
          [BACKUP, older],
        ]),
      );
    }
  });

  it('damaged on a disk that cannot be written stays where it is, its backup is used, and both are kept', async () => {
    const made = withBackup(text('x'));
    made.files.fault = (operation) => (['read', 'list'].includes(operation) ? null : 'EROFS');
    expect(await made.load()).toBe(1);
    expect(made.notices()).toMatchObject([
      { code: 'cannot-set-aside', values: { file: 'page.json', folder: FOLDER } },
      { code: 'file-damaged-backup-used', values: { kept: 'page.json' } },
    ]);
    expect(String(made.files.get(MAIN))).toBe('x');
    made.files.fault = () => null;
    expect(await made.save(5)).toBe(true);
    expect(asideIn(made).map(([, bytes]) => String(bytes))).toEqual(['x']);
    expect(made.files.get(BACKUP)).toEqual(older);
  });
});

it('a damaged file is said to stay where it is when there can be no quarantine', async () => {
  const made = withBackup(text('x'));
  made.files.fault = (operation, _index, path) =>
    operation === 'makeFolder' && path.endsWith('quarantine') ? 'EEXIST' : null;
  expect(await made.load()).toBe(1);
  expect(made.codes()).toEqual(['cannot-set-aside', 'file-damaged-backup-used']);
  expect(String(made.files.get(MAIN))).toBe('x');
});

describe('a file that is whole but cannot be used, on a disk that could not be written when it was read', () => {
  it('is set aside by the next save, and does not take the backup’s place', async () => {
    const useless = seal(pageKind, { m: 2 }, by);
    const made = withBackup(useless);
    made.files.fault = (operation) => (operation === 'read' ? null : 'EROFS');
    expect(await made.load()).toBe(1);
    made.files.fault = () => null;
    await made.save(5);
    expect(asideIn(made).map(([, bytes]) => bytes)).toEqual([useless]);
    expect(made.files.get(BACKUP)).toEqual(older);
  });
});

describe('a saved match', () => {
  const kind = matchKind(toys);
  const base = begin(highest, { seats: 2, options: { handSize: 3 } }, 'a').match;
  const [first] = highest.legal(base.state as never, 0);
  const played = advance(base, 0, first as never);
  if (!played.ok) throw new Error('the first legal action was refused');
  const form = toForm(played.match);
  const body = { id: 'm', startedAt: by.savedAt, seats: [human('Ana'), human('Bea')], playerSeed: 'p', conceded: null };
  const stored = { ...body, match: form };
  const begun = seal(kind, { ...body, match: toForm(base) }, by);
  const absent = [1, 2, 3, 4, 5].find((card) => !highest.legal(base.state as never, 0).some((a) => a.card === card));

  it.each<[string, object, string, string, string]>([
    [
      'whose log names a card that is not in the hand',
      { moves: [`0 lay ${absent}`] },
      'refused',
      '1',
      `Move 1 (seat 0: lay ${absent}) is refused: not-in-hand.`,
    ],
    ['whose log names no card', { moves: ['0 lay 77'] }, 'bad-move', '1', 'Move 1 (0 lay 77) cannot be read.'],
    [
      'whose second move is refused',
      { moves: [...form.moves, ...form.moves] },
      'refused',
      '2',
      `Move 2 (seat 0: ${form.moves[0]?.slice(2)}) is refused: already-laid.`,
    ],
    [
      'whose log leads elsewhere',
      { hash: '0000000000000000' },
      'hash',
      '0',
      'The moves do not lead to the position that was saved with them.',
    ],
    [
      'by older rules',
      { version: 0 },
      'other-version',
      '0',
      'This match was played by version 0 of the rules; this is 1.',
    ],
    ['with an option that is none', { options: { size: 3 } }, 'bad-options', '0', 'There is no option "size".'],
    ['with too many seats', { seats: 9 }, 'bad-seats', '0', 'Its seats and its players do not agree.'],
  ])('%s is set aside, said move and reason, and its backup used', async (_what, change, fault, move, why) => {
    const bytes = seal(kind, { ...stored, match: { ...form, ...change } }, by);
    for (const backup of [begun, null]) {
      const files = new MemoryFiles(new Map([[`${FOLDER}/matches/m.json`, bytes]]));
      if (backup !== null) files.put(`${FOLDER}/matches/m.backup.json`, backup);
      const made = rig(files);
      const loaded = await made.store.load('matches/m', kind);
      expect(loaded?.value.match.moves ?? null).toEqual(backup === null ? null : []);
      const code = backup === null ? 'match-broken-set-aside' : 'match-broken-backup-used';
      const values = { file: 'matches/m.json', game: 'highest', fault, move, why };
      expect(made.notices()).toMatchObject([{ code, values }]);
      expect(asideIn(made).map(([, kept]) => kept)).toEqual([bytes]);
    }
  });

  it.each<[string, object]>([
    ['of a game that this version has not', { match: { ...form, game: 'whist' } }],
    ['by newer rules', { match: { ...form, version: 99 } }],
    [
      'against a computer player that this version has not',
      { seats: [human('Ana'), { kind: 'computer', name: 'Bit', colour: 'red', level: 'master' }] },
    ],
  ])('%s is left as it is, and said', async (_what, change) => {
    const bytes = seal(kind, { ...stored, ...change }, by);
    const made = rig(new MemoryFiles(new Map([[`${FOLDER}/matches/m.json`, bytes]])));
    expect(await made.store.load('matches/m', kind)).toBeNull();
    expect(made.codes()).toEqual(['file-newer-version']);
    expect([...made.files.snapshot().values()]).toEqual([bytes]);
  });

  it('that is whole is read as it was', async () => {
    const made = rig(new MemoryFiles(new Map([[`${FOLDER}/matches/m.json`, seal(kind, stored, by)]])));
    expect((await made.store.load('matches/m', kind))?.value.match).toEqual(played.match);
    expect(made.codes()).toEqual([]);
  });
});
