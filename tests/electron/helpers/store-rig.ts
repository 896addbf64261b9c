/** A store over a disk in memory with a clock that the test turns, and a simple kind of document. */
import type { Notice } from '../../../electron/api.ts';
import type { Kind } from '../../../electron/services/envelope.ts';
import { notices as openNotices } from '../../../electron/services/notices.ts';
import { Store } from '../../../electron/services/store.ts';
import { type ManualClock, manualClock } from './manual-clock.ts';
import { MemoryFiles } from './memory-files.ts';

export interface Page {
  readonly n: number;
}

export const pageKind: Kind<Page> = {
  format: 'test-page',
  schema: 2,
  migrations: { 1: (body) => ({ n: Number((body as { number: string }).number) }) },
  read(body) {
    const n = (body as Page | null)?.n;
    return typeof n === 'number' ? { kind: 'value', value: { n } } : { kind: 'broken', why: 'It holds no number.' };
  },
};

export interface Rig {
  readonly files: MemoryFiles;
  readonly clock: ManualClock;
  readonly store: Store;
  save(n: number): Promise<boolean>;
  load(): Promise<number | null>;
  codes(): string[];
  notices(): readonly Notice[];
  /** What a page that is opened now is told. */
  opened(): string[];
}

export const FOLDER = '/data';
export const MAIN = '/data/page.json';
export const BACKUP = '/data/page.backup.json';

export function rig(files: MemoryFiles = new MemoryFiles()): Rig {
  const clock = manualClock();
  const notices = openNotices();
  const store = new Store({ files, folder: FOLDER, appVersion: '1.2.3', clock, notices });
  return {
    files,
    clock,
    store,
    save: (n) => store.save('page', pageKind, { n }),
    load: async () => (await store.load('page', pageKind))?.value.n ?? null,
    codes: () => notices.take().map(({ code }) => code),
    notices: () => notices.take(),
    opened: () => notices.takeAll().map(({ code }) => code),
  };
}

/** What another start would find on such a disk. */
export async function found(disk: ReadonlyMap<string, Buffer>): Promise<{ n: number | null; codes: string[] }> {
  const later = rig(new MemoryFiles(disk));
  await later.store.sweep(['']);
  const n = await later.load();
  return { n, codes: later.codes() };
}
