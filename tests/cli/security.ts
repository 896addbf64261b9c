/**
 * `npm run security`: for each row of electron/SECURITY.md takes its line of code away (or puts the fourth
 * column in its place) as the tests load it, and sees the row's test fail. `-- WORDS` tries only rows with them.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { startVitest } from 'vitest/node';
import { common } from '../../build/vitest.common.ts';

const TABLE = 'electron/SECURITY.md';

export interface Row {
  readonly promise: string;
  readonly file: string;
  readonly line: string;
  readonly test: string;
  readonly testName: string;
  /** What takes the line's place: nothing, as a rule. */
  readonly instead: string;
}

/** The rows of the table. Throws at one that cannot be read. */
export function readRows(text: string): Row[] {
  const lines = text.split('\n').filter((line) => line.startsWith('| ') && !/^\| (Promise|-{3,}) /.test(line));
  return lines.map((line) => {
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
    const [, promise = '', code = '', test = '', trial = ''] = cells;
    const [, file, codeLine] = /^`([^`]+)` `(.+)`$/.exec(code.replaceAll('\\`', '\u0001')) ?? [];
    const [, testFile, testName] = /^`([^`]+)` (.+)$/.exec(test) ?? [];
    if (!file || !codeLine || !testFile || !testName) throw new Error(`a row that cannot be read: ${line}`);
    const instead = trial.replaceAll('\\`', '\u0001').replace(/^`|`$/g, '').replaceAll('\u0001', '`');
    return { promise, file, line: codeLine.replaceAll('\u0001', '`'), test: testFile, testName, instead };
  });
}

/** The text without its one line that reads so. Throws if there is none, or more than one. */
export function withoutLine(text: string, line: string, instead: string): string {
  const lines = text.split('\n');
  const at = lines.flatMap((one, i) => (one.trim() === line ? [i] : []));
  if (at.length !== 1) throw new Error(`${at.length} lines read: ${line}`);
  return lines.map((one, i) => (i === at[0] ? instead : one)).join('\n');
}

/** Changes the row's file as it is loaded; nothing on the disk is touched. */
function trial({ file, line, instead }: Row): Plugin {
  const path = resolve(file).replaceAll('\\', '/');
  return {
    name: 'trial',
    enforce: 'pre',
    load: (id) => (id.split('?')[0] === path ? withoutLine(readFileSync(path, 'utf8'), line, instead) : null),
  };
}

/** Whether the row's test fails without its line. */
async function fails(row: Row): Promise<boolean> {
  const pattern = row.testName.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const options = { ...common.test, watch: false, testNamePattern: pattern, reporters: [() => ({})], config: false };
  const vitest = await startVitest('test', [row.test], options as never, { ...common, plugins: [trial(row)] });
  const modules = vitest.state.getTestModules();
  await vitest.close();
  const tests = modules.flatMap((module) => [...module.children.allTests()]).map((test) => test.result().state);
  return tests.includes('failed');
}

if (process.argv[1]?.replaceAll('\\', '/').endsWith('cli/security.ts')) {
  const words = process.argv.slice(2).join(' ');
  const rows = readRows(readFileSync(TABLE, 'utf8')).filter((row) => JSON.stringify(row).includes(words));
  const unheld: Row[] = [];
  for (const row of rows) {
    withoutLine(readFileSync(row.file, 'utf8'), row.line, row.instead);
    const held = await fails(row);
    if (!held) unheld.push(row);
    console.log(`${held ? 'held  ' : 'UNHELD'}  ${row.promise}`);
  }
  console.log(`${rows.length - unheld.length} of ${rows.length} promises are held by their tests`);
  process.exitCode = unheld.length === 0 ? 0 : 1;
}
