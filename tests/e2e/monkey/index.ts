/**
 * `npm run monkey -- [--minutes N] [--seed S]`: a random user on tables of all sorts until the time is
 * over, 200 actions between two looks whether the table still works. Exit 1: one was stuck, or the page
 * complained; the seed and what was done are printed.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '5' }, seed: { type: 'string', default: '1' } },
});
const minutes = Number(values.minutes);
if (!(minutes > 0)) {
  console.error(`--minutes must be a number above 0, not ${values.minutes}.`);
  process.exitCode = 2;
} else {
  const env = { ...process.env, MONKEY_MINUTES: String(minutes), MONKEY_SEED: values.seed };
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'build/playwright.config.ts', 'monkey'];
  process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1;
}
