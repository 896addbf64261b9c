/**
 * A fifth game is one folder and one line in each half: made in a copy of the project, checked, played
 * and built there.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let copy = '';

const run = (args: readonly string[]) => {
  try {
    return execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${args.join(' ')}\n${stdout}\n${stderr}`);
  }
};
const edit = (file: string, change: (text: string) => string) => {
  const path = join(copy, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
};

/** A line of a catalogue: what is imported, and the entry in its list. */
const enter = (line: string, list: RegExp, entry: string) => (text: string) =>
  text.replace(/\nimport /, `\n${line}\nimport `).replace(list, (found) => `${found}${entry}, `);

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'quadrille-fifth-'));
  for (const part of ['core', 'electron', 'renderer', 'build', 'package.json', 'tsconfig.json']) {
    cpSync(part, join(copy, part), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  cpSync('tests/cli', join(copy, 'tests/cli'), { recursive: true });
  cpSync('tests/toy/core', join(copy, 'core/games/highest'), { recursive: true });
  cpSync('tests/toy/renderer', join(copy, 'renderer/games/highest'), { recursive: true });
  for (const name of readdirSync(join(copy, 'renderer/games/highest'))) {
    edit(join('renderer/games/highest', name), (text) => text.replaceAll("'../core/", "'../../../core/games/highest/"));
  }
  edit('tests/cli/games.ts', (text) =>
    text.replace(/^import \{ highest.*$/m, '').replace(/, \{ game: highest.*?\}/, ''),
  );
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('a fifth game', () => {
  it('is in the core with its folder and one line: it is checked and played', () => {
    edit(
      'core/index.ts',
      enter(
        "import { highest } from './games/highest/highest.ts';",
        /catalogue: .* = \[\s*/,
        '{ game: highest, players: [] }',
      ),
    );
    run(['node_modules/@typescript/native/bin/tsc', '-p', 'core']);
    const played = run([
      '--import',
      'tsx',
      'tests/cli/sim.ts',
      '--game',
      'highest',
      '--seats',
      '3',
      '--games',
      '20',
      '--json',
    ]);
    expect(JSON.parse(played.trim().split('\n').at(-1) ?? '')).toMatchObject({ games: 20, broken: 0 });
  });

  it('is on the table with its folder and one line: it is checked and built, in a piece of its own', () => {
    edit(
      'renderer/games/index.ts',
      enter("import { highest } from './highest/entry.tsx';", /games: .* = \[\s*/, 'highest'),
    );
    run(['node_modules/@typescript/native/bin/tsc', '-p', 'renderer']);
    run(['node_modules/vite/bin/vite.js', 'build', '--config', 'build/vite.config.ts', '--logLevel', 'warn']);
    const pieces = readdirSync(join(copy, 'out/renderer/assets')).filter((name) => name.endsWith('.js'));
    const holding = pieces.filter((name) =>
      readFileSync(join(copy, 'out/renderer/assets', name), 'utf8').includes('O meio da mesa'),
    );
    expect(holding).toHaveLength(1);
    const first = pieces.filter((name) =>
      readFileSync(join(copy, 'out/renderer/assets', name), 'utf8').includes('A maior carta ganha'),
    );
    expect(first).toHaveLength(1);
    expect(first).not.toEqual(holding);
  });
});
