/** Where the window was left, and where it may be put again: on a display that is there, whole, not tiny. */

import { z } from './schema.ts';
import type { Kind } from './services/envelope.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface WindowState extends Place {
  readonly maximized: boolean;
}

export const SMALLEST = { width: 960, height: 600 } as const;
const USUAL = { width: 1280, height: 800 } as const;

const shape = z.strictObject({ x: z.int(), y: z.int(), width: z.int(), height: z.int(), maximized: z.boolean() });

export const windowKind: Kind<WindowState> = {
  format: 'quadrille-window',
  schema: 1,
  migrations: {},
  read(body) {
    const read = shape.safeParse(body);
    return read.success ? { kind: 'value', value: read.data } : { kind: 'broken', why: 'It describes no window.' };
  },
};

/**
 * The bounds for a window that was left at `saved`, given the work areas of the displays, the primary one
 * first. It goes back to the display that shows most of it, shrunk and moved until it is all inside; one
 * that no display shows is centred on the primary.
 */
export function placeWindow(saved: Place | null, areas: readonly Place[]): Place {
  const [primary] = areas;
  if (primary === undefined) return { x: 0, y: 0, ...USUAL };
  if (saved === null) return centred(USUAL, primary);
  const home = [...areas].sort((a, b) => overlap(saved, b) - overlap(saved, a))[0] ?? primary;
  return overlap(saved, home) === 0 ? centred(saved, primary) : moveInside(saved, home);
}

function sizeFor(wanted: Pick<Place, 'width' | 'height'>, area: Place): Pick<Place, 'width' | 'height'> {
  return {
    width: Math.min(Math.max(wanted.width, SMALLEST.width), area.width),
    height: Math.min(Math.max(wanted.height, SMALLEST.height), area.height),
  };
}

function centred(wanted: Pick<Place, 'width' | 'height'>, area: Place): Place {
  const size = sizeFor(wanted, area);
  const x = area.x + Math.round((area.width - size.width) / 2);
  return { x, y: area.y + Math.round((area.height - size.height) / 2), ...size };
}

function moveInside(saved: Place, area: Place): Place {
  const size = sizeFor(saved, area);
  const clamp = (at: number, from: number, room: number) => Math.min(Math.max(at, from), from + room);
  const x = clamp(saved.x, area.x, area.width - size.width);
  return { x, y: clamp(saved.y, area.y, area.height - size.height), ...size };
}

function overlap(a: Place, b: Place): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}
