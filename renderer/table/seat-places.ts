/**
 * Where the other players sit around the table, for 1 to 9 of them: clockwise from the left of the seat
 * at the screen. Percent of the table's width and height, as the middle of each plate.
 */
import type { Seat } from '../../core/kit/game.ts';

export interface SeatPlace {
  readonly x: number;
  readonly y: number;
  readonly side: 'left' | 'top' | 'right';
}

/** How many sit left, at the top and right. */
const SHAPES: readonly (readonly [number, number, number])[] = [
  [0, 0, 0],
  [0, 1, 0],
  [1, 0, 1],
  [1, 1, 1],
  [1, 2, 1],
  [1, 3, 1],
  [1, 4, 1],
  [2, 3, 2],
  [2, 4, 2],
  [2, 5, 2],
];
const LEFT = 8.2;
const TOP = 9.5;
/** The sides run from the hand's upper edge to below the top row. */
const LOW = 49;
const HIGH = 27;

export function seatPlaces(others: number): readonly SeatPlace[] {
  const [left, top, right] = SHAPES[others] ?? [0, others, 0];
  const column = (count: number, x: number, side: 'left' | 'right') =>
    Array.from({ length: count }, (_, i) => ({
      x,
      y: count === 1 ? 38 : LOW - (i * (LOW - HIGH)) / (count - 1),
      side,
    }));
  const row = Array.from({ length: top }, (_, i) => ({
    x: top === 1 ? 50 : 24 + (i * 52) / (top - 1),
    y: TOP,
    side: 'top' as const,
  }));
  return [...column(left, LEFT, 'left'), ...row, ...column(right, 100 - LEFT, 'right').reverse()];
}

/** The other seats in the order of their places; an onlooker sees seat 0 at the bottom like everybody else. */
export function othersFrom(bottom: Seat, seats: number): readonly Seat[] {
  return Array.from({ length: seats - 1 }, (_, i) => (bottom + 1 + i) % seats);
}
