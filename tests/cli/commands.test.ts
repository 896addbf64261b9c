/** What the command-line tools print and how they exit, also when they are used wrongly. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const SLOW = 180_000;
const TOOLS = { scenario: 'tests/cli/scenario.ts', sim: 'tests/cli/sim.ts', bench: 'tests/bench/index.ts' };

// Below the project, so that what the tools import from packages is found.
mkdirSync('test-results', { recursive: true });
const folder = mkdtempSync(join('test-results', 'commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Each tool is put into one file once: to read its sources anew takes longer than what it is asked here. */
beforeAll(
  () =>
    build({
      entryPoints: TOOLS,
      outdir: folder,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
    }),
  SLOW,
);

function run(tool: keyof typeof TOOLS, ...args: readonly string[]) {
  return spawnSync(process.execPath, [join(folder, `${tool}.mjs`), ...args], { encoding: 'utf8' });
}

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const scenario = (...args: readonly string[]) => run('scenario', ...args);
const sim = (...args: readonly string[]) => run('sim', ...args);

const GOOD = `name: A card of the colour follows
game: uno
given: { hands: [[r1, b1], [y1]], discard: [r7] }
when: [{ seat: 0, play: r1 }]
then: { turn: 1 }
`;

describe('npm run scenario', () => {
  it(
    'prints a line for each scenario and the count, and exits with 0 where all hold',
    () => {
      const { status, stdout } = scenario(file('good.yaml', GOOD));
      expect(stdout).toBe('ok A card of the colour follows\n1 passed, 0 failed\n');
      expect(status).toBe(0);
    },
    SLOW,
  );

  it(
    'prints what differs, and exits with 1 where one does not hold',
    () => {
      const { status, stdout } = scenario(file('bad.yaml', `${GOOD}---\n${GOOD.replace('turn: 1', 'turn: 0')}`));
      expect(stdout).toContain('FAIL A card of the colour follows\n     then.turn: the value is 1, not 0');
      expect(stdout).toContain('1 passed, 1 failed');
      expect(status).toBe(1);
    },
    SLOW,
  );

  it.each([
    ['an unknown card', GOOD.replace('y1', 'y11'), /:3: given\.hands\[1\]\[0\]: must be a card/],
    ['an unknown key', GOOD.replace('discard', 'discards'), /:3: given\.discards: is not one of/],
    ['a card too often', GOOD.replace('[y1]', '[b1, b1]'), /:3: given\.hands\[1\]: names a card more often/],
    ['what is no YAML', 'name: [', /:\d+: /],
  ])(
    'names the line of %s and exits with 2',
    (_what, text, message) => {
      const { status, stderr } = scenario(file('malformed.yaml', text));
      expect(stderr).toMatch(message);
      expect(status).toBe(2);
    },
    SLOW,
  );

  it(
    'prints an object for each scenario on demand',
    () => {
      const { stdout } = scenario(file('good.yaml', GOOD), '--json');
      expect(JSON.parse(stdout)).toMatchObject({ name: 'A card of the colour follows', passed: true, line: 1 });
    },
    SLOW,
  );
});

describe('npm run sim', () => {
  it(
    'prints who won with intervals, lengths, times and broken invariants on its last line',
    () => {
      const { status, stdout } = sim(
        '--game',
        'uno',
        '--players',
        'normal,source',
        '--games',
        '20',
        '--seed',
        '3',
        '--rules',
        'seed',
        '--json',
      );
      const report = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
      expect(report).toMatchObject({
        games: 20,
        broken: 0,
        players: [
          { seat: 0, name: 'normal' },
          { seat: 1, name: 'source' },
        ],
      });
      for (const { wins, share, low, high } of report.players) {
        expect(share).toBeCloseTo(wins / 20);
        expect(low).toBeLessThanOrEqual(share);
        expect(high).toBeGreaterThanOrEqual(share);
      }
      expect(report.actionsPerGame).toBeGreaterThan(20);
      expect(report.decisionMs.p50).toBeLessThan(report.decisionMs.max);
      expect(status).toBe(0);
    },
    SLOW,
  );

  it(
    'repeats exactly for the same seed',
    () => {
      const args = [
        '--game',
        'uno',
        '--players',
        'easy,normal,source',
        '--games',
        '10',
        '--seed',
        'x',
        '--rules',
        '{preset: party, target: single}',
        '--json',
      ];
      const [one, two] = [sim(...args), sim(...args)].map(({ stdout }) => JSON.parse(stdout));
      expect({ ...one, decisionMs: null }).toEqual({ ...two, decisionMs: null });
    },
    SLOW,
  );

  it.each([
    [['--game', 'chess'], /--game must be one of .*uno/],
    [['--game', 'uno', '--players', 'champion,source'], /has no player champion/],
    [['--game', 'uno', '--games', '0'], /--games must be a whole number above 0/],
    [['--game', 'uno', '--rules', '{handSize: 99}'], /handSize must be a whole number from 3 to 10/],
    [['--game', 'uno', '--players', 'source,source', '--seats', '3'], /2 players for 3 seats/],
  ])(
    'says what is wrong with %j and exits with 2',
    (args, message) => {
      const { status, stderr } = sim(...args);
      expect(stderr).toMatch(message);
      expect(status).toBe(2);
    },
    SLOW,
  );
});

it(
  'npm run bench names the sections there are, and exits with 2 for another',
  () => {
    const { status, stderr } = run('bench', 'rockets');
    expect(stderr).toMatch(/no section rockets; there are core, players, saves, size, page\./);
    expect(status).toBe(2);
  },
  SLOW,
);
