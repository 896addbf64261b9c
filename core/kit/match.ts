/**
 * A match as its users see it: immutable, and nothing but its seed, options and moves. The state is
 * derived from those; its fingerprint is stored with them and compared on load.
 */
import {
  type ActionBase,
  type AnyGame,
  heard,
  type Move,
  type Refusal,
  type Seat,
  type Setup,
  type Tell,
  type Told,
} from './game.ts';
import { readOptions } from './options.ts';
import { fingerprint } from './plain.ts';
import { seeded } from './rng.ts';

export interface Match {
  readonly game: AnyGame;
  readonly setup: Setup<object>;
  readonly seed: string;
  readonly moves: readonly Move[];
  /** For the core and whoever runs the table. Never changed, never shown. */
  readonly state: object;
}

/** A match after a ply (or after its start) and what was told meanwhile. */
export interface Advanced {
  readonly ok: true;
  readonly match: Match;
  readonly told: readonly Told[];
}
export interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}

/** Begins a match. `setup.options` are options read by `readOptions`; the seed is any text. */
export function begin(game: AnyGame, setup: Setup<object>, seed: string): Advanced {
  const told: Told[] = [];
  const state = game.start(setup, seeded(seed), listener(told));
  return { ok: true, match: { game, setup, seed, moves: [], state }, told };
}

/** One ply further, as a new match; the given one stays as it is. Refusals change nothing. */
export function advance(match: Match, seat: Seat, action: ActionBase): Advanced | Refused {
  const { game } = match;
  const state = game.clone(match.state);
  const told: Told[] = [];
  const refusal = game.play(state, seat, action, listener(told));
  if (refusal !== null) return { ok: false, refusal };
  return { ok: true, match: { ...match, state, moves: [...match.moves, { seat, action }] }, told };
}

/** A `Tell` that keeps all it is told. */
export function listener(told: Told[]): Tell {
  return (shared, secret) => {
    told.push(secret === undefined ? { shared } : { shared, secret });
  };
}

/** The same match with its last `plies` moves not made; more than there are gives the start. */
export function undo(match: Match, plies = 1): Match {
  const kept = match.moves.slice(0, Math.max(0, match.moves.length - plies));
  return replay(match.game, match.setup, match.seed, kept);
}

/**
 * Whether `seat` may take the last ply back without having learnt anything by it: the ply was its
 * own, and nothing it heard of it unveiled something. Asked again after each undo, this reaches as
 * far back as is fair.
 */
export function undoable(match: Match, seat: Seat): boolean {
  const last = match.moves.at(-1);
  if (last === undefined || last.seat !== seat) return false;
  const before = undo(match, 1);
  const again = advance(before, last.seat, last.action);
  return again.ok && !again.told.some((t) => match.game.unveils(heard(t, seat), seat));
}

/** Plays a list of moves from the start; throws a `MatchFault` at one that is refused. */
export function replay(game: AnyGame, setup: Setup<object>, seed: string, moves: readonly Move[]): Match {
  const state = game.start(setup, seeded(seed));
  moves.forEach((move, i) => {
    const refusal = game.play(state, move.seat, move.action);
    if (refusal !== null) {
      const text = game.notation.write(move.action);
      throw new MatchFault('refused', `Move ${i + 1} (seat ${move.seat}: ${text}) is refused: ${refusal}.`, i);
    }
  });
  return { game, setup, seed, moves: [...moves], state };
}

/** The match and what was told at each ply: `[0]` at the start, `[n]` by move n. */
export function history(match: Match): { readonly match: Match; readonly told: readonly Told[] }[] {
  const steps: Advanced[] = [begin(match.game, match.setup, match.seed)];
  for (const { seat, action } of match.moves) {
    const after = advance((steps.at(-1) as Advanced).match, seat, action);
    if (!after.ok) throw new MatchFault('refused', `A move of this match is refused: ${after.refusal}.`);
    steps.push(after);
  }
  return steps;
}

/** A match as it is written to a file. Moves are `seat notation`, e.g. `0 play b7`. */
export interface MatchForm {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: object;
  readonly seed: string;
  readonly moves: readonly string[];
  readonly hash: string;
}

/** What is wrong with a stored match. `ply` is the index of the move at fault, if one is. */
export class MatchFault extends Error {
  constructor(
    readonly code: 'unknown-game' | 'other-version' | 'bad-options' | 'bad-seats' | 'bad-move' | 'refused' | 'hash',
    message: string,
    readonly ply?: number,
  ) {
    super(message);
    this.name = 'MatchFault';
  }
}

/** The save form: plain data, complete. */
export function toForm(match: Match): MatchForm {
  return {
    game: match.game.id,
    version: match.game.version,
    seats: match.setup.seats,
    options: match.setup.options,
    seed: match.seed,
    moves: match.moves.map((move) => `${move.seat} ${match.game.notation.write(move.action)}`),
    hash: fingerprint(match.state),
  };
}

/** The match a save form stands for; throws a `MatchFault` with a sentence that says what is wrong. */
export function fromForm(game: AnyGame, form: MatchForm): Match {
  if (form.game !== game.id)
    throw new MatchFault('unknown-game', `This is a match of ${form.game}, not of ${game.id}.`);
  if (form.version !== game.version) {
    throw new MatchFault(
      'other-version',
      `This match was played by version ${form.version} of the rules; this is ${game.version}.`,
    );
  }
  if (form.seats < game.seats.min || form.seats > game.seats.max) {
    throw new MatchFault('bad-seats', `${game.id} is not played by ${form.seats}.`);
  }
  const read = readOptions(game.options, form.options, form.seats);
  if (!read.ok) throw new MatchFault('bad-options', read.faults.map((f) => f.sentence).join(' '));
  const moves = form.moves.map((line, i) => readMove(game, line, i, form.seats));
  const match = replay(game, { seats: form.seats, options: read.options }, form.seed, moves);
  if (fingerprint(match.state) !== form.hash) {
    throw new MatchFault('hash', 'The moves do not lead to the position that was saved with them.');
  }
  return match;
}

function readMove(game: AnyGame, line: string, ply: number, seats: number): Move {
  const [, seat, text] = /^(\d{1,2}) (.+)$/.exec(line) ?? [];
  const action = text === undefined ? null : game.notation.read(text);
  if (action === null || Number(seat) >= seats) {
    throw new MatchFault('bad-move', `Move ${ply + 1} (${line.slice(0, 40)}) cannot be read.`, ply);
  }
  return { seat: Number(seat), action };
}
