/** The terms that the contract of a game (`game.ts`) and its scenarios share; what they mean stands at the head of the contract. */

export type Seat = number;

/** The least an action consists of. */
export interface ActionBase {
  readonly type: string;
}

/** What a match is begun with. `options` has been read by the game's option table. */
export interface Setup<O> {
  readonly seats: number;
  readonly options: O;
}

/** One accepted action and who took it. */
export interface Move<A extends ActionBase = ActionBase> {
  readonly seat: Seat;
  readonly action: A;
}
