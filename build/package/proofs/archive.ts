/** What lies in app.asar: exactly the committed list, each file with the bytes its header promises, and not too much. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractFile, getRawHeader, listPackage } from '@electron/asar';
import { type Proof, proof } from './proof.ts';

/** One path a line; `#` stands for the digest that the page's builder puts into a name. */
const LIST = join('build', 'package', 'archive.txt');
const LARGEST = 8 * 1024 * 1024;
const STRANGERS = /\.map$|\.tsx?$|preview|(^|\/)(tests?|node_modules|core|electron)\//;

interface Entry {
  readonly size?: number;
  readonly files?: Readonly<Record<string, Entry>>;
  readonly integrity?: { readonly algorithm: string; readonly hash: string };
}

export interface Archive {
  /** What the packaged programs must expect: the digest of the archive's header. */
  readonly headerHash: string;
  prove(rewriteList: boolean): Proof[];
}

export function readArchive(path: string): Archive {
  const { header, headerString } = getRawHeader(path);
  const files = listPackage(path, { isPack: false })
    .map((entry) => entry.replaceAll('\\', '/').slice(1))
    .filter((entry) => entryAt(header as Entry, entry)?.files === undefined);
  return {
    headerHash: createHash('sha256').update(headerString).digest('hex'),
    prove: (rewriteList) => [
      proveList(files, rewriteList),
      { name: 'no sources, tests, maps, dependencies or preview in it', wrong: files.filter((f) => STRANGERS.test(f)) },
      {
        name: 'every file has the bytes its header promises',
        wrong: files.filter((f) => !isWhole(path, header as Entry, f)),
      },
      proof(`app.asar is smaller than ${LARGEST / 2 ** 20} MB (${(statSync(path).size / 2 ** 20).toFixed(2)} MB)`, {
        size: statSync(path).size < LARGEST,
      }),
      provePackage(path),
    ],
  };
}

/** The page's builder names files `name-digest.ending`, the digest being eight letters, digits, `-` or `_`. */
export const withoutDigest = (file: string) => file.replace(/^(out\/renderer\/assets\/.+)-[\w-]{8}(\.\w+)$/, '$1-#$2');

function proveList(files: readonly string[], rewrite: boolean): Proof {
  const now = files.map(withoutDigest).sort();
  if (rewrite) writeFileSync(LIST, `${now.join('\n')}\n`);
  const listed = readFileSync(LIST, 'utf8').trim().split('\n');
  const extra = without(now, listed).map((file) => `not on the list: ${file}`);
  const gone = without(listed, now).map((file) => `on the list and not there: ${file}`);
  const hint = extra.length + gone.length > 0 ? [`rewrite ${LIST} by: npm run package -- --check --list`] : [];
  return { name: `it holds exactly the ${listed.length} files of the list`, wrong: [...extra, ...gone, ...hint] };
}

/** What is in `some` more often than in `others`: two files may differ in their digest alone. */
function without(some: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return some.filter((file) => {
    const at = left.indexOf(file);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function entryAt(header: Entry, path: string): Entry | undefined {
  return path.split('/').reduce<Entry | undefined>((at, name) => at?.files?.[name], header);
}

function isWhole(archive: string, header: Entry, file: string): boolean {
  const entry = entryAt(header, file);
  const bytes = extractFile(archive, file);
  return entry?.integrity?.hash === createHash('sha256').update(bytes).digest('hex') && entry.size === bytes.length;
}

function provePackage(archive: string): Proof {
  const packed = JSON.parse(extractFile(archive, 'package.json').toString()) as Record<string, unknown>;
  return proof('its package.json names what is started, and no tools', {
    'main is out/main.js': packed.main === 'out/main.js',
    'no development dependencies': packed.devDependencies === undefined,
    'no scripts': packed.scripts === undefined,
  });
}
