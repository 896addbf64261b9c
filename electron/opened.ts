/** Files of ours that the system hands over: by double click, as an argument, or to a running instance. */
import { extname, isAbsolute, resolve } from 'node:path';
import { nodeFiles } from './services/files.ts';
import type { Notices } from './services/notices.ts';
import { LARGEST_PARCEL } from './services/parcel.ts';
import { ENDINGS, EVERYTHING_ENDING, type TransferService } from './services/transfer.ts';

const OURS = new Set([...Object.values(ENDINGS), EVERYTHING_ENDING].map((ending) => `.${ending}`));
/** Nobody opens more at once. */
const MOST = 32;

/** The paths of files of ours among the arguments of a program that was started in a folder. */
export function filesIn(args: readonly string[], folder: string): string[] {
  const named = args.filter((arg) => !arg.startsWith('-') && OURS.has(extname(arg).toLowerCase()));
  return named.slice(0, MOST).map((path) => (isAbsolute(path) ? path : resolve(folder, path)));
}

/** Takes a file in, and says by notice what came of it. Never throws. */
export async function openFile(path: string, transfer: TransferService, notices: Notices): Promise<void> {
  try {
    const { names, already, refused, only } = await transfer.receive(await nodeFiles.read(path, LARGEST_PARCEL));
    const counts = {
      taken: String(names.length),
      already: String(already),
      refused: String(refused),
      only: only ?? '',
    };
    notices.add('file-opened', { file: path, ...counts });
  } catch (error) {
    notices.add('file-not-opened', { file: path, why: error instanceof Error ? error.message : String(error) });
  }
}
