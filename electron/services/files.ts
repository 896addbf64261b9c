/**
 * The port through which services touch the disk: so few operations that tests can make each of them
 * fail in turn, and can keep a model of what a power cut would leave. `nodeFiles` is the real disk.
 */
import { mkdirSync } from 'node:fs';
import { open, readdir, rename, stat, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Refusals carry the system's `code` (`ENOENT`, `ENOSPC` …), as Node's errors do. */
export interface Files {
  /** All bytes of a file; `EFBIG` if there are more than `limit`, `EISDIR` for whatever is no plain file. */
  read(path: string, limit: number): Promise<Buffer>;
  /** Makes a file that is not there yet, for this user only, and opens it for writing. */
  create(path: string): Promise<OpenFile>;
  rename(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
  /** Names of what lies in a folder, in no order; empty if there is no such folder. */
  list(folder: string): Promise<string[]>;
  /** Makes a folder and those above it. */
  makeFolder(folder: string): Promise<void>;
  /** Makes durable what was renamed, made and removed in a folder, where the system knows how. */
  syncFolder(folder: string): Promise<void>;
}

export interface OpenFile {
  /** Writes some of the bytes from `offset` on; answers how many. */
  write(bytes: Uint8Array, offset: number): Promise<number>;
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** The system's code of a refusal, or an empty text. */
export function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}

/**
 * Makes a folder and those above it, for this user only. Node's own way never comes back where a system
 * says that what is there is not there (`/proc`, a folder that has been removed under us).
 */
export function makeFolder(folder: string): void {
  const above = dirname(folder);
  if (makeOne(folder) || above === folder) return;
  makeFolder(above);
  if (!makeOne(folder)) throw Object.assign(new Error(`${folder} cannot be made`), { code: 'ENOENT' });
}

/** False if the folder above is missing. */
function makeOne(folder: string): boolean {
  try {
    mkdirSync(folder, { mode: 0o700 });
    return true;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT') return false;
    if (code === 'EEXIST') return true;
    throw error;
  }
}

/** What a folder answers where it cannot be opened or synced: that system keeps its own order. */
const CANNOT_SYNC = new Set(['EISDIR', 'EPERM', 'EACCES', 'EINVAL', 'ENOTSUP', 'EBADF', 'ENOSYS']);

export const nodeFiles: Files = {
  async read(path, limit) {
    // Opening a pipe would wait for somebody to write into it.
    if (!(await stat(path)).isFile()) throw Object.assign(new Error(`${path} is not a file`), { code: 'EISDIR' });
    const file = await open(path, 'r');
    try {
      const { size } = await file.stat();
      if (size > limit) throw Object.assign(new Error(`${path} holds ${size} bytes`), { code: 'EFBIG' });
      return await file.readFile();
    } finally {
      await file.close();
    }
  },
  async create(path) {
    const file = await open(path, 'wx', 0o600);
    return {
      write: async (bytes, offset) => (await file.write(bytes, offset)).bytesWritten,
      sync: () => file.sync(),
      close: () => file.close(),
    };
  },
  rename: (from, to) => rename(from, to),
  remove: (path) => unlink(path),
  async list(folder) {
    try {
      return await readdir(folder);
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return [];
      throw error;
    }
  },
  makeFolder: async (folder) => makeFolder(folder),
  async syncFolder(folder) {
    let handle: Awaited<ReturnType<typeof open>>;
    try {
      handle = await open(folder, 'r');
    } catch (error) {
      if (CANNOT_SYNC.has(codeOf(error))) return;
      throw error;
    }
    try {
      await handle.sync();
    } catch (error) {
      if (!CANNOT_SYNC.has(codeOf(error))) throw error;
    } finally {
      await handle.close();
    }
  },
};
