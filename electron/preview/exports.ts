/**
 * Where the preview puts exported files: a page in a browser has no dialog of ours to ask with, so they go to a
 * folder beside the others. A file that is there is never written over by another.
 */
import { join, parse } from 'node:path';
import { nodeFiles } from '../services/files.ts';
import { LARGEST_PARCEL } from '../services/parcel.ts';
import { writeWhole } from '../services/replace.ts';

/** Writes the bytes under this name, or with the first free number behind it; answers where they lie. */
export async function exportTo(folder: string, fileName: string, bytes: Buffer): Promise<string> {
  const { name, ext } = parse(fileName);
  const taken = new Set(await nodeFiles.list(folder));
  for (let n = 1; ; n++) {
    const file = `${name}${n === 1 ? '' : `-${n}`}${ext}`;
    const path = join(folder, file);
    const there = taken.has(file) ? await nodeFiles.read(path, LARGEST_PARCEL).catch(() => null) : bytes;
    if (there === null || !there.equals(bytes)) continue;
    await writeWhole(path, bytes);
    return path;
  }
}
