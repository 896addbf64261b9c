/**
 * A drawing in one line weight, in a box of 100 by 100: closed shapes that are coloured (`body`), parts
 * left white (`light`), and lines.
 */
export interface Drawing {
  readonly body: string;
  readonly light?: string;
  readonly lines: string;
}

/** A circle as a path. */
export const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
