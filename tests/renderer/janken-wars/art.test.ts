import { describe, expect, it } from 'vitest';
import { COLOURS, MOTIFS } from '../../../core/games/janken-wars/deck/motifs.ts';
import { colourOf } from '../../../renderer/games/janken-wars/art/colours.ts';
import { drawingOf } from '../../../renderer/games/janken-wars/art/drawings.ts';

describe('the pictures of cards', () => {
  it('are one drawing for each motif a deck may name, no two alike', () => {
    const tag = drawingOf('no such motif');
    const bodies = MOTIFS.map((motif) => drawingOf(motif).body);
    expect(bodies).not.toContain(tag.body);
    expect(new Set(bodies).size).toBe(MOTIFS.length);
  });

  it('have a colour for each name a deck may use, no two alike', () => {
    const papers = COLOURS.map((name) => colourOf(name).pale);
    expect(new Set(papers).size).toBe(COLOURS.length);
  });
});
