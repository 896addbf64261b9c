import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { KINDS } from '../../../core/games/uno/cards.ts';
import { CardArt } from '../../../renderer/games/uno/art/CardArt.tsx';
import { COLOUR_KEYS, PAPER } from '../../../renderer/games/uno/art/paper.ts';

const drawn = (card: string | null) => renderToStaticMarkup(<CardArt card={card} />);

/** Relative luminance of `#rrggbb`, by WCAG. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const part = Number.parseInt(colour.slice(i, i + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
const contrast = (a: string, b: string) => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};

describe('the pictures of UNO', () => {
  it('are 54 different faces and a back', () => {
    const faces = KINDS.map(({ code }) => drawn(code));
    expect(new Set([...faces, drawn(null)]).size).toBe(55);
  });

  it('show the colour a wild was given', () => {
    const faces = ['W', 'W:r', 'W:y', 'W:g', 'W:b', 'W4', 'W4:r', 'W4:y', 'W4:g', 'W4:b'].map(drawn);
    expect(new Set(faces).size).toBe(10);
  });

  it.each(COLOUR_KEYS)('carry the shape of their colour on every card of %s', (key) => {
    for (const { code } of KINDS.filter(({ code }) => code.startsWith(key))) {
      expect(drawn(code).split(PAPER[key].shape).length).toBeGreaterThan(1);
    }
    const shapes = new Set(COLOUR_KEYS.map((colour) => PAPER[colour].shape));
    expect(shapes.size).toBe(4);
  });

  it.each(COLOUR_KEYS)('can be read: what is laid on the sheet of %s stands out from it', (key) => {
    expect(contrast(PAPER[key].sheet, PAPER[key].on)).toBeGreaterThan(3.5);
  });

  it('hold no text that a language would have to translate', () => {
    for (const { code } of KINDS) expect(drawn(code)).not.toContain('<text');
  });
});
