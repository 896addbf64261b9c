/** Whether something built is still what its sources would give: by the content of the sources, not by times. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Product {
  /** Where the fingerprint of the sources is kept. */
  readonly stamp: string;
  /** Files and folders it is made from. */
  readonly sources: readonly string[];
  /** What must be there, or it is not fresh whatever the stamp says. */
  readonly results: readonly string[];
}

/** Makes a product if its sources have changed since, and stamps it. True if it was made. */
export async function refresh(product: Product, make: () => Promise<void>): Promise<boolean> {
  const now = fingerprintOf(product.sources);
  const { stamp, results } = product;
  if (results.every((path) => existsSync(path)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now)
    return false;
  await make();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
  return true;
}

/** A digest of the names and contents of all files in some places; a place that is missing counts as empty. */
export function fingerprintOf(places: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of places.flatMap(filesIn)) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function filesIn(place: string): string[] {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesIn(join(place, name)));
}
