/** Names and licence texts of everything by others that ships inside app.asar. Electron and Chromium bring their own. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Shipped {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** The licence's own words, as the package brings them. */
  readonly text: string;
}

/** Licences under which others' work may ship here. */
export const ALLOWED: readonly string[] = [
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'OFL-1.1',
  'Python-2.0',
  'BlueOak-1.0.0',
];

interface Locked {
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly peer?: boolean;
}

/** Every package that is not for development only, by the lock file. */
export function shippedPackages(project = '.'): Shipped[] {
  const { packages } = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const places = Object.entries(packages).filter(([place, { dev }]) => place !== '' && dev !== true);
  const there = places.map(([place]) => join(project, place)).filter((place) => existsSync(place));
  return there.map(describe).sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version));
}

function describe(folder: string): Shipped {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.|$)/i.test(entry));
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim();
  return { name, version, licence: license ?? 'unknown', text };
}

/** What is wrong with shipping these: a licence not allowed. */
export function complaints(shipped: readonly Shipped[]): string[] {
  const strangers = shipped.filter(({ licence }) => !ALLOWED.includes(licence));
  return strangers.map(
    ({ name, licence }) => `${name} is under ${licence}, which is not on the list of allowed licences`,
  );
}

/** The file that ships. */
export function noticesText(shipped: readonly Shipped[]): string {
  const head = 'Quadrille contains the work of others, with thanks. Each is named here with its licence.\n';
  const parts = shipped.map(({ name, version, licence, text }) => {
    const words = text === '' ? `Its package says: ${licence}, and brings no text.` : text;
    return `${'-'.repeat(78)}\n${name} ${version} (${licence})\n\n${words}\n`;
  });
  return [head, ...parts].join('\n');
}
