/** Every scenario file is run; every refusal code of every game occurs in one. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runScenario } from '../../core/kit/scenario.ts';
import { allGames } from '../cli/games.ts';
import { readScenarios } from '../cli/read-scenarios.ts';

const folder = 'tests/scenarios';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => join(folder, name));
const documents = files.flatMap(readScenarios);

describe.each(files)('%s', (file) => {
  for (const { line, value } of documents.filter((d) => d.file === file)) {
    it(`${line}: ${(value as { name?: string }).name}`, () => {
      expect(runScenario(allGames, value).diff).toEqual([]);
    });
  }
});

describe.each(allGames.map((game) => [game.id, game] as const))('the scenarios of %s', (id, game) => {
  it('show every refusal code', () => {
    const own = documents.filter((d) => (d.value as { game?: string }).game === id);
    const shown = new Set(own.flatMap((d) => runScenario(allGames, d.value).refused));
    expect(game.refusals.filter((code) => !shown.has(code))).toEqual([]);
  });
});
