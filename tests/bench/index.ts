/**
 * `npm run bench [-- SECTION…] [--json]`: figures as ratios against references timed in the same run, each
 * beside its goal. Exit 0: all goals hold; 1: some do not; 2: there is no such section.
 */
import type { Figure, Section } from './figure.ts';

/** Each section is loaded when it is asked for: `page` brings a browser along. */
const sections: Readonly<Record<string, () => Promise<Section>>> = {
  core: async () => (await import('./core.ts')).core,
  players: async () => (await import('./players.ts')).players,
  saves: async () => (await import('./saves.ts')).saves,
  size: async () => (await import('./size.ts')).size,
  page: async () => (await import('./page.ts')).page,
};

const json = process.argv.includes('--json');
const asked = process.argv.slice(2).filter((arg) => arg !== '--json');

function print({ name, value, unit, ratio, goal, bound, holds, reference }: Figure): void {
  const shown = value >= 1e5 ? value.toExponential(2) : value.toPrecision(3);
  const limit = `goal ${bound === 'least' ? '≥' : '≤'} ${goal}`;
  console.log(
    `${name.padEnd(22)} ${shown} ${unit}  ratio ${ratio.toFixed(3)}, ${limit} ${holds ? 'holds' : 'MISSED'}  (${reference})`,
  );
}

async function main(): Promise<number> {
  const unknown = asked.find((name) => sections[name] === undefined);
  if (unknown !== undefined) {
    console.error(`There is no section ${unknown}; there are ${Object.keys(sections).join(', ')}.`);
    return 2;
  }
  const figures: Figure[] = [];
  for (const [name, load] of Object.entries(sections)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const measured = await (await load()).measure();
    figures.push(...measured);
    if (!json) measured.forEach(print);
  }
  if (json) console.log(JSON.stringify({ figures }));
  return figures.every(({ holds }) => holds) ? 0 : 1;
}

process.exitCode = await main();
