/** Where the players sit, in percent of the board, and where an open stack lies before each of them. */
import type { Seat } from '../../../core/kit/game.ts';
import { othersFrom, type SeatPlace, seatPlaces } from '../../table/seat-places.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Sitting extends Spot {
  readonly seat: Seat;
  readonly shape: 'wide' | 'tall';
}

/** The others, clockwise from the left: tall plates at the sides, a wide one at the top. */
export function sittings(bottom: Seat, count: number): readonly Sitting[] {
  const places = seatPlaces(count - 1);
  return othersFrom(bottom, count).map((seat, i) => {
    const place: SeatPlace = places[i] ?? { x: 50, y: 9.5, side: 'top' };
    return place.side === 'top'
      ? { seat, x: place.x, y: 11, shape: 'wide' }
      : { seat, x: place.side === 'left' ? 8.5 : 91.5, y: 34, shape: 'tall' };
  });
}

/** Beside a player, towards the middle. */
export function besideSeat(seat: Seat, bottom: Seat, count: number): Spot {
  const sitting = sittings(bottom, count).find((one) => one.seat === seat);
  if (sitting === undefined) return { x: 34, y: 62 };
  if (sitting.shape === 'wide') return { x: sitting.x + 18, y: 13 };
  return { x: sitting.x < 50 ? 21 : 79, y: 36 };
}
