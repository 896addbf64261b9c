/**
 * The colours Shamano is painted with: raw paper, ink, and a pigment for each element, each with a mark
 * of its own (flame, gust, wave, bolt), so that colour is never the only sign. Marks lie in a box of 24
 * by 24 and are filled or drawn as strokes.
 */

export const COLOUR_KEYS = ['r', 'g', 'b', 'y'] as const;
export type ColourKey = (typeof COLOUR_KEYS)[number];

export interface Pigment {
  /** As it comes from the pot, and where it has pooled. */
  readonly wash: string;
  readonly deep: string;
  /** Thinned with water, on paper. */
  readonly pale: string;
  readonly mark: { readonly fill?: string; readonly strokes?: string };
}

export const PAPER = '#efe2c6';
export const PAPER_EDGE = '#cdb98f';
export const INK = '#1f1b26';

export const PIGMENTS: Readonly<Record<ColourKey, Pigment>> = {
  r: {
    wash: '#c43e27',
    deep: '#7d1e14',
    pale: '#e2a083',
    mark: {
      fill: 'M12.600.800c.6 4.700 6.600 7.400 6.600 14A7 7 0 0 1 12.100 23.200 7.100 7.100 0 0 1 4.800 15.700c0-3.400 2.300-5.300 2.900-8.700 1.500 1 2.400 2.300 2.500 3.900 1.800-2.500 2.900-6.200 2.400-10.100zM12 13c-.3 2-2.300 3-2.300 5.200a2.500 2.500 0 0 0 5 .1c0-1.800-1.300-3-2.700-5.300z',
    },
  },
  g: {
    wash: '#4d8657',
    deep: '#234d33',
    pale: '#a9c29a',
    mark: {
      strokes:
        'M2.500 8.300h11.600a3.300 3.300 0 1 0-3-4.700M1.200 13h18.300a3.200 3.200 0 1 1-2.900 4.600M4.500 17.600h6.200a2.600 2.600 0 1 1-2.400 3.700',
    },
  },
  b: {
    wash: '#2d6797',
    deep: '#143a5c',
    pale: '#9bb9c9',
    mark: {
      strokes:
        'M1.500 7.500c3.200-4 6.200-4 9.300-.5s6.600 3.500 11.700-1.500M1.500 13.700c3.200-4 6.200-4 9.300-.5s6.600 3.500 11.700-1.500M1.500 19.900c3.200-4 6.200-4 9.300-.5s6.600 3.500 11.700-1.500',
    },
  },
  y: {
    wash: '#d79a21',
    deep: '#7c520b',
    pale: '#e6c98a',
    mark: { fill: 'M14.200.600L3.800 13.800l6.400-.5L7.600 23.600 20.200 9.200l-6.900.6 4.200-8.600z' },
  },
};

export function colourKey(code: string): ColourKey | null {
  return COLOUR_KEYS.find((key) => key === code[0]) ?? null;
}
