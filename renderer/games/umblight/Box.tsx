/** Umblight's box on the launcher: one face, half sun, half moon; in the tray a lit card and a dark one. */
import type { BoxProps } from '../entry.ts';
import { Cut } from './art/cut.tsx';
import { CREAM, INK, LAMP } from './art/tones.ts';

export function Box({ part }: BoxProps) {
  return (
    <svg viewBox="0 0 400 500" width="100%" height="100%" aria-hidden="true">
      {part === 'front' ? <Lid /> : <Tray />}
    </svg>
  );
}

const LIGHT_HALF =
  'r 50 50 33 56 36/o 50 50 30/q 39 42 4.500/o 39 42 2/c2 M50 62Q42 66 36 60/c1.500 M44 48v8h4/w 30 32 44 28 4 6 90';
const DARK_HALF =
  'r 50 50 33 56 36/o 50 50 30/q 61 42 4.500/o 61 42 2/c2 M50 62Q58 66 64 60/w 56 28 70 32 4 6 90/q 74 60 2/q 69 68 1.500';

/** Seven letters of the name, cut as lines on a square of 20 × 30. */
const LETTERS = [
  'M3 2V20Q3 28 10 28 17 28 17 20V2',
  'M2 29V2L10 18 18 2V29',
  'M4 2V28M4 2H11Q17 3 16 9 15 14 8 14 17 15 17 21 17 28 10 28H4',
  'M4 2V28H17',
  'M10 2V28',
  'M17 6Q10-1 5 6 1 14 5 24 11 31 17 23V16H11',
  'M4 2V28M16 2V28M4 15H16',
  'M2 3H18M10 3V28',
];

function Lid() {
  return (
    <>
      <path d="M0 0h200v500H0z" fill={CREAM} />
      <path d="M200 0h200v500H200z" fill={INK} />
      <path d="M14 14h372v472H14z" fill="none" stroke={LAMP} strokeWidth="5" />
      <svg x="20" y="20" width="180" height="360" viewBox="0 0 50 100" aria-hidden="true">
        <Cut cut={LIGHT_HALF} ink={INK} ground={CREAM} />
      </svg>
      <svg x="200" y="20" width="180" height="360" viewBox="50 0 50 100" aria-hidden="true">
        <Cut cut={DARK_HALF} ink={CREAM} ground={INK} />
      </svg>
      <path d="M20 392h360v84H20z" fill={LAMP} />
      {LETTERS.map((d, i) => (
        <path
          key={d}
          d={d}
          fill="none"
          stroke={INK}
          strokeWidth="4.500"
          strokeLinejoin="round"
          transform={`translate(${32 + i * 43} 403) scale(2)`}
        />
      ))}
    </>
  );
}

function Tray() {
  return (
    <>
      <path d="M0 0h400v500H0z" fill="#3a332a" />
      <g transform="rotate(-9 150 260)">
        <path d="M70 110h180q14 0 14 14v252q0 14-14 14H70q-14 0-14-14V124q0-14 14-14z" fill={CREAM} />
        <path d="M76 330V210q0-76 84-80 84 4 84 80v120z" fill="none" stroke={INK} strokeWidth="5" />
        <svg x="80" y="150" width="160" height="170" viewBox="0 0 100 100" aria-hidden="true">
          <Cut cut="r 50 50 26 48 24/o 50 50 22/Q 58 46 3/c2 M42 58q8 6 16 0" ink={INK} ground={CREAM} />
        </svg>
      </g>
      <g transform="rotate(8 260 290)">
        <path d="M170 130h172l14 14v252l-14 14H170l-14-14V144z" fill={INK} stroke={CREAM} strokeWidth="4" />
        <path d="M176 352V172l18-18h124l18 18v180z" fill="none" stroke={CREAM} strokeWidth="5" />
        <svg x="180" y="170" width="160" height="170" viewBox="0 0 100 100" aria-hidden="true">
          <Cut
            cut="f M60 12A40 40 0 1 0 88 70 32 32 0 1 1 60 12z/o 72 30 3/o 84 48 2.500/o 66 50 2/q 38 44 3.500"
            ink={CREAM}
            ground={INK}
          />
        </svg>
      </g>
    </>
  );
}
