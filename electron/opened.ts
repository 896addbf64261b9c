/** Files of ours that the system hands over: by double click, as an argument, or to a running instance. */
import { extname, isAbsolute, resolve } from 'node:path';
import type { FileFaultCode } from './api.ts';
import { Fault } from './services/fault.ts';
import { codeOf, nodeFiles } from './services/files.ts';
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
    const bytes = await nodeFiles.read(path, LARGEST_PARCEL);
    const { names, already, refused, unwritten, full, only } = await transfer.receive(bytes);
    const counts = {
      taken: names.join(' '),
      already: String(already),
      refused: String(refused),
      unwritten: String(unwritten),
      full: String(full),
      only: only ?? '',
    };
    notices.add('file-opened', { file: path, ...counts });
  } catch (error) {
    notices.add('file-not-opened', { file: path, fault: faultOf(error) });
  }
}

function faultOf(error: unknown): FileFaultCode {
  if (error instanceof Fault) return error.code === 'newer-file' ? 'newer-file' : 'bad-file';
  const code = codeOf(error);
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'missing';
  if (code === 'EFBIG') return 'file-too-large';
  return code === 'EISDIR' ? 'bad-file' : 'cannot-read';
}
