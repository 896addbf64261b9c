/**
 * A seeded random match as readable text: for each ply what was legal, what was played, what was told (and
 * to whom more), and how the spectator's and the mover's view changed by it.
 */
import type { AnyGame, Move, Seat, Told } from '../../../core/kit/game.ts';
import { randomMove } from '../../../core/kit/laws.ts';
import { advance, begin, type Match } from '../../../core/kit/match.ts';
import { readOptions } from '../../../core/kit/options.ts';
import { same } from '../../../core/kit/plain.ts';
import { seeded } from '../../../core/kit/rng.ts';

const PLIES = 40;
const json = (value: unknown) => JSON.stringify(value);

export interface Table {
  readonly game: AnyGame;
  readonly preset: string;
  readonly seats: number;
}

/** The tables that have a playthrough: every preset of a game, with ever more seats. */
export function tablesOf(game: AnyGame): Table[] {
  const { min, max } = game.seats;
  return Object.keys(game.options.presets).map((preset, i) => ({ game, preset, seats: Math.min(max, min + i) }));
}

export function fileOf({ game, preset, seats }: Table): string {
  return `tests/core/playthroughs/${game.id}-${preset}-${seats}.golden.txt`;
}

export function playthrough({ game, preset, seats }: Table): string {
  const read = readOptions(game.options, preset, seats);
  if (!read.ok) throw new Error(read.faults.map(({ sentence }) => sentence).join(' '));
  const seed = `${game.id} ${preset}`;
  const rng = seeded(`playthrough ${seed}`);
  const first = begin(game, { seats, options: read.options }, seed);
  const lines = [`${game.id}, ${preset}, ${seats} seats, seed ${seed}`, ...first.told.map(toldLine)];
  for (const seat of [null, ...seatsOf(seats)])
    lines.push(`view of ${name(seat)}: ${json(game.view(first.match.state, seat))}`);
  let { match } = first;
  for (let ply = 1; ply <= PLIES && game.result(match.state) === null; ply++) {
    const step = plyOf(match, randomMove(game, match.state, rng));
    lines.push('', `${ply}. ${step.lines.join('\n')}`);
    match = step.match;
  }
  return `${lines.join('\n')}\n`;
}

function plyOf(match: Match, move: Move): { match: Match; lines: string[] } {
  const { game, setup } = match;
  const after = advance(match, move.seat, move.action);
  if (!after.ok) throw new Error(`a legal action is refused: ${after.refusal}`);
  const lines = [`seat ${move.seat}: ${game.notation.write(move.action)}`];
  for (const seat of seatsOf(setup.seats)) {
    const legal = game.legal(match.state, seat).map((action) => game.notation.write(action));
    if (legal.length > 0) lines.push(`   seat ${seat} could: ${legal.join(', ')}`);
  }
  lines.push(...after.told.map((one) => `   ${toldLine(one)}`));
  for (const seat of [null, move.seat]) {
    const change = changed(game.view(match.state, seat), game.view(after.match.state, seat));
    lines.push(`   new to ${name(seat)}: ${json(change)}`);
  }
  return { match: after.match, lines };
}

function seatsOf(seats: number): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

function name(seat: Seat | null): string {
  return seat === null ? 'a spectator' : `seat ${seat}`;
}

/** The event as all hear it, and as those hear it who may know more. */
function toldLine({ shared, secret }: Told): string {
  return secret === undefined
    ? `told ${json(shared)}`
    : `told ${json(shared)}, to ${secret.to.join(' and ')} ${json(secret.event)}`;
}

type Fields = Readonly<Record<string, unknown>>;
const isMap = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What of a view is not as it was, also inside the maps of a map or of a list; an unchanged one is empty. */
function changed(before: object, after: object): object {
  const old = before as Fields;
  const news = Object.entries(after).filter(([key, value]) => !same(old[key], value));
  return Object.fromEntries(news.map(([key, value]) => [key, changedValue(old[key], value)]));
}

function changedValue(was: unknown, value: unknown): unknown {
  if (isMap(was) && isMap(value)) return changed(was, value);
  const lists = Array.isArray(was) && Array.isArray(value) && was.length === value.length;
  return lists && [...was, ...value].every(isMap) ? value.map((one, i) => changed(was[i] as object, one)) : value;
}
