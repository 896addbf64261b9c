/**
 * `npm run sim -- --game G --players A,B [--seats N] [--games N] [--seed S] [--rules R] [--random-options]
 * [--playouts N] [--log FILE] [--json]`: plays matches between computer players without a screen;
 * `--replay FILE` plays the log of one again. Exit 0: no invariant broken; 1: one is, with its seed and log in a
 * file; 2: bad arguments.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import type { Setup } from '../../core/kit/game.ts';
import { advance, begin, type Match, toForm } from '../../core/kit/match.ts';
import { readOptions } from '../../core/kit/options.ts';
import { randomOptions } from '../../core/kit/random-options.ts';
import { below, seeded } from '../../core/kit/rng.ts';
import type { AnyPlayer } from '../../core/players/player.ts';
import { random } from '../../core/players/random.ts';
import type { Collector } from '../../core/players/survey.ts';
import { type Played, type TournamentReport, tournament } from '../../core/players/tournament.ts';
import { allEntries, allGames } from './games.ts';
import { printSurvey } from './print-survey.ts';
import { replayFile } from './replay.ts';

class BadArgument extends Error {}

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    players: { type: 'string' },
    level: { type: 'string' },
    seats: { type: 'string' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    rules: { type: 'string' },
    playouts: { type: 'string', default: '1000' },
    log: { type: 'string' },
    replay: { type: 'string' },
    'random-options': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});

function count(name: string, text: string): number {
  const n = Number(text);
  if (!Number.isInteger(n) || n < 1) throw new BadArgument(`--${name} must be a whole number above 0, not ${text}.`);
  return n;
}

const entry = () => {
  const found = allEntries.find((e) => e.game.id === values.game);
  if (found === undefined)
    throw new BadArgument(`--game must be one of ${allEntries.map((e) => e.game.id).join(', ')}.`);
  return found;
};

function playerOf(name: string): AnyPlayer {
  const { game, players } = entry();
  const found = [...players, random].find((player) => player.level === name);
  if (found === undefined) {
    const known = [...players.map((p) => p.level), 'random'].join(', ');
    throw new BadArgument(`${game.id} has no player ${name}; it has ${known}.`);
  }
  return found;
}

/** The names in seat order: the list, or one name at every seat. */
function seating(): string[] {
  const list = (values.players ?? values.level ?? 'random').split(',').map((name) => name.trim());
  const seats =
    values.seats === undefined ? Math.max(list.length, entry().game.seats.min) : count('seats', values.seats);
  if (list.length !== 1 && list.length !== seats) throw new BadArgument(`${list.length} players for ${seats} seats.`);
  return Array.from({ length: seats }, (_, seat) => list[seat % list.length] as string);
}

function rulesFor(seats: number, draw: string): object {
  const { game } = entry();
  if (values['random-options']) return randomOptions(game.options, seats, seeded(`options ${draw}`));
  const read = readOptions(game.options, values.rules === undefined ? undefined : parse(values.rules), seats);
  if (!read.ok) throw new BadArgument(read.faults.map((fault) => fault.sentence).join(' '));
  return read.options;
}

/** `collector` notes each match; `setups` are gone through instead of the one table of options. */
interface Running {
  readonly collector?: Collector | undefined;
  readonly setups?: readonly Setup<object>[];
}

function run(
  names: readonly string[],
  games: number,
  seed: string,
  options: object,
  { collector, setups = [] }: Running = {},
): TournamentReport {
  return tournament({
    game: entry().game,
    setup: { seats: names.length, options },
    setups,
    onMatch: (played) => collector?.note(played),
    players: names.map(playerOf),
    names,
    games,
    seed,
    budget: { playouts: count('playouts', values.playouts) },
    clock: () => performance.now(),
  });
}

/** With random options each match has its own table, and its own number of seats unless that is given. */
function runRandomOptions(games: number): TournamentReport[] {
  const { min, max } = entry().game.seats;
  const fixed = values.seats !== undefined || (values.players ?? '').includes(',') ? seating() : null;
  const name = (values.players ?? values.level ?? 'random').split(',')[0] as string;
  return Array.from({ length: games }, (_, i) => {
    const seed = `${values.seed}/${i}`;
    const seats = min + below(seeded(`seats ${seed}`), max - min + 1);
    const names = fixed ?? Array.from({ length: seats }, () => name);
    return run(names, 1, seed, rulesFor(names.length, seed));
  });
}

/** The match as far as it went, as a file the app and the tests can replay. */
function logOf(played: Played): string {
  let match: Match = begin(entry().game, played.setup, played.seed).match;
  for (const { seat, action } of played.moves) {
    const after = advance(match, seat, action);
    if (after.ok) match = after.match;
  }
  return `${JSON.stringify({ ...toForm(match), faults: played.faults }, null, 2)}\n`;
}

const percent = (x: number) => `${(100 * x).toFixed(1)} %`;

function print(report: TournamentReport): void {
  for (const p of report.players) {
    console.log(`${p.name.padEnd(8)} ${p.wins} wins, ${percent(p.share)} (${percent(p.low)} – ${percent(p.high)})`);
  }
  console.log(`by seat  ${report.seats.map(percent).join('  ')}`);
  console.log(
    `endings  ${Object.entries(report.by)
      .map(([by, n]) => `${by} ${n}`)
      .join(', ')}`,
  );
  const { p50, p95, max } = report.decisionMs;
  console.log(
    `${report.actionsPerGame.toFixed(1)} actions a match; decisions ${p50.toFixed(2)} ms p50, ${p95.toFixed(2)} p95, ${max.toFixed(1)} max`,
  );
  console.log(`${report.games} matches, ${report.broken} with a broken invariant`);
}

function reportBroken(report: TournamentReport): void {
  const played = report.firstBroken;
  if (played === null) return;
  const file = values.log ?? `broken-${values.game}-${played.seed.replaceAll('/', '-')}.json`;
  writeFileSync(file, logOf(played));
  console.error(`${values.game}: ${played.faults[0]} (seed ${played.seed}; log in ${file})`);
}

function main(): number {
  if (values.replay !== undefined) return replayFile(allGames, values.replay);
  const games = count('games', values.games);
  if (values['random-options']) {
    const reports = runRandomOptions(games);
    const broken = reports.filter((r) => r.broken > 0);
    const first = broken[0];
    if (first?.firstBroken) reportBroken(first);
    const actions = reports.reduce((sum, r) => sum + r.actionsPerGame, 0) / games;
    if (values.json)
      console.log(JSON.stringify({ games, players: [], broken: broken.length, actionsPerGame: actions }));
    else
      console.log(
        `${games} matches over random options, ${actions.toFixed(1)} actions a match, ${broken.length} with a broken invariant`,
      );
    return broken.length === 0 ? 0 : 1;
  }
  const names = seating();
  const options = rulesFor(names.length, values.seed);
  const survey = entry().survey;
  const collector = survey?.begin();
  const setups = values.rules === undefined ? (survey?.setups({ seats: names.length, options }) ?? []) : [];
  const report = run(names, games, values.seed, options, { collector, setups });
  const tables = collector?.tables() ?? [];
  reportBroken(report);
  const { firstBroken: _, ...rest } = report;
  if (values.json) console.log(JSON.stringify(tables.length > 0 ? { ...rest, tables } : rest));
  else {
    print(report);
    printSurvey(tables);
  }
  return report.broken === 0 ? 0 : 1;
}

try {
  process.exitCode = main();
} catch (error) {
  if (!(error instanceof BadArgument)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
