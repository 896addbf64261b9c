/**
 * The files of the built renderer, listed once: a request is looked up in the list by its exact path,
 * so there is no path to traverse. Both shells serve from such a list and from nothing else.
 */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.wav': 'audio/wav',
  '.ogg': 'audio/ogg',
  '.mp3': 'audio/mpeg',
  '.txt': 'text/plain; charset=utf-8',
};

export interface Asset {
  readonly type: string;
  read(): Promise<Buffer>;
}

/** Asset by the path of its address, `/` for the page itself. */
export type Assets = ReadonlyMap<string, Asset>;

/** Lists a folder and those below it; files of kinds that no page of ours uses are left out. */
export function listAssets(folder: string): Assets {
  const assets = new Map<string, Asset>();
  const walk = (inside: string) => {
    for (const entry of readdirSync(join(folder, inside), { withFileTypes: true })) {
      const path = `${inside}/${entry.name}`;
      const type = TYPES[extname(entry.name)];
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile() && type !== undefined) {
        assets.set(path, { type, read: () => readFile(join(folder, path)) });
      }
    }
  };
  walk('');
  const page = assets.get('/index.html');
  if (page !== undefined) assets.set('/', page);
  return assets;
}
