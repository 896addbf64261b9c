import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { seal } from '../../electron/services/envelope.ts';
import { nodeFiles } from '../../electron/services/files.ts';
import { notices } from '../../electron/services/notices.ts';
import { Store } from '../../electron/services/store.ts';
import { manualClock } from './helpers/manual-clock.ts';
import { MemoryFiles, type Operation } from './helpers/memory-files.ts';
import { BACKUP, FOLDER, found, MAIN, pageKind, type Rig, rig } from './helpers/store-rig.ts';

/** The calls one save makes once there is a document to replace. */
async function stepsOfASave(): Promise<Operation[]> {
  const { files, save } = rig();
  await save(1);
  const before = files.calls.length;
  await save(2);
  return files.calls.slice(before).map(({ operation }) => operation);
}

describe('a save', () => {
  it('is written, synced and closed before it takes the old file’s name, and then the folder is synced', async () => {
    expect(await stepsOfASave()).toEqual([
      'read',
      'create',
      'write',
      'sync',
      'close',
      'rename',
      'rename',
      'syncFolder',
    ]);
  });

  it('keeps the generation before it as backup', async () => {
    const { files, save } = rig();
    for (const n of [1, 2, 3]) await save(n);
    expect(JSON.parse(String(files.get(MAIN)))).toMatchObject({ body: { n: 3 } });
    expect(JSON.parse(String(files.get(BACKUP)))).toMatchObject({ body: { n: 2 } });
    expect([...files.snapshot().keys()].sort()).toEqual([BACKUP, MAIN]);
  });

  it('says in its envelope what it is', async () => {
    const { files, save } = rig();
    await save(7);
    const envelope = JSON.parse(String(files.get(MAIN)));
    expect(Object.keys(envelope)).toEqual(['format', 'schema', 'appVersion', 'savedAt', 'sha256', 'body']);
    expect(envelope).toMatchObject({
      format: 'test-page',
      schema: 2,
      appVersion: '1.2.3',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('is whole when the disk takes a byte at a time', async () => {
    const { files, save, load } = rig();
    files.writeLimit = 1;
    expect(await save(5)).toBe(true);
    expect(await load()).toBe(5);
  });

  it('fails when the disk takes nothing', async () => {
    const { files, save, codes } = rig();
    files.writeLimit = 0;
    expect(await save(5)).toBe(false);
    expect(codes()).toEqual(['cannot-write']);
    expect([...files.snapshot().keys()]).toEqual([]);
  });

  it('that is overtaken while another is being written is not written', async () => {
    const { files, save, load } = rig();
    await save(1);
    const before = files.calls.length;
    await Promise.all([save(2), save(3), save(4)]);
    expect(await load()).toBe(4);
    expect(files.calls.slice(before).filter(({ operation }) => operation === 'create')).toHaveLength(2);
  });

  it('makes its folder again if somebody has removed it', async () => {
    const { store, files } = rig();
    expect(await store.save('matches/a1', pageKind, { n: 1 })).toBe(true);
    expect([...files.snapshot().keys()]).toEqual(['/data/matches/a1.json']);
    expect(await store.names('matches')).toEqual(['matches/a1']);
  });

  it('makes no backup of a file that was damaged meanwhile, but sets it aside', async () => {
    const { files, save, load, codes } = rig();
    for (const n of [1, 2]) await save(n);
    files.put(MAIN, Buffer.from('scribbled over'));
    await save(3);
    expect(await load()).toBe(3);
    expect(JSON.parse(String(files.get(BACKUP)))).toMatchObject({ body: { n: 1 } });
    expect(codes()).toEqual(['file-damaged-set-aside']);
    const aside = [...files.snapshot()].filter(([path]) => path.startsWith('/data/quarantine/'));
    expect(aside.map(([, bytes]) => String(bytes))).toEqual(['scribbled over']);
  });

  it('is not made over a file of a newer version that has come meanwhile', async () => {
    const { files, save, codes } = rig();
    await save(1);
    const newer = seal({ ...pageKind, schema: 9 }, { n: 99 }, { appVersion: '9', savedAt: 'later' });
    files.put(MAIN, newer);
    expect(await save(2)).toBe(false);
    expect(files.get(MAIN)).toEqual(newer);
    expect(codes()).toEqual(['file-newer-version']);
  });
});

describe('a removal', () => {
  it('takes the backup first and leaves nothing', async () => {
    const { files, save, store, load } = rig();
    for (const n of [1, 2]) await save(n);
    expect(await store.remove('page')).toBe(true);
    expect([...files.snapshot().keys()]).toEqual([]);
    expect(files.calls.filter(({ operation }) => operation === 'remove').map(({ path }) => path)).toEqual([
      BACKUP,
      MAIN,
    ]);
    expect(await load()).toBeNull();
  });

  it('of what is not there is no fault', async () => {
    const { store, codes } = rig();
    expect(await store.remove('page')).toBe(true);
    expect(codes()).toEqual([]);
  });
});

const CODES = [
  ['ENOSPC', 'cannot-write-full'],
  ['EDQUOT', 'cannot-write-full'],
  ['EIO', 'cannot-write'],
  ['EPERM', 'cannot-write-read-only'],
  ['EACCES', 'cannot-write-read-only'],
  ['EROFS', 'cannot-write-read-only'],
  ['EBUSY', 'cannot-write'],
] as const;

describe('a disk that fails', () => {
  /** Two saves, then one that fails from its k-th step on, for ever. */
  async function failFrom(k: number, code: string): Promise<Rig> {
    const made = rig();
    await made.save(1);
    await made.save(2);
    const from = made.files.calls.length + k;
    made.files.fault = (_operation, index) => (index >= from ? code : null);
    return made;
  }

  it.each(CODES)('with %s at any step of a save loses neither the old file nor the new value', async (code, notice) => {
    const steps = await stepsOfASave();
    for (let k = 0; k < steps.length; k++) {
      const made = await failFrom(k, code);
      const where = `${code} from step ${k}, ${steps[k]}`;
      expect(await made.save(3), where).toBe(false);
      expect(made.codes(), where).toEqual([steps[k] === 'read' ? 'cannot-write' : notice]);
      const now = await found(made.files.snapshot());
      expect(now.codes, where).toEqual([]);
      expect([2, 3], where).toContain(now.n);

      expect(made.clock.due, where).toEqual([2000]);
      made.files.fault = () => null;
      made.clock.turn();
      await made.store.close();
      expect(await found(made.files.snapshot()), where).toEqual({ n: 3, codes: [] });
      expect(made.codes(), where).toEqual(['writing-again']);
      expect(
        [...made.files.snapshot().keys()].filter((path) => path.endsWith('.tmp')).length,
        where,
      ).toBeLessThanOrEqual(1);
    }
  });

  it.each(CODES.map(([code]) => code))('with %s once, at any step, is written at the next try', async (code) => {
    const steps = await stepsOfASave();
    for (let k = 0; k < steps.length; k++) {
      const made = await failFrom(k, code);
      const at = made.files.calls.length + k;
      made.files.fault = (_operation, index) => (index === at ? code : null);
      await made.save(3);
      made.clock.turn();
      await made.store.close();
      expect(await found(made.files.snapshot()), `${code} at step ${k}, ${steps[k]}`).toEqual({ n: 3, codes: [] });
    }
  });

  it.each(['EPERM', 'EACCES', 'EBUSY'])(
    'with %s at a rename is asked again, as a scanner needs a moment',
    async (code) => {
      const { files, save, clock, codes, load } = rig();
      await save(1);
      let times = 5;
      files.fault = (operation) => (operation === 'rename' && times-- > 0 ? code : null);
      expect(await save(2)).toBe(true);
      expect(await load()).toBe(2);
      expect(clock.pauses).toEqual([10, 20, 40, 80, 150]);
      expect(codes()).toEqual([]);
    },
  );

  it('at a rename for ever is waited for once, and not again at each save', async () => {
    const { files, save, clock } = rig();
    await save(1);
    files.fault = (operation) => (operation === 'rename' ? 'EPERM' : null);
    await save(2);
    const patience = clock.pauses.length;
    await save(3);
    expect(patience).toBe(7);
    expect(clock.pauses).toHaveLength(patience);
  });

  it('at the last step leaves the old file under its own name', async () => {
    const { files, save } = rig();
    for (const n of [1, 2]) await save(n);
    const old = files.get(MAIN);
    let renames = 0;
    files.fault = (operation) => (operation === 'rename' && ++renames === 2 ? 'EIO' : null);
    expect(await save(3)).toBe(false);
    expect(files.get(MAIN)).toEqual(old);
  });

  it('is complained of once, however many documents and tries it concerns', async () => {
    const { files, store, clock, codes } = rig();
    files.fault = (operation) => (operation === 'create' ? 'ENOSPC' : null);
    for (const name of ['a', 'b', 'a', 'c']) await store.save(name, pageKind, { n: 1 });
    clock.turn();
    await store.close();
    expect(codes()).toEqual(['cannot-write-full']);
  });

  it('is told to every page that is opened while it lasts, and to none afterwards', async () => {
    const { files, save, clock, store, codes, opened } = rig();
    files.fault = (operation) => (operation === 'create' ? 'ENOSPC' : null);
    await save(1);
    expect(codes()).toEqual(['cannot-write-full']);
    expect([opened(), opened()]).toEqual([['cannot-write-full'], ['cannot-write-full']]);
    files.fault = () => null;
    clock.turn();
    await store.settled();
    expect([opened(), opened()]).toEqual([['writing-again'], []]);
  });

  it('of a document that is only tried once is forgotten, and what waits to be saved is left to wait', async () => {
    const { files, save, store, clock, codes } = rig();
    files.fault = (operation) => (operation === 'create' ? 'ENOSPC' : null);
    expect(await store.put('other', pageKind, Buffer.from('{}'))).toBe(false);
    expect([codes(), clock.due]).toEqual([[], []]);
    await save(1);
    expect(await store.put('page', pageKind, Buffer.from('{}'))).toBe(false);
    files.fault = () => null;
    clock.turn();
    await store.settled();
    expect(JSON.parse(String(files.get(MAIN)))).toMatchObject({ body: { n: 1 } });
    expect([...files.snapshot().keys()]).toEqual([MAIN]);
  });

  it('is tried again less and less often, and at once when there is something new', async () => {
    const { files, save, clock } = rig();
    files.fault = (operation) => (operation === 'create' ? 'ENOSPC' : null);
    await save(1);
    const waits: (number | undefined)[] = [];
    for (let i = 0; i < 6; i++) {
      waits.push(clock.due[0]);
      clock.turn();
      while (clock.due.length === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(waits).toEqual([2000, 4000, 8000, 16000, 30000, 30000]);
    files.fault = () => null;
    expect(await save(2)).toBe(true);
  });

  it('while removing is tried again too', async () => {
    const { files, save, store, clock, codes } = rig();
    await save(1);
    files.fault = (operation) => (operation === 'remove' ? 'EROFS' : null);
    expect(await store.remove('page')).toBe(false);
    expect(codes()).toEqual(['cannot-write-read-only']);
    files.fault = () => null;
    clock.turn();
    await store.close();
    expect([...files.snapshot().keys()]).toEqual([]);
  });

  it('while reading is named, and the file is neither moved nor written over', async () => {
    const { files, save, load, notices } = rig();
    await save(1);
    files.fault = (operation, _index, path) => (operation === 'read' && path === MAIN ? 'EIO' : null);
    expect(await load()).toBeNull();
    expect(notices()).toMatchObject([
      { code: 'cannot-read', values: { file: 'page.json', why: 'The system says EIO.' } },
    ]);
    expect(await save(2)).toBe(false);
    expect((await found(files.snapshot())).n).toBe(1);
  });
});

describe('a power cut', () => {
  const tears: readonly ((bytes: Buffer) => Buffer)[] = [
    () => Buffer.alloc(0),
    (bytes) => bytes.subarray(0, bytes.length >> 1),
    (bytes) => Buffer.alloc(bytes.length),
    (bytes) => bytes,
  ];

  /** Saves 1, 2, 3 …, the power going at call number `at`; what was acknowledged till then. */
  async function cutAt(at: number): Promise<{ files: MemoryFiles; acknowledged: number; asked: number }> {
    const { files, save } = rig();
    let [acknowledged, asked] = [0, 0];
    files.fault = (_operation, index) => (index >= at ? 'EIO' : null);
    for (let n = 1; n <= 3 && files.calls.length < at; n++) {
      asked = n;
      if (await save(n)) acknowledged = n;
    }
    return { files, acknowledged, asked };
  }

  it('at any step, with any part of what was not synced lost or torn, leaves the last acknowledged save or the one begun', async () => {
    const whole = rig();
    for (const n of [1, 2, 3]) await whole.save(n);
    let cuts = 0;
    for (let at = 1; at <= whole.files.calls.length; at++) {
      const { files, acknowledged, asked } = await cutAt(at);
      for (let kept = 0; kept < 1 << files.loose; kept++) {
        for (const tear of tears) {
          const { n, codes } = await found(files.afterPowerCut(kept, tear));
          const where = `cut at call ${at}, kept ${kept.toString(2)}`;
          expect(codes, where).toEqual([]);
          expect(n ?? 0, where).toBeGreaterThanOrEqual(acknowledged);
          expect(n ?? 0, where).toBeLessThanOrEqual(asked);
          cuts++;
        }
      }
    }
    expect(cuts).toBeGreaterThan(200);
  });
});

describe('at start', () => {
  it('what killed writes left behind is removed, and nothing else', async () => {
    const mine = `${MAIN}.0123456789ab.tmp`;
    const others = ['/data/notes.tmp', '/data/page.json.tmp', '/data/quarantine/page-x.json.0123456789ab.tmp'];
    const files = new MemoryFiles(new Map([mine, ...others].map((path) => [path, Buffer.from('x')])));
    await rig(files).store.sweep(['', 'matches']);
    expect([...files.snapshot().keys()].sort()).toEqual([...others].sort());
  });

  it('names of foreign files are no documents', async () => {
    const names = [
      'a1.json',
      'a1.backup.json',
      'b2.backup.json',
      'Copy of a1.json',
      'readme.txt',
      'c3.json.0123456789ab.tmp',
    ];
    const files = new MemoryFiles(new Map(names.map((name) => [`${FOLDER}/matches/${name}`, Buffer.from('x')])));
    const { store, notices: said } = rig(files);
    for (let i = 0; i < 2; i++) expect(await store.names('matches')).toEqual(['matches/a1', 'matches/b2']);
    const values = { file: 'matches/Copy of a1.json, matches/readme.txt' };
    expect(said()).toMatchObject([{ code: 'file-strange', values }]);
  });

  it('a link that leads nowhere is said, and is left alone', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quadrille-store-'));
    mkdirSync(join(folder, 'matches'));
    symlinkSync('/nowhere/at/all.json', join(folder, 'matches', 'a1.json'));
    const told = notices();
    const store = new Store({ files: nodeFiles, folder, appVersion: '1', clock: manualClock(), notices: told });
    for (const name of await store.names('matches')) expect(await store.load(name, pageKind)).toBeNull();
    expect(told.take()).toMatchObject([{ code: 'cannot-read', values: { file: 'matches/a1.json' } }]);
    expect(readdirSync(join(folder, 'matches'))).toEqual(['a1.json']);
    rmSync(folder, { recursive: true });
  });

  it('what file managers leave beside documents is passed over without a word', async () => {
    const names = ['.DS_Store', 'Thumbs.db', 'desktop.ini', '.hidden.json'];
    const files = new MemoryFiles(new Map(names.map((name) => [`${FOLDER}/matches/${name}`, Buffer.from('x')])));
    const { store, notices: said } = rig(files);
    expect(await store.names('matches')).toEqual([]);
    expect(said()).toEqual([]);
  });
});

describe('a file of an older schema', () => {
  const old = () => seal({ ...pageKind, schema: 1 }, { number: '41' }, { appVersion: '0.1', savedAt: 'before' });

  it('is brought to the present one, and a copy of it is put by before it is ever replaced', async () => {
    const { files, load, save, codes } = rig(new MemoryFiles(new Map([[MAIN, old()]])));
    expect(await load()).toBe(41);
    expect(files.get('/data/older/page-schema-1.json')).toEqual(old());
    await save(42);
    await save(43);
    expect(await load()).toBe(43);
    expect(files.get('/data/older/page-schema-1.json')).toEqual(old());
    expect(codes()).toEqual([]);
  });

  it('that cannot be brought there is set aside', async () => {
    const strange = seal({ ...pageKind, schema: 1 }, { number: {} }, { appVersion: '0.1', savedAt: 'before' });
    const broken = {
      ...pageKind,
      migrations: {
        1: () => {
          throw new Error('no');
        },
      },
    };
    const { files, store, notices } = rig(new MemoryFiles(new Map([[MAIN, strange]])));
    expect(await store.load('page', broken)).toBeNull();
    expect(notices()).toMatchObject([
      { code: 'file-damaged-set-aside', values: { why: 'It cannot be brought from schema 1 to 2.' } },
    ]);
    expect([...files.snapshot().values()]).toEqual([strange]);
  });
});
