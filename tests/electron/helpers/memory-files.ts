/**
 * A disk in memory behind the `Files` port. Each call is counted and can be made to fail; and it knows
 * what is durable, so that a power cut can be played: whatever was not synced may be there, torn or not.
 */
import { basename, dirname } from 'node:path';
import type { Files, OpenFile } from '../../../electron/services/files.ts';

interface Content {
  /** As programs see it. */
  bytes: Buffer;
  /** As it is known to lie on the platter; null if it never was synced. */
  synced: Buffer | null;
}

/** A change of a folder that no `syncFolder` has made durable yet. */
type Change =
  | { readonly folder: string; readonly kind: 'set'; readonly name: string; readonly content: Content }
  | { readonly folder: string; readonly kind: 'delete'; readonly name: string }
  | {
      readonly folder: string;
      readonly kind: 'rename';
      readonly from: string;
      readonly to: string;
      readonly content: Content;
    };

export type Operation =
  | 'read'
  | 'create'
  | 'write'
  | 'sync'
  | 'close'
  | 'rename'
  | 'remove'
  | 'list'
  | 'makeFolder'
  | 'syncFolder';

export class DiskError extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

export class MemoryFiles implements Files {
  /** Every call so far. */
  readonly calls: { readonly operation: Operation; readonly path: string }[] = [];
  /** Asked before each call; a code makes it fail. */
  fault: (operation: Operation, index: number, path: string) => string | null = () => null;
  /** At most so many bytes are taken by one write. */
  writeLimit = Number.POSITIVE_INFINITY;
  readonly #entries = new Map<string, Content>();
  #durable = new Map<string, Content>();
  #pending: Change[] = [];
  readonly #folders = new Set<string>();

  constructor(files: ReadonlyMap<string, Buffer> = new Map()) {
    for (const [path, bytes] of files) this.put(path, bytes);
  }

  /** What a program would find now. */
  snapshot(): Map<string, Buffer> {
    return new Map([...this.#entries].map(([path, { bytes }]) => [path, Buffer.from(bytes)]));
  }

  /** Lays a file there, durable, as if it had always been. */
  put(path: string, bytes: Buffer): void {
    const content = { bytes: Buffer.from(bytes), synced: Buffer.from(bytes) };
    this.#entries.set(path, content);
    this.#durable.set(path, content);
    this.#folders.add(dirname(path));
  }

  get(path: string): Buffer | undefined {
    return this.#entries.get(path)?.bytes;
  }

  /** How many changes of folders a power cut now could lose one by one. */
  get loose(): number {
    return this.#pending.length;
  }

  /**
   * What lies on the platter after a power cut: of the loose changes those whose bit is set in `kept`
   * have made it; content that was never synced is `tear`'s share of itself.
   */
  afterPowerCut(kept: number, tear: (bytes: Buffer) => Buffer): Map<string, Buffer> {
    const disk = new Map(this.#durable);
    this.#pending.forEach((change, i) => {
      if (((kept >> i) & 1) === 1) apply(disk, change);
    });
    return new Map([...disk].map(([path, { bytes, synced }]) => [path, synced ?? tear(bytes)]));
  }

  async read(path: string, limit: number): Promise<Buffer> {
    this.#call('read', path);
    const content = this.#entries.get(path);
    if (content === undefined) throw new DiskError('ENOENT');
    if (content.bytes.length > limit) throw new DiskError('EFBIG');
    return Buffer.from(content.bytes);
  }

  async create(path: string): Promise<OpenFile> {
    this.#call('create', path);
    if (!this.#folders.has(dirname(path))) throw new DiskError('ENOENT');
    if (this.#entries.has(path)) throw new DiskError('EEXIST');
    const content: Content = { bytes: Buffer.alloc(0), synced: null };
    this.#change({ folder: dirname(path), kind: 'set', name: basename(path), content });
    return {
      write: async (bytes, offset) => {
        this.#call('write', path);
        const taken = bytes.subarray(offset, Math.min(bytes.length, offset + this.writeLimit));
        content.bytes = Buffer.concat([content.bytes, taken]);
        return taken.length;
      },
      sync: async () => {
        this.#call('sync', path);
        content.synced = Buffer.from(content.bytes);
      },
      close: async () => this.#call('close', path),
    };
  }

  async rename(from: string, to: string): Promise<void> {
    this.#call('rename', to);
    const content = this.#entries.get(from);
    if (content === undefined) throw new DiskError('ENOENT');
    if (!this.#folders.has(dirname(to))) throw new DiskError('ENOENT');
    this.#change({ folder: dirname(to), kind: 'rename', from, to, content });
  }

  async remove(path: string): Promise<void> {
    this.#call('remove', path);
    if (!this.#entries.has(path)) throw new DiskError('ENOENT');
    this.#change({ folder: dirname(path), kind: 'delete', name: basename(path) });
  }

  async list(folder: string): Promise<string[]> {
    this.#call('list', folder);
    return [...this.#entries.keys()].filter((path) => dirname(path) === folder).map((path) => basename(path));
  }

  async makeFolder(folder: string): Promise<void> {
    this.#call('makeFolder', folder);
    this.#folders.add(folder);
  }

  async syncFolder(folder: string): Promise<void> {
    this.#call('syncFolder', folder);
    for (const change of this.#pending.filter((one) => one.folder === folder)) apply(this.#durable, change);
    this.#pending = this.#pending.filter((one) => one.folder !== folder);
  }

  #call(operation: Operation, path: string): void {
    const code = this.fault(operation, this.calls.length, path);
    this.calls.push({ operation, path });
    if (code !== null) throw new DiskError(code);
  }

  #change(change: Change): void {
    this.#pending.push(change);
    apply(this.#entries, change);
  }
}

function apply(entries: Map<string, Content>, change: Change): void {
  switch (change.kind) {
    case 'set':
      entries.set(`${change.folder}/${change.name}`, change.content);
      break;
    case 'delete':
      entries.delete(`${change.folder}/${change.name}`);
      break;
    case 'rename':
      if (entries.get(change.from) === change.content) entries.delete(change.from);
      entries.set(change.to, change.content);
      break;
  }
}
