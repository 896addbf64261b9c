/** A coloured card without its sign: cream board, and on it a sheet cut by hand, never quite square. */
import type { ReactNode } from 'react';
import { type ColourKey, CREAM, PAPER } from './paper.ts';

export const BOARD = 'M9 1h82q8 0 8 8v122q0 8-8 8H9q-8 0-8-8V9q0-8 8-8z';

/** Cuts of the sheet, one a colour. */
const CUTS: Readonly<Record<ColourKey, string>> = {
  r: 'M8 9.500L50 7l42 2 1 62-1.500 61L51 134l-43-2.500-1-60z',
  y: 'M7.500 8L93 7.500l-1 63 1.500 61.500L50 133.500 8.500 132l-1.500-62z',
  g: 'M8.500 7L49 8.500l43.500-1L93 70l-1 62-42 1.500L7 132.500 8 71z',
  b: 'M7 8.500l43-1 43 1.500-.5 60 1 62.500-44-1.500-42.500 2L8 69z',
};

export function Sheet({ colour, children }: { readonly colour: ColourKey; readonly children: ReactNode }) {
  return (
    <>
      <path d={BOARD} fill={CREAM} stroke="#0003" strokeWidth="1" />
      <path d={CUTS[colour]} fill={PAPER[colour].sheet} />
      {children}
    </>
  );
}

/** Keeps pips inside the sheet. */
export function Inside({ children }: { readonly children: ReactNode }) {
  return (
    <svg x="8.500" y="9" width="83" height="122" viewBox="8.500 9 83 122" aria-hidden="true">
      {children}
    </svg>
  );
}

interface MarkProps {
  readonly colour: ColourKey;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly turn?: number;
}

/** A colour's shape about a point. */
export function Mark({ colour, x, y, size, fill, turn = 0 }: MarkProps) {
  const scale = size / 24;
  return (
    <path
      d={PAPER[colour].shape}
      fill={fill}
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-12 -12)`}
    />
  );
}

/** The same in two opposite corners, the second upside down. */
export function Corners({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <g>{children}</g>
      <g transform="rotate(180 50 70)">{children}</g>
    </>
  );
}
