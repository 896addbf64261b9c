/**
 * The laws every game obeys at every position. `faultsAt` examines one position; `walk` plays a
 * random match and examines each position it meets. Tests, the scenario runner and `npm run sim`
 * use them alike.
 */
import {
  type ActionBase,
  type AnyGame,
  type EventBase,
  heard,
  type Move,
  type Seat,
  type Setup,
  type Told,
} from './game.ts';
import { listener } from './match.ts';
import { notPlain, same } from './plain.ts';
import { below, copyRng, fork, pick, type Rng, seeded } from './rng.ts';
import { secrecyFaults } from './secrecy.ts';

/** All seats, and the spectator. */
function onlookers(seats: number): (Seat | null)[] {
  return [null, ...Array.from({ length: seats }, (_, i) => i)];
}

/**
 * What is wrong with a position, in words; empty when every law holds. `rng` decides the imagined
 * worlds; the state is left as it was.
 */
export function faultsAt(game: AnyGame, state: object, seats: number, rng: Rng): string[] {
  const before = JSON.stringify(state);
  const faults = [...game.check(state)];
  const unplain = notPlain(state, 'state');
  if (unplain !== null) faults.push(`the state is not plain data: ${unplain}`);
  else if (!same(JSON.parse(before), state)) faults.push('the state changes by JSON there and back');
  if (!same(game.clone(state), state)) faults.push('a clone differs from its state');
  faults.push(...awaitedFaults(game, state, seats));
  for (let seat = 0; seat < seats; seat++) faults.push(...legalFaults(game, state, seat));
  for (const seat of onlookers(seats)) faults.push(...viewFaults(game, state, seat, rng));
  faults.push(...secrecyFaults(game, state, seats, rng));
  if (JSON.stringify(state) !== before) faults.push('looking at the state changed it');
  return faults;
}

function awaitedFaults(game: AnyGame, state: object, seats: number): string[] {
  const awaited = game.awaiting(state);
  const over = game.result(state) !== null;
  if (over) return awaited.length === 0 ? [] : ['the match is over and still waits for somebody'];
  if (awaited.length === 0) return ['the match is not over and waits for nobody'];
  const faults: string[] = [];
  for (const seat of awaited) {
    if (seat < 0 || seat >= seats) faults.push(`it waits for seat ${seat}, which does not exist`);
    else if (game.legal(state, seat).length === 0) faults.push(`seat ${seat} is awaited and has no legal action`);
  }
  const interrupting = game.interrupting(state);
  for (let seat = 0; seat < seats; seat++) {
    const may = !awaited.includes(seat) && game.legal(state, seat).length > 0;
    if (may !== interrupting.includes(seat)) faults.push(`interrupting() is wrong about seat ${seat}`);
  }
  return faults;
}

/** Every listed action is accepted, listed once, and survives its notation. */
function legalFaults(game: AnyGame, state: object, seat: Seat): string[] {
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const action of game.legal(state, seat)) {
    const text = game.notation.write(action);
    if (seen.has(text)) faults.push(`seat ${seat} is offered ${text} twice`);
    seen.add(text);
    const read = game.notation.read(text);
    if (read === null || !same(read, action)) faults.push(`the notation ${text} is not read back as it was written`);
    const refusal = game.play(game.clone(state), seat, action);
    if (refusal !== null) faults.push(`seat ${seat} is offered ${text} and refused: ${refusal}`);
  }
  return faults;
}

/** A view is plain, and a world imagined from it looks the same from the same seat. */
function viewFaults(game: AnyGame, state: object, seat: Seat | null, rng: Rng): string[] {
  const view = game.view(state, seat);
  const unplain = notPlain(view, 'view');
  if (unplain !== null) return [`the view of seat ${seat} is not plain data: ${unplain}`];
  const world = game.imagine(view, fork(rng));
  const faults = game.check(world).map((fault) => `a world imagined by seat ${seat}: ${fault}`);
  if (!same(game.view(world, seat), view)) faults.push(`a world imagined by seat ${seat} does not agree with its view`);
  if (!same(game.awaiting(world), game.awaiting(state)))
    faults.push(`a world imagined by seat ${seat} waits for others`);
  if (seat !== null && !same(texts(game, world, seat), texts(game, state, seat))) {
    faults.push(`the legal actions of seat ${seat} depend on what it cannot see`);
  }
  return faults;
}

function texts(game: AnyGame, state: object, seat: Seat): string[] {
  return game.legal(state, seat).map((action) => game.notation.write(action));
}

/**
 * Plays one ply of a position and examines the step: the input untouched, the cards conserved, each
 * onlooker's view reached by folding what it heard, and (for actions the state refuses) no change.
 * Returns the position after and the faults.
 */
export function stepFaults(
  game: AnyGame,
  state: object,
  seats: number,
  move: Move,
): { after: object; told: Told[]; faults: string[] } {
  const after = game.clone(state);
  const told: Told[] = [];
  const views = onlookers(seats).map((seat) => game.view(state, seat));
  const refusal = game.play(after, move.seat, move.action, listener(told));
  const text = game.notation.write(move.action);
  if (refusal !== null) return { after: state, told: [], faults: [`${text} is refused: ${refusal}`] };
  const faults: string[] = [];
  if (!same(game.census(after), game.census(state))) faults.push(`${text} lost or doubled a card`);
  onlookers(seats).forEach((seat, i) => {
    const view = fold(game, views[i] as object, told, seat);
    const real = game.view(after, seat);
    if (!same(view, real))
      faults.push(`folding what seat ${seat} heard of ${text} misses its view: ${difference(view, real)}`);
  });
  const silent = game.clone(state);
  game.play(silent, move.seat, move.action);
  if (!same(silent, after)) faults.push(`${text} plays differently when nobody listens`);
  return { after, told, faults };
}

/** Folds what a seat hears of told events over its view. */
export function fold(game: AnyGame, view: object, told: readonly Told[], seat: Seat | null): object {
  return told.reduce<object>((now, t) => game.fold(now, heard(t, seat) as EventBase), view);
}

/** The first place where two plain values differ, in words. */
export function difference(found: unknown, wanted: unknown, path = ''): string {
  if (same(found, wanted)) return 'no difference';
  const both = [found, wanted].every((x) => typeof x === 'object' && x !== null);
  if (both && Array.isArray(found) === Array.isArray(wanted)) {
    const a = found as Record<string, unknown>;
    const b = wanted as Record<string, unknown>;
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      if (!same(a[key], b[key])) return difference(a[key], b[key], path === '' ? key : `${path}.${key}`);
    }
  }
  return `${path || 'the value'} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`;
}

export interface Walk {
  readonly moves: readonly Move[];
  readonly faults: readonly string[];
  /** Types of the actions played and the events told. */
  readonly actions: ReadonlySet<string>;
  readonly events: ReadonlySet<string>;
}

export interface WalkOptions {
  readonly game: AnyGame;
  readonly setup: Setup<object>;
  readonly seed: string;
  /** Examine every n-th position fully (1: all); steps are always played. */
  readonly every?: number;
  /** Stop without a fault after this many plies. */
  readonly plies?: number;
  /** Actions tried that the position may refuse, to see that refusals change nothing. */
  readonly strangers?: readonly ActionBase[];
}

/** Plays a match of random legal actions and checks the laws on the way. Stops at the first fault. */
export function walk({ game, setup, seed, every = 1, strangers = [], plies }: WalkOptions): Walk {
  const rng = seeded(`walk ${seed}`);
  const actions = new Set<string>();
  const events = new Set<string>();
  const moves: Move[] = [];
  let state: object = game.start(setup, seeded(seed), (shared) => events.add(shared.type));
  for (let ply = 0; ; ply++) {
    const examine = ply % every === 0 || game.result(state) !== null;
    const faults = examine ? faultsAt(game, state, setup.seats, copyRng(rng)) : game.check(state);
    for (const stranger of examine ? strangers : []) faults.push(...strangerFaults(game, state, setup.seats, stranger));
    if (faults.length > 0 || game.result(state) !== null) return { moves, faults, actions, events };
    if (ply === plies) return { moves, faults: [], actions, events };
    if (ply >= game.longest) return { moves, faults: [`not over after ${ply} plies`], actions, events };
    const move = randomMove(game, state, rng);
    actions.add(move.action.type);
    moves.push(move);
    if (examine) {
      const step = stepFaults(game, state, setup.seats, move);
      for (const t of step.told) events.add(t.shared.type);
      if (step.faults.length > 0) return { moves, faults: step.faults, actions, events };
      state = step.after;
    } else {
      const refusal = game.play(state, move.seat, move.action, (shared) => events.add(shared.type));
      if (refusal !== null) return { moves, faults: [`a legal action is refused: ${refusal}`], actions, events };
    }
  }
}

/** One of the moves possible now, interrupts included, each seat that may act as likely. */
export function randomMove(game: AnyGame, state: object, rng: Rng): Move {
  const awaited = game.awaiting(state);
  const interrupting = game.interrupting(state);
  const i = below(rng, awaited.length + interrupting.length);
  const seat = i < awaited.length ? (awaited[i] as Seat) : (interrupting[i - awaited.length] as Seat);
  return { seat, action: pick(rng, game.legal(state, seat)) };
}

/** An action that is not listed is refused with a known code and changes nothing. */
function strangerFaults(game: AnyGame, state: object, seats: number, action: ActionBase): string[] {
  const faults: string[] = [];
  const text = game.notation.write(action);
  for (let seat = 0; seat < seats; seat++) {
    const listed = texts(game, state, seat).includes(text);
    const copy = game.clone(state);
    const refusal = game.play(copy, seat, action);
    if (listed) continue;
    if (refusal === null) faults.push(`seat ${seat} was not offered ${text}, and it was accepted`);
    else if (!game.refusals.includes(refusal)) faults.push(`${text} is refused with the unknown code ${refusal}`);
    else if (!same(copy, state)) faults.push(`the refusal of ${text} changed the state`);
  }
  return faults;
}
