/**
 * A new game is one folder and one line in each catalogue: the toy game is added so to a copy of the project,
 * which is then type-checked and plays it. The copy holds what the core and its tools need; the renderer's half
 * is added by its own steps in `STEPS` once there is a renderer's catalogue.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const SLOW = 180_000;
const COPIED = ['package.json', 'tsconfig.json', 'core', 'tests/tsconfig.json', 'tests/cli', 'tests/scenarios/highest'];

/** What somebody does who adds the game. */
const STEPS: readonly ((project: string) => void)[] = [
  (project) => cpSync('tests/toy/core', join(project, 'core/games/highest'), { recursive: true }),
  (project) => {
    edit(join(project, 'core/index.ts'), [
      [/^import/m, "import { highest } from './games/highest/highest.ts';\nimport"],
      [/(catalogue: readonly CatalogueEntry\[\] = \[)/, '$1\n  { game: highest, players: [] },'],
    ]);
  },
];

let project = '';

function edit(file: string, changes: readonly [RegExp, string][]): void {
  let text = readFileSync(file, 'utf8');
  for (const [place, by] of changes) {
    if (!place.test(text)) throw new Error(`${file} has no ${place}`);
    text = text.replace(place, by);
  }
  writeFileSync(file, text);
}

/** Runs a script of the copy there and returns what it printed, with its exit code if that is not 0. */
function run(script: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { cwd: project, encoding: 'utf8' });
  return status === 0 ? stdout : `exit ${status}: ${stdout}${stderr}`;
}

const tsx = join('node_modules', 'tsx', 'dist', 'cli.mjs');
const tsc = join('node_modules', '@typescript', 'native', 'bin', 'tsc');

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'add-a-game-'));
  for (const path of COPIED) cpSync(path, join(project, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'), 'junction');
  // The tools of the copy know the catalogue alone, not the toy game of the tests.
  edit(join(project, 'tests/cli/games.ts'), [
    [/^import \{ highest \}.*\n/m, ''],
    [/, \{ game: highest, players: \[\] \}/, ''],
  ]);
  for (const step of STEPS) step(project);
}, SLOW);

afterAll(() => rmSync(project, { recursive: true, force: true }));

describe('a game added by one folder and one line', () => {
  it(
    'is type-checked with the core',
    () => {
      expect(run(tsc, '-p', 'core')).toBe('');
    },
    SLOW,
  );

  it(
    'is simulated',
    () => {
      const report = JSON.parse(run(tsx, 'tests/cli/sim.ts', '--game', 'highest', '--games', '40', '--json'));
      expect(report).toMatchObject({ games: 40, broken: 0 });
    },
    SLOW,
  );

  it(
    'passes its scenarios',
    () => {
      expect(run(tsx, 'tests/cli/scenario.ts', 'tests/scenarios/highest/points.yaml')).toMatch(/ 0 failed/);
    },
    SLOW,
  );
});
