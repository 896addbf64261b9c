/**
 * `npm run bench [-- SECTION…] [--json]`: figures as ratios against references timed in the same run, each
 * beside its goal. Exit 0: all goals hold; 1: some do not; 2: there is no such section.
 */
import { core } from './core.ts';
import type { Figure, Section } from './figure.ts';

const sections: readonly Section[] = [core];

const json = process.argv.includes('--json');
const asked = process.argv.slice(2).filter((arg) => arg !== '--json');

function print({ name, value, unit, ratio, goal, holds, reference }: Figure): void {
  const figure = `${name.padEnd(18)} ${value.toExponential(2)} ${unit}`;
  console.log(`${figure}  ratio ${ratio.toFixed(3)}, goal ${goal} ${holds ? 'holds' : 'MISSED'}  (${reference})`);
}

async function main(): Promise<number> {
  const unknown = asked.find((name) => !sections.some((section) => section.name === name));
  if (unknown !== undefined) {
    console.error(`There is no section ${unknown}; there are ${sections.map(({ name }) => name).join(', ')}.`);
    return 2;
  }
  const figures: Figure[] = [];
  for (const section of sections) {
    if (asked.length === 0 || asked.includes(section.name)) figures.push(...(await section.measure()));
  }
  if (json) console.log(JSON.stringify({ figures }));
  else for (const figure of figures) print(figure);
  return figures.every(({ holds }) => holds) ? 0 : 1;
}

process.exitCode = await main();
