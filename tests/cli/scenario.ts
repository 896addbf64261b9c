/**
 * `npm run scenario -- FILE… [--json]`: runs scenario files. Exit 0: all hold; 1: some do not; 2: a
 * file cannot be read, with its line.
 */
import { runScenario, type ScenarioOutcome } from '../../core/kit/scenario.ts';
import { ScenarioError } from '../../core/kit/scenario-words.ts';
import { allGames } from './games.ts';
import { MalformedFile, readScenarios, type ScenarioDocument } from './read-scenarios.ts';

const files = process.argv.slice(2).filter((arg) => arg !== '--json');
const json = process.argv.includes('--json');

function run(document: ScenarioDocument): ScenarioOutcome {
  try {
    return runScenario(allGames, document.value);
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    throw new MalformedFile(`${document.file}:${document.lineOf(error.key)}: ${error.message}`);
  }
}

function main(): number {
  if (files.length === 0) {
    console.error('usage: npm run scenario -- FILE… [--json]');
    return 2;
  }
  let passed = 0;
  let failed = 0;
  for (const file of files) {
    for (const document of readScenarios(file)) {
      const outcome = run(document);
      if (outcome.passed) passed++;
      else failed++;
      if (json) console.log(JSON.stringify({ file, line: document.line, ...outcome }));
      else
        console.log(
          `${outcome.passed ? 'ok' : 'FAIL'} ${outcome.name}${outcome.diff.map((d) => `\n     ${d}`).join('')}`,
        );
    }
  }
  if (!json) console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

try {
  process.exitCode = main();
} catch (error) {
  if (!(error instanceof MalformedFile) && (error as NodeJS.ErrnoException).code === undefined) throw error;
  console.error((error as Error).message);
  process.exitCode = 2;
}
