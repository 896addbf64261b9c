/** `npm test`: every check there is, the quick ones first; `--quick` (`npm run check`) stops after those. */
import { spawnSync } from 'node:child_process';

interface Stage {
  readonly name: string;
  readonly script: string;
  readonly quick: boolean;
}

const STAGES: readonly Stage[] = [
  { name: 'types', script: 'types', quick: true },
  { name: 'lint and format', script: 'lint', quick: true },
  { name: 'arrows', script: 'arrows', quick: true },
  { name: 'unused code', script: 'unused', quick: true },
  { name: 'unit tests, scenarios and laws', script: 'unit', quick: true },
];

const quick = process.argv.includes('--quick');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const done: string[] = [];
for (const { name, script } of STAGES.filter((stage) => stage.quick || !quick)) {
  const from = Date.now();
  const { status } = spawnSync(npm, ['run', '--silent', script], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const seconds = ((Date.now() - from) / 1000).toFixed(0);
  done.push(`${status === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
  if (status !== 0) process.exitCode = 1;
  if (status !== 0) break;
}
console.log(`\n${done.join('\n')}`);
console.log(process.exitCode === 1 ? 'FAILED' : 'all passed');
