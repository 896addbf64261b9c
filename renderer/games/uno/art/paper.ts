/**
 * The paper UNO's cards are cut from: four colours, each with a shape of its own (tulip, sun, fir,
 * wave), so that no card is known by its colour alone. Shapes lie in a box of 24 by 24.
 */

export const COLOUR_KEYS = ['r', 'y', 'g', 'b'] as const;
export type ColourKey = (typeof COLOUR_KEYS)[number];

export interface Paper {
  readonly sheet: string;
  /** What is cut from the sheet behind it: pips and shadows. */
  readonly deep: string;
  /** What is laid on the sheet. */
  readonly on: string;
  readonly shape: string;
}

export const CREAM = '#fff4df';
export const INK = '#2a1c38';

export const PAPER: Readonly<Record<ColourKey, Paper>> = {
  r: {
    sheet: '#dd3f2e',
    deep: '#b52a20',
    on: CREAM,
    shape: 'M2.500 3.500L8 9l4-7.500L16 9l5.500-5.500V13a9.500 9.500 0 0 1-19 0z',
  },
  y: {
    sheet: '#f5b21f',
    deep: '#d98e06',
    on: INK,
    shape:
      'M12 .8l2.500 4.800 4.900-2.400-.800 5.400 5.200 1.500-3.800 3.900 3.200 4.300-5.400.700.300 5.400-4.700-2.700L12 23.200l-1.900-3.500-4.700 2.700.300-5.400-5.400-.700 3.200-4.300L-.3 10.100l5.200-1.500-.800-5.400L9 5.600z',
  },
  g: {
    sheet: '#1f8a4c',
    deep: '#136a38',
    on: CREAM,
    shape:
      'M12 .5L19.500 9.500H16.500L21.500 15.500H18L23.500 21H14.200V24H9.800V21H.5L6 15.500H2.500L7.500 9.500H4.500z',
  },
  b: {
    sheet: '#2467cf',
    deep: '#174b9f',
    on: CREAM,
    shape:
      'M.5 8.200C4 3 8 3 12 6.500s7.500 3 11.500-2v5.300c-4 5-8 5-12 1.500s-7.500-3-11 2zM.5 17.700c3.500-5.200 7.500-5.200 11.500-1.700s7.500 3 11.500-2v5.300c-4 5-8 5-12 1.500s-7.500-3-11 2z',
  },
};

export function colourKey(code: string): ColourKey | null {
  return COLOUR_KEYS.find((key) => key === code[0]) ?? null;
}
