/**
 * Asks the computer players at a table for the next move. Shared by tournaments and by the tables of
 * the app, so that both play alike: first those who may interrupt, nearest first, then whoever is
 * awaited. Each decision has a generator of its own, drawn from the seed of the table, the ply and
 * the seat, so it repeats exactly and leaves the match's generator alone.
 */
import type { ActionBase, AnyGame, EventBase, Seat } from '../kit/game.ts';
import { seeded } from '../kit/rng.ts';
import type { Answer, AnyPlayer, Budget } from './player.ts';

export interface Asked {
  readonly game: AnyGame;
  readonly state: object;
  /** One entry a seat; null for a person. */
  readonly players: readonly (AnyPlayer | null)[];
  /** Seed of the players' generators: not the match's own seed. */
  readonly seed: string;
  readonly ply: number;
  readonly budget: Budget;
  /** What a seat has heard so far; asked only for players who listen. */
  heard(seat: Seat): readonly EventBase[];
}

export interface Decided {
  readonly seat: Seat;
  readonly action: ActionBase;
  readonly reason: Answer<ActionBase>['reason'];
  readonly cut: boolean;
}

/** The next move of the computer players, or null if the match waits for people only. */
export function nextMove(asked: Asked): Decided | null {
  const { game, state } = asked;
  for (const seat of game.interrupting(state)) {
    const decided = askSeat(asked, seat, false);
    if (decided !== null) return decided;
  }
  for (const seat of game.awaiting(state)) {
    const decided = askSeat(asked, seat, true);
    if (decided !== null) return decided;
  }
  return null;
}

/** One seat's answer as a move; null if a person sits there, or it lets an interrupt pass. */
export function askSeat(asked: Asked, seat: Seat, awaited: boolean): Decided | null {
  const player = asked.players[seat] ?? null;
  if (player === null) return null;
  const {
    action,
    reason,
    cut = false,
  } = player.choose({
    seat,
    view: asked.game.view(asked.state, seat),
    legal: asked.game.legal(asked.state, seat),
    awaited,
    heard: player.listens ? asked.heard(seat) : [],
    rng: seeded(`${asked.seed} ${asked.ply} ${seat}`),
    budget: asked.budget,
  });
  if (action !== null) return { seat, action, reason, cut };
  if (awaited) throw new Error(`${asked.game.id}: ${player.level} gave no answer though seat ${seat} is awaited`);
  return null;
}
