/** What everything is painted with: one loaded brush stroke, one ring of ink, the mark of an element, drops. */
import { type ColourKey, INK, PIGMENTS } from './pigment.ts';

/** A broad stroke from left to right in a box of 100 by 30, ragged where the brush runs dry. */
export const STROKE =
  'M2 17C6 6 18 3 33 4.500S66 1 84 4l13 3-9 1.500 11 3-13 .5 9 4-12-.5 5 4-11-1C62 21 48 26 31 25.500S6 27 2 17z';
const BRISTLES = 'M20 10c22-3 40 1 62-1M14 20c20 1 38-1 58-3M30 15c16-1 30 1 46-1';
/** A ring painted in one go, in a box of 100 by 100; it does not quite close. */
export const RING =
  'M52 4C25 3 4 24 4 50s20 46 46 46 46-20 46-45c0-17-8-31-21-39 8 9 13 21 12 35-1 22-17 38-38 38S12 68 13 48C14 28 29 12 52 12c3 0 6 0 8 1-1-5-3-9-8-9z';

interface StrokeProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly turn?: number;
  readonly fill: string;
  /** Colour of the bristles' traces. */
  readonly dry?: string;
}

/** The stroke about a point. */
export function Stroke({ x, y, width, height, turn = 0, fill, dry }: StrokeProps) {
  const place = `translate(${x} ${y}) rotate(${turn}) scale(${width / 100} ${height / 30}) translate(-50 -15)`;
  return (
    <g transform={place}>
      <path d={STROKE} fill={fill} />
      {dry !== undefined && <path d={BRISTLES} fill="none" stroke={dry} strokeWidth="0.900" strokeLinecap="round" />}
    </g>
  );
}

interface RoundProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly turn?: number;
}

export function Ring({ x, y, size, fill, turn = 0 }: RoundProps) {
  return (
    <path
      d={RING}
      fill={fill}
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / 100}) translate(-50 -50)`}
    />
  );
}

/** The mark of an element about a point. */
export function Mark({ colour, x, y, size, fill, turn = 0 }: RoundProps & { readonly colour: ColourKey }) {
  const { mark } = PIGMENTS[colour];
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / 24}) translate(-12 -12)`}>
      {mark.fill !== undefined && <path d={mark.fill} fill={fill} fillRule="evenodd" />}
      {mark.strokes !== undefined && (
        <path d={mark.strokes} fill="none" stroke={fill} strokeWidth="2.700" strokeLinecap="round" />
      )}
    </g>
  );
}

/** Drops that flew off the brush, in a box of 100 by 100. */
export const SPATTER =
  'M12 30a3 3 0 1 0 .1 0zM22 74a2 2 0 1 0 .1 0zM80 20a2.500 2.500 0 1 0 .1 0zM90 60a4 3 0 1 0 .1 0zM70 88a2 2 0 1 0 .1 0zM40 8a1.500 1.500 0 1 0 .1 0zM8 56a1.500 1.500 0 1 0 .1 0zM88 38a1.200 1.200 0 1 0 .1 0z';

interface WrittenProps {
  readonly d: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly width?: number;
  readonly fill?: string;
}

/** Signs and numbers written with the tip: a full line and, beside it, the thinner one of the hairs. */
export function Written({ d, x, y, scale, width = 12, fill = INK }: WrittenProps) {
  const line = { d, fill: 'none', stroke: fill, strokeLinecap: 'round' as const, strokeLinejoin: 'round' as const };
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path {...line} strokeWidth={width} />
      <path {...line} strokeWidth={width * 0.32} transform={`translate(${width * 0.36} ${width * 0.5})`} />
    </g>
  );
}
