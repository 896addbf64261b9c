/**
 * Positions of Janken Wars that are worth a look: matches between two people, played by chance in the core
 * until one comes there soon, and then over again in the app.
 */

import { standard } from '../../../core/games/janken-wars/decks/standard.ts';
import { jankenWars } from '../../../core/games/janken-wars/janken-wars.ts';
import type { Action, State } from '../../../core/games/janken-wars/state.ts';
import { below, seeded } from '../../../core/kit/rng.ts';
import type { SeatPlan } from '../../../electron/api.ts';
import type { Ask } from '../shots/shot.ts';

const SEATS: readonly SeatPlan[] = [
  { kind: 'human', name: 'Ana', colour: 'jade', profile: null },
  { kind: 'human', name: 'Bruno', colour: 'rose', profile: null },
];

/** The first design of the standard deck; 0 is the token. */
const WALL = 1;

/** Somebody with a wall and something else is to be cut. */
export function walled({ pending, winner, domains }: State): boolean {
  const theirs = domains[1 - winner] ?? [];
  return pending?.kind === 'opponent-discards' && theirs.includes(WALL) && theirs.some((card) => card !== WALL);
}

/** A domain behind a wall whose cards lie over each other. */
export const crowded = ({ phase, domains }: State): boolean =>
  phase === 'duel' && domains.some((cards) => cards.length > 8 && cards.includes(WALL));

interface Move {
  readonly seat: number;
  readonly action: Action;
}

const MOST_SEEDS = 400;
const MOST_MOVES = 90;

/** The moves of a match that comes to what is wanted; null if it does not. */
function movesTo(until: (state: State) => boolean, seed: string): readonly Move[] | null {
  const state = jankenWars.start({ seats: 2, options: { deck: standard } }, seeded(seed));
  const chance = seeded(`${seed} chance`);
  const moves: Move[] = [];
  while (moves.length < MOST_MOVES) {
    if (until(state)) return moves;
    const [seat] = jankenWars.awaiting(state);
    if (seat === undefined) return null;
    const legal = jankenWars.legal(state, seat);
    // Stars are bought now and then, so that domains grow.
    const kept = legal.filter((action) => action.type !== 'trade' || !action.trade || below(chance, 3) === 0);
    const action = kept[below(chance, kept.length)];
    if (action === undefined || jankenWars.play(state, seat, action) !== null) return null;
    moves.push({ seat, action });
  }
  return null;
}

/** Begins such a match in the app and plays it as far; its id. */
export async function comeTo(ask: Ask, until: (state: State) => boolean): Promise<string> {
  for (let n = 0; n < MOST_SEEDS; n++) {
    const seed = `shot ${n}`;
    const moves = movesTo(until, seed);
    if (moves === null) continue;
    const { table } = await ask('match.begin', { plan: { game: 'janken-wars', seats: [...SEATS], options: {}, seed } });
    for (const [ply, { seat, action }] of moves.entries()) {
      const text = jankenWars.notation.write(action);
      const reply = await ask('match.play', { id: table.id, ply, as: seat, seat, action: text });
      if (reply.kind !== 'moved') throw new Error(`${text} of seat ${seat}: ${reply.kind}`);
    }
    return table.id;
  }
  throw new Error('No match comes to what is wanted.');
}
