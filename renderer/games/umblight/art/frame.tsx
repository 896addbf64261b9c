/** The frame of a card: which tone is the ground, its border, its corner signs. Light is arched, Shadow is cut off. */
import type { ReactNode } from 'react';
import { LIGHT, type Polarity } from '../../../../core/games/umblight/battle/battle.ts';
import type { Tones } from './cut.tsx';
import { MOON, SUN } from './glyphs.ts';

const SHEET = {
  light: 'M8 1h84q7 0 7 7v124q0 7-7 7H8q-7 0-7-7V8q0-7 7-7z',
  shadow: 'M9 1h82l8 8v122l-8 8H9l-8-8V9z',
};
/** Never quite straight, as cut by hand. */
const BORDER = {
  light: 'M9 5l41 .6L91 5q4 0 4 4l-.5 61 .5 61q0 4-4 4l-41-.6L9 135q-4 0-4-4l.6-61L5 9q0-4 4-4z',
  shadow: 'M11 5l39 .7L89 5l6 6-.7 59 .7 59-6 6-39-.6L11 135l-6-6 .7-59L5 11z',
};
/** What the picture shows through. */
export const WINDOW = {
  light: 'M10 93V44C10 22 28 10 50 10s40 12 40 34v49z',
  shadow: 'M10 93V22l12-12h56l12 12v71z',
};

export const formOf = (polarity: Polarity) => (polarity === LIGHT ? 'light' : 'shadow');

export function Frame({
  polarity,
  tones,
  children,
}: {
  readonly polarity: Polarity;
  readonly tones: Tones;
  readonly children: ReactNode;
}) {
  const form = formOf(polarity);
  return (
    <>
      <path d={SHEET[form]} fill={tones.ground} stroke="#0006" strokeWidth="0.6" />
      <path d={BORDER[form]} fill="none" stroke={tones.ink} strokeWidth="1.6" />
      {children}
      <path d={WINDOW[form]} fill="none" stroke={tones.ink} strokeWidth="1.8" />
    </>
  );
}

/** Keeps a picture inside the window. */
export function Inside({ polarity, children }: { readonly polarity: Polarity; readonly children: ReactNode }) {
  const form = formOf(polarity);
  return <g style={{ clipPath: `path("${WINDOW[form]}") view-box` }}>{children}</g>;
}

interface SignProps {
  readonly d: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
}

/** A sign of the square of 24 about a point. */
export function Sign({ d, x, y, size, fill }: SignProps) {
  return (
    <path
      d={d}
      fill={fill}
      fillRule="evenodd"
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
    />
  );
}

export function PolaritySign({
  polarity,
  tones,
  x,
  y,
  size,
}: Omit<SignProps, 'd' | 'fill'> & { readonly polarity: Polarity; readonly tones: Tones }) {
  return (
    <>
      <circle cx={x} cy={y} r={size * 0.62} fill={tones.ground} stroke={tones.ink} strokeWidth="1.2" />
      <Sign d={polarity === LIGHT ? SUN : MOON} x={x} y={y} size={size * 0.92} fill={tones.ink} />
    </>
  );
}
