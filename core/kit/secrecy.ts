/**
 * The law of secrecy: two states that differ only in what a seat cannot see look alike to it in motion
 * too. Whatever anybody does in both, the seat hears the same, up to the first event that unveils something:
 * what is hidden may show, but only in events that say so, because undo stops at them.
 */
import { type ActionBase, type AnyGame, type EventBase, heard, type Move, type Seat, type Told } from './game.ts';
import { listener } from './match.ts';
import { same } from './plain.ts';
import { fork, pick, type Rng } from './rng.ts';

/** What a seat (null: a spectator) hears of a move. */
function hear(game: AnyGame, state: object, move: Move, hearer: Seat | null): EventBase[] {
  const told: Told[] = [];
  game.play(game.clone(state), move.seat, move.action, listener(told));
  return told.map((one) => heard(one, hearer));
}

/** The moves possible in both states, by seats that may act in both. */
function sharedMoves(game: AnyGame, a: object, b: object, seats: number): Move[] {
  const moves: Move[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const there = new Set(texts(game, game.legal(b, seat)));
    for (const action of game.legal(a, seat)) {
      if (there.has(game.notation.write(action))) moves.push({ seat, action });
    }
  }
  return moves;
}

function texts(game: AnyGame, actions: readonly ActionBase[]): string[] {
  return actions.map((action) => game.notation.write(action));
}

/** What is wrong with what each onlooker hears of one random move, compared with a world it imagines. */
export function secrecyFaults(game: AnyGame, state: object, seats: number, rng: Rng): string[] {
  const faults: string[] = [];
  const hearers = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
  for (const hearer of hearers) {
    const world = game.imagine(game.view(state, hearer), fork(rng));
    const moves = sharedMoves(game, state, world, seats);
    if (moves.length === 0) continue;
    const move = pick(rng, moves);
    const fault = firstLeak(game, hear(game, state, move, hearer), hear(game, world, move, hearer), hearer);
    if (fault !== null) faults.push(`seat ${hearer} hears of ${game.notation.write(move.action)} ${fault}`);
  }
  return faults;
}

function firstLeak(game: AnyGame, here: readonly EventBase[], there: readonly EventBase[], hearer: Seat | null) {
  for (let i = 0; i < Math.max(here.length, there.length); i++) {
    const a = here[i];
    const b = there[i];
    if ([a, b].some((event) => event !== undefined && game.unveils(event, hearer))) return null;
    if (!same(a ?? null, b ?? null))
      return `${JSON.stringify(a)} here and ${JSON.stringify(b)} in a world it cannot tell apart`;
  }
  return null;
}
