/**
 * Asks the computer players at a table for the next move. Shared by tournaments and by the tables of
 * the app, so that both play alike: first those who may interrupt, nearest first, then whoever is
 * awaited. Each decision has a generator of its own, drawn from the seed of the table, the ply and
 * the seat, so it repeats exactly and leaves the match's generator alone.
 *
 * A *posed* question is plain data: where players think in another thread, it and nothing else goes
 * there, so that no state can.
 */
import type { ActionBase, AnyGame, EventBase, Seat } from '../kit/game.ts';
import { seeded } from '../kit/rng.ts';
import type { Answer, AnyPlayer, Budget, Question } from './player.ts';

/** A table as whoever runs it knows it. */
export interface Posing {
  readonly game: AnyGame;
  readonly state: object;
  /** One entry a seat; null for a person. */
  readonly players: readonly (AnyPlayer | null)[];
  /** Seed of the players' generators: not the match's own seed. */
  readonly seed: string;
  readonly ply: number;
  /** What a seat has heard so far; asked only for players who listen. */
  heard(seat: Seat): readonly EventBase[];
}
export interface Asked extends Posing {
  readonly budget: Budget;
}

/** A question as plain data; `seed` grows the player's generator. */
export type Posed = Omit<Question<object, ActionBase, EventBase>, 'rng' | 'budget'> & { readonly seed: string };

export interface Decided {
  readonly seat: Seat;
  readonly action: ActionBase;
  readonly reason: Answer<ActionBase>['reason'];
  readonly cut: boolean;
}

/** The next move of the computer players, or null if the match waits for people only. */
export function nextMove(asked: Asked): Decided | null {
  for (const { seat, awaited } of turns(asked)) {
    const decided = askSeat(asked, seat, awaited);
    if (decided !== null) return decided;
  }
  return null;
}

/** One seat's answer as a move; null if a person sits there, or it lets an interrupt pass. */
export function askSeat(asked: Asked, seat: Seat, awaited: boolean): Decided | null {
  const player = asked.players[seat] ?? null;
  return player === null ? null : answerTo(player, pose(asked, player, seat, awaited), asked.budget);
}

/** The questions the next move depends on, in the order of precedence; the first move answered is made. */
export function poseAll(posing: Posing): Posed[] {
  return turns(posing).flatMap(({ seat, awaited }) => {
    const player = posing.players[seat] ?? null;
    return player === null ? [] : [pose(posing, player, seat, awaited)];
  });
}

/** What a player in a seat is asked now: what the seat may know, and nothing else. */
export function pose(posing: Posing, player: AnyPlayer, seat: Seat, awaited: boolean): Posed {
  return {
    seat,
    view: posing.game.view(posing.state, seat),
    legal: posing.game.legal(posing.state, seat),
    awaited,
    heard: player.listens ? posing.heard(seat) : [],
    seed: `${posing.seed} ${posing.ply} ${seat}`,
  };
}

/** A player's answer as a move; null if it lets an interrupt pass. */
export function answerTo(player: AnyPlayer, { seed, ...posed }: Posed, budget: Budget): Decided | null {
  const { action, reason, cut = false } = player.choose({ ...posed, rng: seeded(seed), budget });
  if (action !== null) return { seat: posed.seat, action, reason, cut };
  if (posed.awaited) throw new Error(`${player.level} gave no answer though seat ${posed.seat} is awaited`);
  return null;
}

function turns({ game, state }: Posing): { seat: Seat; awaited: boolean }[] {
  return [
    ...game.interrupting(state).map((seat) => ({ seat, awaited: false })),
    ...game.awaiting(state).map((seat) => ({ seat, awaited: true })),
  ];
}
