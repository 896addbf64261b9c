/** UNO's box on the launcher: a wreath of cut paper on the lid, a hand of cards in the tray. */
import type { BoxProps } from '../entry.ts';
import { DIGITS } from './art/glyphs.ts';
import { COLOUR_KEYS, type ColourKey, CREAM, INK, PAPER } from './art/paper.ts';
import { Mark } from './art/Sheet.tsx';

export function Box({ part }: BoxProps) {
  return (
    <svg viewBox="0 0 400 500" width="100%" height="100%" aria-hidden="true">
      {part === 'front' ? <Lid /> : <Tray />}
    </svg>
  );
}

const LETTERS = {
  U: 'M9 3v58l11 14h20l11-14V3',
  N: 'M9 81V9l42 66V3',
  O: DIGITS['0'] ?? '',
} as const;

/** Each letter stands on a sheet of one colour; the fourth sheet carries the shapes. */
function Lid() {
  return (
    <>
      <path d="M0 0h400v500H0z" fill="#f3e3c3" />
      <path d="M0 0h400v120L286 168 120 132 0 190z" fill="#f9eed6" />
      <Sheet colour="r" d="M34 52l150-14 12 196-158 14z" />
      <Sheet colour="y" d="M214 34l152 16-8 190-156-8z" />
      <Sheet colour="g" d="M40 268l158-8 4 194-168 8z" />
      <Sheet colour="b" d="M216 256l150 6 4 190-148 14z" />
      <Letter d={LETTERS.U} x={74} y={80} colour="r" />
      <Letter d={LETTERS.N} x={246} y={76} colour="y" />
      <Letter d={LETTERS.O} x={80} y={302} colour="g" />
      <g transform="translate(294 362)">
        {COLOUR_KEYS.map((key, i) => (
          <g key={key} transform={`rotate(${i * 90})`}>
            <path d="M0 0L-6-78 60-68z" fill="#0004" transform="translate(3 4)" />
            <path d="M0 0L-6-78 60-68z" fill={key === 'b' ? CREAM : PAPER[key].sheet} />
            <path d="M0 0L60-68 32-14z" fill={key === 'b' ? '#e6d3ad' : PAPER[key].deep} />
          </g>
        ))}
        <circle r="11" fill={INK} />
      </g>
    </>
  );
}

function Sheet({ colour, d }: { readonly colour: ColourKey; readonly d: string }) {
  return (
    <>
      <path d={d} fill="#2a1c3840" transform="translate(5 7)" />
      <path d={d} fill={PAPER[colour].sheet} />
    </>
  );
}

interface LetterProps {
  readonly d: string;
  readonly x: number;
  readonly y: number;
  readonly colour: ColourKey;
}

function Letter({ d, x, y, colour }: LetterProps) {
  const stroke = { d, fill: 'none', strokeWidth: 17, strokeLinejoin: 'bevel' as const };
  return (
    <g transform={`translate(${x} ${y}) scale(1.450)`}>
      <path {...stroke} stroke={PAPER[colour].deep} transform="translate(3.500 4.500)" />
      <path {...stroke} stroke={PAPER[colour].on} />
    </g>
  );
}

const FAN: readonly (readonly [ColourKey, number])[] = [
  ['r', -30],
  ['y', -10],
  ['g', 10],
  ['b', 30],
];

function Tray() {
  return (
    <>
      <path d="M0 0h400v500H0z" fill={INK} />
      <path d="M0 330c90-50 120 20 200-20s120-50 200-10v200H0z" fill="#3a2950" />
      {FAN.map(([key, turn]) => (
        <g key={key} transform={`rotate(${turn} 200 520)`}>
          <path d="M112 92h176q16 0 16 16v250q0 16-16 16H112q-16 0-16-16V108q0-16 16-16z" fill="#0005" />
          <path d="M112 86h176q16 0 16 16v250q0 16-16 16H112q-16 0-16-16V102q0-16 16-16z" fill={CREAM} />
          <path d="M110 100l180-2-1 256-178 2z" fill={PAPER[key].sheet} />
          <Mark colour={key} x={200} y={225} size={120} fill={PAPER[key].deep} />
          <Mark colour={key} x={196} y={219} size={120} fill={PAPER[key].on} />
        </g>
      ))}
    </>
  );
}
