/** The programs of the system that some packages need, where they are installed. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface Tools {
  readonly sevenZip: string | null;
  readonly dpkg: string | null;
  readonly desktopValidate: string | null;
}

function find(...names: readonly string[]): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/lib/p7zip'];
  for (const path of names.flatMap((name) => folders.map((folder) => join(folder, name)))) {
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // Not there: look in the next place.
    }
  }
  return null;
}

export function findTools(): Tools {
  return { sevenZip: find('7zz', '7za'), dpkg: find('dpkg-deb'), desktopValidate: find('desktop-file-validate') };
}

/** A sentence on what cannot be checked without the tools that are missing; null if all are there. */
export function missingTools({ sevenZip, dpkg, desktopValidate }: Tools): string | null {
  const missing = [
    ...(sevenZip === null ? ['7-Zip (archives)'] : []),
    ...(dpkg === null ? ['dpkg-deb (.deb)'] : []),
    ...(desktopValidate === null ? ['desktop-file-validate (desktop file)'] : []),
  ];
  return missing.length === 0 ? null : `not installed, so not checked: ${missing.join(', ')}`;
}
