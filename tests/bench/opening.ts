/**
 * `saves/open`: how long a match of five hundred actions takes from its file to its table, against the plain
 * replay of its moves in core; each in a program that has just begun.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CatalogueEntry, catalogue } from '../../core/index.ts';
import { advance, begin, type Match } from '../../core/kit/match.ts';
import { readOptions } from '../../core/kit/options.ts';
import { pick, seeded } from '../../core/kit/rng.ts';
import { openServices } from '../../electron/services/services.ts';
import { directThinker } from '../../electron/services/thinker.ts';
import { type Figure, figure, percentile } from './figure.ts';

const ACTIONS = 500;
const ROUNDS = 9;
const MOST_TIMES_REPLAY = 3;
const SEED = 'a long match';
const uno = (catalogue[0] as CatalogueEntry).game;
const OPTIONS = { target: 500 };

const opened = (folder: string) =>
  openServices({ folder, catalogue, appVersion: '0', thinker: directThinker(catalogue) });

/** A match of UNO between two people who play at random. */
function longMatch(): Match {
  const read = readOptions(uno.options, OPTIONS, 2);
  if (!read.ok) throw new Error('these are no options of UNO');
  let { match } = begin(uno, { seats: 2, options: read.options }, SEED);
  const rng = seeded(SEED);
  while (match.moves.length < ACTIONS) {
    const [seat = 0] = uno.awaiting(match.state);
    const after = advance(match, seat, pick(rng, uno.legal(match.state, seat)));
    if (!after.ok) throw new Error(after.refusal);
    match = after.match;
  }
  return match;
}

async function keep(folder: string, match: Match): Promise<string> {
  const services = await opened(folder);
  const person = { kind: 'human', profile: null } as const;
  const seats = [
    { ...person, name: 'Ana', colour: 'coral' },
    { ...person, name: 'Bruno', colour: 'sky' },
  ];
  const { table } = await services.matches.begin({ game: 'uno', seats, options: OPTIONS, seed: SEED });
  for (const [ply, { seat, action }] of match.moves.entries()) {
    const written = uno.notation.write(action);
    await services.matches.play({ id: table.id, ply, as: seat, seat, action: written });
  }
  await services.close();
  return table.id;
}

/** Milliseconds of one way in a program of its own: a match is opened once, by code that has not run before. */
function once(way: 'replay' | 'open', folder: string, id: string): number {
  const run = spawnSync(process.execPath, ['--import', 'tsx', 'tests/bench/opening-once.ts', way, folder, id], {
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return Number(run.stdout);
}

async function compare(folder: string): Promise<Figure> {
  const id = await keep(folder, longMatch());
  const times = { replay: [] as number[], open: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    times.replay.push(once('replay', folder, id));
    times.open.push(once('open', folder, id));
  }
  const [value, plain] = [percentile(times.open, 0.5), percentile(times.replay, 0.5)];
  const reference = `replay of its ${ACTIONS} moves in core, ${plain.toFixed(1)} ms`;
  const ratio = value / plain;
  return figure({ name: 'saves/open', value, unit: 'ms', reference, ratio, goal: MOST_TIMES_REPLAY, bound: 'most' });
}

export async function measureOpening(): Promise<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'quadrille-opening-'));
  try {
    return await compare(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
