/**
 * Replaces a file as a whole, so that at any moment, kill and power cut included, either the old or the
 * new content is there: temporary file beside it, every byte written, synced, closed; what stands in
 * the way moved off; the temporary file renamed into place; the folder synced.
 */
import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import { codeOf, type Files, nodeFiles } from './files.ts';
import { clock } from './queue.ts';

/** Temporary files are named after the file they will become; at start every one of them is stale. */
export const TEMPORARY = /\.json\.[0-9a-f]{12}\.tmp$/;

/** Pauses between tries of a rename that a virus scanner or indexer blocks; 1.3 s in all. */
export const PATIENT: readonly number[] = [10, 20, 40, 80, 150, 300, 700];
const BLOCKED = new Set(['EPERM', 'EACCES', 'EBUSY']);

export interface Patience {
  readonly pauses: readonly number[];
  wait(ms: number): Promise<void>;
}

export interface Replacing {
  readonly files: Files;
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly patience: Patience;
  /** Moves off what stands at `path`. Answers how to put it back if the last step fails. */
  clearWay(): Promise<() => Promise<void>>;
}

/** Throws the system's refusal; the old content is then in place again and no temporary file is left. */
export async function replaceFile({ files, path, bytes, clearWay, patience }: Replacing): Promise<void> {
  const temporary = await writeBeside(files, path, bytes);
  try {
    const putBack = await clearWay();
    try {
      await renamePatiently(files, temporary, path, patience);
    } catch (error) {
      await putBack();
      throw error;
    }
  } catch (error) {
    await files.remove(temporary).catch(() => undefined);
    throw error;
  }
  await files.syncFolder(dirname(path));
}

/** Replaces a file outside the data folder; what stood there is gone once the new content is in place. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const patience = { pauses: PATIENT, wait: clock.wait };
  await replaceFile({ files: nodeFiles, path, bytes, patience, clearWay: async () => async () => undefined });
}

/** Renames, trying again while something else holds the file for a moment. */
export async function renamePatiently(files: Files, from: string, to: string, patience: Patience): Promise<void> {
  for (const pause of patience.pauses) {
    try {
      return await files.rename(from, to);
    } catch (error) {
      if (!BLOCKED.has(codeOf(error))) throw error;
      await patience.wait(pause);
    }
  }
  return files.rename(from, to);
}

async function writeBeside(files: Files, path: string, bytes: Uint8Array): Promise<string> {
  const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`;
  const file = await createInFolder(files, temporary);
  try {
    for (let offset = 0; offset < bytes.length; ) {
      const written = await file.write(bytes, offset);
      if (written === 0) throw Object.assign(new Error(`nothing of ${temporary} was written`), { code: 'EIO' });
      offset += written;
    }
    await file.sync();
    await file.close();
  } catch (error) {
    await file.close().catch(() => undefined);
    await files.remove(temporary).catch(() => undefined);
    throw error;
  }
  return temporary;
}

/** The folder is made when it turns out to be missing: at the first start, or deleted while we run. */
async function createInFolder(files: Files, path: string): ReturnType<Files['create']> {
  try {
    return await files.create(path);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    const folder = dirname(path);
    await files.makeFolder(folder);
    await files.syncFolder(dirname(folder));
    return files.create(path);
  }
}
