import { describe, expect, it } from 'vitest';
import { lieOf } from '../../../renderer/table/hand-layout.ts';
import { othersFrom, seatPlaces } from '../../../renderer/table/seat-places.ts';

/** A plate at 960 by 600, in percent of the table: 12.6 % wide, 84 px high. */
const WIDTH = 12.6;
const HEIGHT = 14;

describe('the places around the table', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('lie apart and inside a window of 960 by 600 for %i others', (others) => {
    const places = seatPlaces(others);
    expect(places).toHaveLength(others);
    for (const { x, y } of places) {
      expect(x - WIDTH / 2).toBeGreaterThanOrEqual(0);
      expect(x + WIDTH / 2).toBeLessThanOrEqual(100);
      expect(y - HEIGHT / 2).toBeGreaterThanOrEqual(0);
      // The own plate and the hand begin at 63 %.
      expect(y + HEIGHT / 2).toBeLessThanOrEqual(63);
    }
    for (const [i, a] of places.entries()) {
      for (const b of places.slice(i + 1)) {
        expect(Math.abs(a.x - b.x) >= WIDTH || Math.abs(a.y - b.y) >= HEIGHT).toBe(true);
      }
    }
  });

  it('go clockwise from the left of the seat at the screen', () => {
    expect(othersFrom(2, 4)).toEqual([3, 0, 1]);
    const [left, top, right] = seatPlaces(3);
    expect([left?.side, top?.side, right?.side]).toEqual(['left', 'top', 'right']);
    const nine = seatPlaces(9);
    expect(nine[0]?.y).toBeGreaterThan(nine[1]?.y ?? 0);
    expect(nine[7]?.y).toBeLessThan(nine[8]?.y ?? 0);
  });
});

describe('a hand', () => {
  it('is a fan that is turned no more for many cards than for few', () => {
    for (const count of [2, 7, 15, 30]) {
      const first = lieOf(0, count);
      const last = lieOf(count - 1, count);
      expect(first.turn).toBeCloseTo(-last.turn);
      expect(last.turn).toBeLessThanOrEqual(9);
      expect(last.turn).toBeGreaterThan(0);
    }
  });

  it('of one card stands upright', () => {
    expect(lieOf(0, 1)).toEqual({ turn: 0, sink: 0 });
  });
});
