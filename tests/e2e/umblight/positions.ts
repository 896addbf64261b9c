/**
 * Finds matches of Umblight that come to a wanted position: plays seeded duels and runs in the core, the
 * opposition as the easy computer player, and hands a match to the app as a file, as a person would who
 * kept one.
 */
import { easy } from '../../../core/games/umblight/players/easy.ts';
import { normal } from '../../../core/games/umblight/players/normal.ts';
import type { State } from '../../../core/games/umblight/state.ts';
import { umblight } from '../../../core/games/umblight/umblight.ts';
import type { Seat } from '../../../core/kit/game.ts';
import { begin, type Match } from '../../../core/kit/match.ts';
import { readOptions } from '../../../core/kit/options.ts';
import { nextMove } from '../../../core/players/ask.ts';
import type { SeatPlan } from '../../../electron/api.ts';
import { seal } from '../../../electron/services/envelope.ts';
import { MATCH_FORMAT, storedForm } from '../../../electron/services/match-file.ts';
import type { Ask } from '../shots/shot.ts';

export const ANA: SeatPlan = { kind: 'human', name: 'Ana', colour: 'jade', profile: null };
export const BRUNO: SeatPlan = { kind: 'human', name: 'Bruno', colour: 'rose', profile: null };
export const IRIS: SeatPlan = { kind: 'computer', name: 'Iris', colour: 'coral', level: 'easy' };

/** What to do in a position instead of what the computer player would; null where that is as good. */
export type Prefer = (state: State, legal: readonly string[]) => string | null;

export interface Search {
  readonly rules: 'duel' | 'computer' | 'run';
  /** Asked of the side of seat 0. */
  readonly prefer?: Prefer;
  readonly wanted: (state: State) => boolean;
}

const MOST_SEEDS = 300;
const MOST_PLIES = 3000;

/** The first of the numbered seeds whose match comes to the wanted position, as far as there. */
export function findMatch(search: Search): Match {
  const read = readOptions(umblight.options, { preset: search.rules }, 2);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  for (let n = 0; n < MOST_SEEDS; n++) {
    const found = tryOut(search, read.options, `shot ${n}`);
    if (found !== null) return found;
  }
  throw new Error('No seed leads to the wanted position.');
}

function tryOut({ prefer = () => null, wanted }: Search, options: object, seed: string): Match | null {
  const { game, setup, state, moves } = begin(umblight, { seats: 2, options }, seed).match;
  const played = [...moves];
  const position = state as State;
  for (let ply = 0; ply < MOST_PLIES && umblight.result(position) === null; ply++) {
    if (wanted(position)) return { game, setup, seed, moves: played, state };
    const move = preferred(prefer, position) ?? decided(position, seed, ply);
    if (move === null || umblight.play(position, move.seat, move.action as never) !== null) return null;
    played.push(move);
  }
  return wanted(position) ? { game, setup, seed, moves: played, state } : null;
}

function preferred(prefer: Prefer, state: State) {
  if (!umblight.awaiting(state).includes(0)) return null;
  const legal = umblight.legal(state, 0).map((action) => umblight.notation.write(action));
  const text = prefer(state, legal);
  const action = text === null ? null : umblight.notation.read(text);
  return action === null ? null : { seat: 0 as Seat, action };
}

function decided(state: State, seed: string, ply: number) {
  const players = [normal, easy] as never;
  const move = nextMove({ game: umblight, state, players, seed, ply, budget: { playouts: 1 }, heard: () => [] });
  return move === null ? null : { seat: move.seat, action: move.action };
}

let brought = 0;

/** Gives the app a match, which waits there afterwards. Answers its id. */
export async function bring(ask: Ask, match: Match, seats: readonly SeatPlan[] = [ANA, IRIS]): Promise<string> {
  const [id, startedAt] = [`brought-along-${++brought}`, '2026-01-01T12:00:00.000Z'];
  const body = storedForm({ id, startedAt, seats, playerSeed: match.seed, conceded: null, match });
  const text = seal(MATCH_FORMAT, body, { appVersion: '1.0.0', savedAt: new Date().toISOString() }).toString();
  await ask('files.offer', { file: 'position', text, first: true, last: true });
  await ask('files.accept', { file: 'position' });
  return id;
}
