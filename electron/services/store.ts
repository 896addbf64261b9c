/**
 * The store: every document of ours, each a file of its own in the data folder, read and written so
 * that nothing is ever lost. A *name* is a path inside the data folder without its ending, such as
 * `settings` or `matches/4f2a`; beside a document lies one older *generation* of it, its backup.
 *
 * What cannot be read is moved to `quarantine`, never deleted, and its backup used. A file of a newer
 * version is left alone and never written over. What cannot be written stays in memory, is said once,
 * and is tried again until it can be.
 */
import { randomBytes } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import { type Envelope, type Format, type Kind, readBody, seal, unseal } from './envelope.ts';
import { codeOf, type Files } from './files.ts';
import type { Notices } from './notices.ts';
import { type Clock, failureCode, Queue } from './queue.ts';
import { PATIENT, type Patience, renamePatiently, replaceFile, TEMPORARY } from './replace.ts';

export interface StoreOptions {
  readonly files: Files;
  readonly folder: string;
  readonly appVersion: string;
  readonly clock: Clock;
  readonly notices: Notices;
}

export interface Loaded<T> {
  readonly value: T;
  readonly savedAt: string;
  /** The checksum does not fit, and the kind allows that. */
  readonly edited: boolean;
}

/** No document of ours comes near this; a larger file is damage. */
const LARGEST = 16 * 1024 * 1024;

const DOCUMENT = /^([a-z0-9-]{1,64})(?:\.backup)?\.json$/;
/** What may lie beside documents without a word: our own half-written files, and what file managers leave. */
const OURS = new RegExp(`${DOCUMENT.source}|${TEMPORARY.source}|^\\.|^(Thumbs\\.db|desktop\\.ini)$`, 'i');
const MOST_NAMED = 3;

type Found = Envelope | { readonly kind: 'missing' } | { readonly kind: 'unreadable'; readonly why: string };
type Damage = { readonly kind: 'damaged'; readonly why: string; readonly broken?: Readonly<Record<string, string>> };
type Read<T> =
  | { readonly kind: 'good'; readonly loaded: Loaded<T> }
  | { readonly kind: 'missing' }
  | { readonly kind: 'newer' | 'unreadable'; readonly why: string }
  | Damage;
type Task =
  | { readonly kind: 'remove' }
  | { readonly kind: 'write'; readonly format: Format; readonly bytes: Uint8Array };

const nothing = async () => undefined;
const fileOf = (name: string) => `${name}.json`;

/** No method throws or rejects: what goes wrong is said by notice. */
export class Store {
  readonly #files: Files;
  readonly #options: StoreOptions;
  readonly #patience: Patience;
  readonly #queue: Queue<Task>;
  /** Documents that `names` has found and nobody has looked into yet. */
  readonly #found = new Set<string>();
  /** Names of files that are none of ours and have been said. */
  readonly #strange = new Set<string>();
  /** Documents that should be in quarantine and could not be moved there yet. */
  readonly #tainted = new Set<string>();

  constructor(options: StoreOptions) {
    const { files, folder, clock, notices } = options;
    this.#options = options;
    this.#files = files;
    this.#patience = { pauses: PATIENT, wait: clock.wait };
    this.#queue = new Queue<Task>({
      clock,
      carryOut: (name, task, again) => (task.kind === 'write' ? this.#write(name, task, again) : this.#erase(name)),
      failed: (name, code) => notices.stand(code, { file: fileOf(name), folder }),
      recovered: (name) => {
        notices.lift();
        notices.add('writing-again', { file: fileOf(name), folder });
      },
    });
  }

  /** The document, or its backup, or null. */
  async load<T>(name: string, kind: Kind<T>): Promise<Loaded<T> | null> {
    const { notices } = this.#options;
    const [path, backupPath] = [this.#path(name), this.#backup(name)];
    const main = await this.#read(name, kind, path);
    if (main.kind === 'good') return main.loaded;
    if (main.kind === 'newer') notices.add('file-newer-version', { file: fileOf(name) });
    if (main.kind === 'unreadable') notices.add('cannot-read', { file: fileOf(name), why: main.why });
    if (main.kind === 'newer' || main.kind === 'unreadable') return null;
    const backup = await this.#read(name, kind, backupPath);
    const loaded = backup.kind === 'good' ? backup.loaded : null;
    const found = this.#found.delete(name);
    // It has a name and yet there is nothing: a link that leads nowhere.
    if (found && main.kind === 'missing' && backup.kind === 'missing')
      notices.add('cannot-read', { file: fileOf(name), why: 'It is a link to nothing.' });
    const keptBackup = backup.kind === 'damaged' ? await this.#keepAside(backupPath, name) : '';
    if (main.kind === 'damaged') this.#report(name, kind, main, await this.#keepAside(path, name), loaded !== null);
    else if (backup.kind === 'damaged') this.#report(name, kind, backup, keptBackup, false);
    return loaded;
  }

  /** Names of the documents in a folder, sorted. What else lies there is said, once, and left alone. */
  async names(inside: string): Promise<string[]> {
    try {
      const entries = await this.#files.list(join(this.#options.folder, inside));
      const ids = entries.flatMap((entry) => DOCUMENT.exec(entry)?.[1] ?? []);
      this.#sayStrange(entries.filter((entry) => !OURS.test(entry)).map((entry) => `${inside}/${entry}`));
      const names = [...new Set(ids)].sort().map((id) => `${inside}/${id}`);
      for (const name of names) this.#found.add(name);
      return names;
    } catch (error) {
      const why = `The system says ${codeOf(error) || String(error)}.`;
      this.#options.notices.add('cannot-read', { file: inside, why });
      return [];
    }
  }

  /** The bytes of a document as they lie there, or null. */
  async bytes(name: string): Promise<Buffer | null> {
    return this.#files.read(this.#path(name), LARGEST).catch(() => null);
  }

  /** Writes a document that was sealed elsewhere, as it is: now or not at all. True once it is on the disk. */
  put(name: string, format: Format, bytes: Uint8Array): Promise<boolean> {
    return this.#queue.attempt(name, { kind: 'write', format, bytes });
  }

  /** Writes a document; a later call overtakes one that waits. True once it is on the disk. */
  save(name: string, format: Format, body: object): Promise<boolean> {
    const { appVersion, clock } = this.#options;
    const bytes = seal(format, body, { appVersion, savedAt: clock.now().toISOString() });
    return this.#queue.run(name, { kind: 'write', format, bytes });
  }

  /** Removes a document and its backup. True once they are gone. */
  remove(name: string): Promise<boolean> {
    return this.#queue.run(name, { kind: 'remove' });
  }

  /** Removes what killed writes left behind. Only for whoever holds the data folder, before all else. */
  async sweep(folders: readonly string[]): Promise<void> {
    for (const at of folders.map((inside) => join(this.#options.folder, inside))) {
      const entries = await this.#files.list(at).catch(() => []);
      for (const entry of entries.filter((name) => TEMPORARY.test(name))) {
        await this.#files.remove(join(at, entry)).catch(() => undefined);
      }
    }
  }

  /** Resolves when all that has been saved and removed by now is on the disk, or could not be. */
  settled(): Promise<void> {
    return this.#queue.settled();
  }

  /** Ends all tries; resolves when nothing is being written any more. */
  close(): Promise<void> {
    return this.#queue.close();
  }

  #sayStrange(files: readonly string[]): void {
    const fresh = files.filter((file) => !this.#strange.has(file)).sort();
    for (const file of fresh) this.#strange.add(file);
    const more = fresh.length > MOST_NAMED ? ' …' : '';
    if (fresh.length > 0)
      this.#options.notices.add('file-strange', { file: fresh.slice(0, MOST_NAMED).join(', ') + more });
  }

  #path(name: string): string {
    return join(this.#options.folder, fileOf(name));
  }

  #backup(name: string): string {
    return join(this.#options.folder, `${name}.backup.json`);
  }

  async #look(path: string, format: Format): Promise<Found> {
    try {
      return unseal(format, await this.#files.read(path, LARGEST));
    } catch (error) {
      const code = codeOf(error);
      if (code === 'ENOENT' || code === 'ENOTDIR') return { kind: 'missing' };
      if (code === 'EISDIR') return { kind: 'damaged', why: 'It is a folder.' };
      if (code === 'EFBIG') return { kind: 'damaged', why: 'It is far too large.' };
      return { kind: 'unreadable', why: `The system says ${code || String(error)}.` };
    }
  }

  async #read<T>(name: string, kind: Kind<T>, path: string): Promise<Read<T>> {
    const found = await this.#look(path, kind);
    if (found.kind !== 'whole') return found;
    const { schema, savedAt, edited, body } = found;
    const reading = readBody(kind, schema, body);
    if (reading.kind === 'newer') return reading;
    if (reading.kind === 'broken') return { kind: 'damaged', why: reading.why, broken: reading.values ?? {} };
    if (schema < kind.schema) await this.#keepOld(name, schema, path);
    return { kind: 'good', loaded: { value: reading.value, savedAt, edited } };
  }

  #report<T>(name: string, kind: Kind<T>, damage: Damage, kept: string, backupUsed: boolean): void {
    const broken = damage.broken === undefined ? undefined : kind.broken;
    const code = backupUsed
      ? (broken?.backupUsed ?? 'file-damaged-backup-used')
      : (broken?.setAside ?? 'file-damaged-set-aside');
    this.#options.notices.add(code, { file: fileOf(name), kept, why: damage.why, ...damage.broken });
  }

  /** Moves what cannot be read into quarantine; answers where it lies. */
  async #setAside(path: string): Promise<string> {
    const { folder, clock } = this.#options;
    const stamp = clock.now().toISOString().replace(/[:.]/g, '-');
    const name = `${basename(path, '.json')}-${stamp}-${randomBytes(2).toString('hex')}.json`;
    const quarantine = join(folder, 'quarantine');
    await this.#files.makeFolder(quarantine);
    await renamePatiently(this.#files, path, join(quarantine, name), this.#patience);
    await this.#files.syncFolder(quarantine);
    await this.#files.syncFolder(dirname(path));
    return `quarantine/${name}`;
  }

  /** Sets aside if the disk lets us; if not, the file stays where it is, and is not written over either. */
  async #keepAside(path: string, name: string): Promise<string> {
    try {
      return await this.#setAside(path);
    } catch (error) {
      this.#tainted.add(name);
      const why = `The system says ${codeOf(error) || String(error)}.`;
      this.#options.notices.add('cannot-set-aside', { file: fileOf(name), folder: this.#options.folder, why });
      return fileOf(name);
    }
  }

  /** Before a file of an older schema is ever written over, a copy of it is put by. */
  async #keepOld(name: string, schema: number, path: string): Promise<void> {
    const { folder, notices } = this.#options;
    const copy = join(folder, 'older', `${name.replaceAll('/', '-')}-schema-${schema}.json`);
    try {
      const bytes = await this.#files.read(path, LARGEST);
      const clearWay = async () => nothing;
      await replaceFile({ files: this.#files, path: copy, bytes, clearWay, patience: this.#patience });
    } catch (error) {
      notices.add(failureCode(error), { file: fileOf(name), folder });
    }
  }

  /** False if a newer version's file stands there. What failed before is not waited for a second time. */
  async #write(name: string, { format, bytes }: Task & { kind: 'write' }, again: boolean): Promise<boolean> {
    const path = this.#path(name);
    const found = await this.#look(path, format);
    if (found.kind === 'newer') {
      this.#options.notices.add('file-newer-version', { file: fileOf(name) });
      return false;
    }
    if (found.kind === 'unreadable') throw Object.assign(new Error(found.why), { code: 'EIO' });
    const patience = again ? { ...this.#patience, pauses: [] } : this.#patience;
    const clearWay = () => this.#clearWay(name, found, patience);
    await replaceFile({ files: this.#files, path, bytes, clearWay, patience });
    return true;
  }

  /** A whole document becomes the backup; anything else is set aside and leaves the backup alone. */
  async #clearWay(name: string, found: Found, patience: Patience): Promise<() => Promise<void>> {
    const [path, backup] = [this.#path(name), this.#backup(name)];
    if (found.kind === 'missing') return nothing;
    if (found.kind === 'damaged' || this.#tainted.has(name)) {
      const kept = await this.#setAside(path);
      const why = found.kind === 'damaged' ? found.why : 'It could not be set aside before.';
      this.#options.notices.add('file-damaged-set-aside', { file: fileOf(name), kept, why });
      this.#tainted.delete(name);
      return nothing;
    }
    await renamePatiently(this.#files, path, backup, patience);
    return () => this.#files.rename(backup, path).catch(() => undefined);
  }

  /** The backup goes first: a kill between the two leaves the document, not an older one. */
  async #erase(name: string): Promise<boolean> {
    const unlessMissing = (error: unknown) => {
      if (codeOf(error) !== 'ENOENT') throw error;
    };
    for (const path of [this.#backup(name), this.#path(name)]) await this.#files.remove(path).catch(unlessMissing);
    await this.#files.syncFolder(dirname(this.#path(name))).catch(unlessMissing);
    return true;
  }
}
