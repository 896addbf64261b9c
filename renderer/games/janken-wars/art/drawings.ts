/** Every built-in motif by name, and what has no motif in a deck: the tag of a Freebie. */
import { type Drawing, ring } from './drawing.ts';
import { paperDrawings } from './paper-drawings.ts';
import { rockDrawings } from './rock-drawings.ts';
import { scissorsDrawings } from './scissors-drawings.ts';

const all: Readonly<Record<string, Drawing>> = { ...rockDrawings, ...paperDrawings, ...scissorsDrawings };

const TAG: Drawing = {
  body: 'M12 22h44l34 30-34 34H12z',
  light: ring(26, 36, 6),
  lines: `${ring(26, 36, 6)}M22 32Q8 22 14 8M40 54h20M50 44v20`,
};

export const drawingOf = (motif: string): Drawing => all[motif] ?? TAG;
