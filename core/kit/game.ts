/**
 * The contract every game fulfils. A game is a value that satisfies `Game`, not a class; the table,
 * the saves, the computer players, the scenarios and the laws know nothing else about it.
 *
 * Terms. A *seat* is a place at the table, counted from 0 clockwise. A *state* is everything, secrets
 * and generator included; only the core ever holds one. A *view* is what one seat (or a spectator)
 * may know. An *action* is one decision of one seat; each action a match accepts is one *ply*. An
 * *event* says what happened, in the game's words. All four are plain data (see `plain.ts`).
 */
import type { OptionTable } from './options.ts';
import type { Rng } from './rng.ts';
import type { ScenarioWords } from './scenario-words.ts';
import type { ActionBase, Move, Seat, Setup } from './terms.ts';

export type { ActionBase, Move, Seat, Setup };

/** The least an event consists of. */
export interface EventBase {
  readonly type: string;
}

/**
 * Why an action is not accepted: one of the game's refusal codes. Returned, never thrown; the state
 * is then exactly as before.
 */
export type Refusal = string;

/**
 * Where a game says what happened. `shared` is what everybody hears. If some seats may know more,
 * `secret` names them and gives the event as they hear it; the decision is made here, where the
 * event is written, so that nothing hidden ever waits for a filter.
 */
export type Tell<E extends EventBase = EventBase> = (shared: E, secret?: Secret<E>) => void;
export interface Secret<E extends EventBase = EventBase> {
  readonly to: readonly Seat[];
  readonly event: E;
}

/** How a match ended. `winners` is empty for a draw; `by` is one of the game's words for it. */
export interface Result {
  readonly winners: readonly Seat[];
  readonly by: string;
}

/** Codes ⇄ actions. Codes name cards and choices, never list positions; they stand in saves and logs. */
export interface Notation<A extends ActionBase> {
  /** One line without blanks at its ends, at most 80 characters; `read(write(a))` equals `a`. */
  write(action: A): string;
  /** The action, or null if the text is none of this game's. Never throws. */
  read(text: string): A | null;
}

export interface Game<S extends object, A extends ActionBase, V extends object, E extends EventBase, O extends object> {
  /** Lower-case id, as in folder names, saves and `--game`. */
  readonly id: string;
  /** Raised whenever an old log would play differently; saves name it. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionTable<O>;
  /** Whether a table with these options is played from a seed that everybody may know from the start; absent: never. */
  openSeed?(options: O): boolean;
  /** Every code `play` can refuse with. */
  readonly refusals: readonly Refusal[];
  /** An upper bound on the plies of any match; the laws fail a match that is longer. */
  readonly longest: number;

  /** The first state. The generator becomes part of it. */
  start(setup: Setup<O>, rng: Rng, tell?: Tell<E>): S;

  /**
   * The seats the match waits for: more than one only where choices are simultaneous, none only when
   * it is over. Each awaited seat has a legal action.
   */
  awaiting(state: S): readonly Seat[];

  /**
   * Seats that are not awaited and yet have a legal action (to jump in, to catch), the one who has
   * precedence first. Empty in games without interrupts. Who stands here is as secret as the hands
   * it depends on: it is for whoever runs the table, never for a screen.
   */
  interrupting(state: S): readonly Seat[];

  /**
   * Every action `play` would accept from this seat now, each once, in a stable order. Depends on
   * nothing the seat cannot see. The returned list is the caller's; its actions are shared and frozen.
   */
  legal(state: S, seat: Seat): A[];

  /** Plays in place. Returns null, or a refusal that has changed nothing. */
  play(state: S, seat: Seat, action: A, tell?: Tell<E>): Refusal | null;

  /** A copy that shares nothing either of the two would change. */
  clone(state: S): S;

  /** What a seat may know; `null` is a spectator, who knows what everybody knows. */
  view(state: S, seat: Seat | null): V;

  /**
   * The view after an event, as heard by the seat whose view it is. Folding all events of a ply over
   * the view before it gives the view after it. Does not change its arguments.
   */
  fold(view: V, event: E): V;

  /**
   * Whether hearing the event told the hearer something that had been hidden (a card drawn or played
   * by another, a verdict). Undo stops there.
   */
  unveils(event: E, hearer: Seat | null): boolean;

  /**
   * A world that agrees with all that the view's seat has seen, drawn at random. Its view from that
   * seat equals the given one, and so do that seat's legal actions.
   */
  imagine(view: V, rng: Rng): S;

  /** Null while the match goes on. */
  result(state: S): Result | null;

  /** What is wrong with a state by the game's own invariants; empty when all is well. */
  check(state: S): string[];

  /**
   * All cards of the match wherever they lie, sorted. Stays the same from first to last ply; games
   * that make or destroy cards leave those out.
   */
  census(state: S): readonly number[];

  readonly notation: Notation<A>;
  readonly scenario: ScenarioWords<S, A, O>;
}

/** A game whose own types do not matter to the caller. */
export type AnyGame = Game<object, ActionBase, object, EventBase, object>;

/** An event in all the forms it was told in. */
export interface Told<E extends EventBase = EventBase> {
  readonly shared: E;
  readonly secret?: Secret<E>;
}

/** The event as a seat (null: a spectator) hears it. */
export function heard<E extends EventBase>(told: Told<E>, seat: Seat | null): E {
  const { secret } = told;
  return secret && seat !== null && secret.to.includes(seat) ? secret.event : told.shared;
}
