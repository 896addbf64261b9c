/**
 * What an action's building block consists of. The same zone and the same refusals answer whether it
 * is possible, what may be chosen, and why something may not; `open` and `pick` do it.
 */
import type { Seat, Tell } from '../../../kit/game.ts';
import type { ActionDesign } from '../deck/design.ts';
import type { Event } from '../events.ts';
import { type Ask, type JankenRefusal, other, type State } from '../state.ts';

/** Whether the block is done, or waits for a choice. */
export type Progress = 'done' | 'waits';

export interface ActionBlock<A extends ActionDesign = ActionDesign> {
  /** The question its choice is asked with; null where nothing is chosen. */
  ask(action: A): Ask | null;
  /** Who chooses. */
  chooser(state: Readonly<State>, action: A): Seat;
  /** The cards it is about. */
  zone(state: Readonly<State>, action: A): readonly number[];
  /** Why a card of the zone cannot be meant; null if it can. */
  refusal(state: Readonly<State>, action: A, card: number): JankenRefusal | null;
  /** Begins it, and does it where nothing is chosen. Called only when it is possible. */
  open(state: State, action: A, tell?: Tell<Event>): Progress;
  /** Goes on with a card that may be chosen. */
  pick(state: State, action: A, card: number, tell?: Tell<Event>): Progress;
}

/** Whether a block can do anything: some card of its zone can be meant. */
export function possible(block: ActionBlock, state: Readonly<State>, action: ActionDesign): boolean {
  const zone = block.zone(state, action);
  for (let i = 0; i < zone.length; i++) {
    if (block.refusal(state, action, zone[i] as number) === null) return true;
  }
  return false;
}

/** The parts of a block in which the winner chooses one card. */
export const winnerChooses = {
  chooser: (state: Readonly<State>): Seat => state.winner,
  open: (): Progress => 'waits',
};

/** The parts of a block in which nothing is chosen. */
export const nothingChosen = {
  ask: () => null,
  chooser: (state: Readonly<State>): Seat => state.winner,
  pick: (): Progress => 'done',
};

/** Zones read often. */
export const winnersDomain = (state: Readonly<State>): number[] => state.domains[state.winner] as number[];
export const losersDomain = (state: Readonly<State>): number[] => state.domains[other(state.winner)] as number[];
export const winnersPile = (state: Readonly<State>): number[] => state.discards[state.winner] as number[];
