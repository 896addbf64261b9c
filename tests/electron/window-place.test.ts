import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Place, placeWindow } from '../../electron/window-place.ts';

const desk: Place = { x: 0, y: 0, width: 1920, height: 1040 };
const left: Place = { x: -1600, y: 100, width: 1600, height: 900 };

describe('the window is put', () => {
  it('in the middle of the primary display at first', () => {
    expect(placeWindow(null, [desk, left])).toEqual({ x: 320, y: 120, width: 1280, height: 800 });
  });

  it('where it was left', () => {
    const saved = { x: 40, y: 50, width: 1000, height: 700 };
    expect(placeWindow(saved, [desk])).toEqual(saved);
  });

  it('back on the second display', () => {
    const saved = { x: -1500, y: 150, width: 1100, height: 700 };
    expect(placeWindow(saved, [desk, left])).toEqual(saved);
  });

  it.each<[string, Place, Place]>([
    [
      'whose display is gone',
      { x: -1500, y: 150, width: 1100, height: 700 },
      { x: 410, y: 170, width: 1100, height: 700 },
    ],
    ['of 10 × 10', { x: 100, y: 100, width: 10, height: 10 }, { x: 100, y: 100, width: 960, height: 600 }],
    ['larger than the display', { x: -50, y: -50, width: 5000, height: 4000 }, desk],
    ['half outside', { x: 1500, y: 900, width: 1000, height: 700 }, { x: 920, y: 340, width: 1000, height: 700 }],
  ])('inside a display that is there, if it was one %s', (_what, saved, place) => {
    expect(placeWindow(saved, [desk])).toEqual(place);
  });

  it('whole inside one display, whatever was saved and whichever displays there are', () => {
    const at = fc.integer({ min: -6000, max: 6000 });
    const size = fc.integer({ min: 1, max: 6000 });
    const place = fc.record({ x: at, y: at, width: size, height: size });
    const area = fc.record({
      x: at,
      y: at,
      width: fc.integer({ min: 320, max: 5000 }),
      height: fc.integer({ min: 240, max: 3000 }),
    });
    fc.assert(
      fc.property(place, fc.array(area, { minLength: 1, maxLength: 4 }), (saved, areas) => {
        const { x, y, width, height } = placeWindow(saved, areas);
        return areas.some(
          (a) =>
            x >= a.x &&
            y >= a.y &&
            x + width <= a.x + a.width &&
            y + height <= a.y + a.height &&
            width > 0 &&
            height > 0,
        );
      }),
    );
  });
});
