/**
 * What the policies of UNO read: one seat's hand and what everybody knows. Filled from a view when a
 * player is asked, and from a state in playouts, where building a view would cost too much; either way
 * it holds nothing its seat may not see.
 */
import type { Seat } from '../../../kit/game.ts';
import type { Options } from '../options.ts';
import type { Phase, State, View } from '../state.ts';

export interface Sight {
  options: Options;
  seat: Seat;
  hand: readonly number[];
  sizes: number[];
  drawSize: number;
  colour: number | null;
  /** The top card, null for none. */
  top: number | null;
  phase: Phase;
  turn: Seat;
  direction: number;
  stack: number;
  drawn: number | null;
  owes: Seat | null;
  /** The seat whose Wild Draw Four may be challenged, and the hand it kept. */
  accused: Seat | null;
  keptSize: number;
}

export function sightOf(view: View, seat: Seat): Sight {
  return {
    options: view.options,
    seat,
    hand: view.hand,
    sizes: [...view.sizes],
    drawSize: view.drawSize,
    colour: view.colour,
    top: view.discard[view.discard.length - 1] ?? null,
    phase: view.phase,
    turn: view.turn,
    direction: view.direction,
    stack: view.stack,
    drawn: view.drawn,
    owes: view.owes,
    accused: view.bluff?.seat ?? null,
    keptSize: view.bluff?.size ?? 0,
  };
}

/** A seat's sight of a state, written over an older one of the same number of seats. */
export function look(state: State, seat: Seat, sight: Sight): Sight {
  const { hands, discard, bluff } = state;
  sight.options = state.options;
  sight.seat = seat;
  sight.hand = hands[seat] as number[];
  for (let i = 0; i < hands.length; i++) sight.sizes[i] = (hands[i] as number[]).length;
  sight.drawSize = state.draw.length;
  sight.colour = state.colour;
  sight.top = discard[discard.length - 1] ?? null;
  sight.phase = state.phase;
  sight.turn = state.turn;
  sight.direction = state.direction;
  sight.stack = state.stack;
  sight.drawn = seat === state.turn ? state.drawn : null;
  sight.owes = state.owes;
  sight.accused = bluff === null ? null : bluff.seat;
  sight.keptSize = bluff === null ? 0 : bluff.hand.length;
  return sight;
}

/** Whether two seats play for different sides. */
export function isEnemy(sight: Sight, a: Seat, b: Seat): boolean {
  return a !== b && !(sight.options.teams && (a + b) % 2 === 0);
}

/** The seat `steps` places on in the direction of play. */
export function seatAfter(sight: Sight, seat: Seat, steps = 1): Seat {
  const seats = sight.sizes.length;
  return (((seat + steps * sight.direction) % seats) + seats) % seats;
}

/** The smallest hand among the seat's enemies. */
export function smallestEnemyHand(sight: Sight): number {
  let least = Number.POSITIVE_INFINITY;
  for (let seat = 0; seat < sight.sizes.length; seat++) {
    const size = sight.sizes[seat] as number;
    if (size < least && isEnemy(sight, sight.seat, seat)) least = size;
  }
  return least;
}

/** How many cards of each colour a hand holds, besides one card that is about to leave it. */
export function countColours(sight: Sight, colours: readonly number[], counts: number[], without: number): void {
  counts[0] = 0;
  counts[1] = 0;
  counts[2] = 0;
  counts[3] = 0;
  counts[4] = 0;
  for (let i = 0; i < sight.hand.length; i++) {
    const colour = colours[sight.hand[i] as number] as number;
    counts[colour] = (counts[colour] as number) + 1;
  }
  if (without < 0) return;
  const colour = colours[without] as number;
  counts[colour] = (counts[colour] as number) - 1;
}
