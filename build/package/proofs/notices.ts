/** The licences of all that ships lie beside the app: ours of others' packages, Electron's and Chromium's own. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedPackages } from '../notices.ts';
import { type Proof, proof } from './proof.ts';

export function proveNotices(platform: string, resources: string, beside: string | null): Proof {
  const file = join(resources, 'THIRD-PARTY-NOTICES.txt');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const named = shippedPackages().map(({ name, version }) => [`${name} is named`, text.includes(`${name} ${version}`)]);
  return proof(`${platform}: licences of all that ships`, {
    ...Object.fromEntries(named),
    'Electron’s': beside === null || existsSync(join(beside, 'LICENSE.electron.txt')),
    'Chromium’s': beside === null || existsSync(join(beside, 'LICENSES.chromium.html')),
  });
}
