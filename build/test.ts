/** `npm test`: every check there is, the quick ones first; `--quick` (`npm run check`) stops after those. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstallChromium, HOW_TO_INSTALL } from './chromium.ts';

interface Stage {
  readonly name: string;
  readonly script: string;
  readonly quick: boolean;
  /** Where the runner leaves its report, and how the numbers of tests are read from it. */
  readonly report?: { readonly file: string; readonly count: (report: never) => Count };
  /** A sentence if the stage cannot run here. */
  readonly missing?: () => string | null;
}

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const REPORTS = 'test-results';
const byVitest = (report: { numPassedTests: number; numFailedTests: number }): Count => {
  return { passed: report.numPassedTests, failed: report.numFailedTests };
};
const byPlaywright = ({ stats }: { stats: { expected: number; unexpected: number; flaky: number } }): Count => {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
};
const noBrowser = () => (findOrInstallChromium() === null ? HOW_TO_INSTALL : null);

const STAGES: readonly Stage[] = [
  { name: 'types', script: 'types', quick: true },
  { name: 'lint and format', script: 'lint', quick: true },
  { name: 'arrows', script: 'arrows', quick: true },
  { name: 'unused code', script: 'unused', quick: true },
  {
    name: 'unit tests, scenarios and laws',
    script: 'unit',
    quick: true,
    report: { file: 'unit.json', count: byVitest },
  },
  { name: 'build', script: 'build', quick: false },
  { name: 'packages for three platforms', script: 'package:check', quick: false },
  {
    name: 'faults, kills and whole programs',
    script: 'durability',
    quick: false,
    report: { file: 'long.json', count: byVitest },
  },
  {
    name: 'end to end in Chromium',
    script: 'e2e',
    quick: false,
    report: { file: 'e2e.json', count: byPlaywright },
    missing: noBrowser,
  },
  { name: 'weight of the page', script: 'budgets', quick: false },
];

/** Runs a stage; answers its line of the summary, and how many tests it ran. */
function run({ name, script, report, missing }: Stage): Count & { ok: boolean; line: string } {
  const from = Date.now();
  const why = missing?.() ?? null;
  if (why !== null) console.error(why);
  const file = report === undefined ? null : join(REPORTS, report.file);
  if (file !== null) rmSync(file, { force: true });
  const ok = why === null && succeeds(script);
  const counted =
    file !== null && existsSync(file) ? report?.count(JSON.parse(readFileSync(file, 'utf8')) as never) : null;
  const { passed, failed } = counted ?? { passed: 0, failed: 0 };
  const seconds = ((Date.now() - from) / 1000).toFixed(0);
  return { ok, passed, failed, line: `${ok ? 'passed' : 'FAILED'}  ${name} (${seconds} s)` };
}

function succeeds(script: string): boolean {
  const windows = process.platform === 'win32';
  const npm = windows ? 'npm.cmd' : 'npm';
  return spawnSync(npm, ['run', '--silent', script], { stdio: 'inherit', shell: windows }).status === 0;
}

const quick = process.argv.includes('--quick');
const lines: string[] = [];
let [passed, failed, ok] = [0, 0, true];
for (const stage of STAGES.filter((one) => one.quick || !quick)) {
  const done = run(stage);
  lines.push(done.line);
  passed += done.passed;
  failed += done.failed;
  ok = done.ok;
  if (!ok) break;
}
console.log(`\n${lines.join('\n')}`);
console.log(ok ? 'all passed' : 'FAILED');
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = ok ? 0 : 1;
