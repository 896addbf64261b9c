/**
 * Golden playthroughs: a seeded match of every ready-made table of every game goes as it always went. Where
 * a rule was changed on purpose, `npm run playthroughs` writes them anew; the difference is then reviewed.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { catalogue } from '../../../core/index.ts';
import { fileOf, playthrough, tablesOf } from './playthrough.ts';

const tables = catalogue.flatMap(({ game }) => tablesOf(game));

it.each(tables.map((table) => [fileOf(table), table] as const))('%s is played as ever', (file, table) => {
  expect(existsSync(file), 'it is missing: npm run playthroughs').toBe(true);
  expect(playthrough(table)).toBe(readFileSync(file, 'utf8'));
});

it('no playthrough is left of a table that is gone', () => {
  const kept = readdirSync('tests/core/playthroughs').filter((name) => name.endsWith('.golden.txt'));
  expect(kept.sort()).toEqual(tables.map((table) => fileOf(table).split('/').at(-1)).sort());
});
