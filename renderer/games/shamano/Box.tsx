/** Shamano's box on the launcher: four marks around a ring under the night on the lid, shamans in the tray. */
import { SHAMANS } from '../../../core/games/shamano/shamans/shamans.ts';
import type { BoxProps } from '../entry.ts';
import { Mark, Ring, SPATTER, Stroke, Written } from './art/Brush.tsx';
import { Portrait } from './art/Portrait.tsx';
import { COLOUR_KEYS, PAPER, PIGMENTS } from './art/pigment.ts';

export function Box({ part }: BoxProps) {
  return (
    <svg viewBox="0 0 400 500" width="100%" height="100%" aria-hidden="true">
      {part === 'front' ? <Lid /> : <Tray />}
    </svg>
  );
}

/** The name in brush letters, each in a box of 60 by 84. */
const NAME: readonly (readonly [string, number])[] = [
  ['M44 16C30 2 8 14 14 30c6 14 30 10 32 28 2 18-24 26-38 12', 0],
  ['M12 8c1 24 0 44-2 70M44 8c2 24 2 46 1 70M12 42c12-2 22-2 32 0', 56],
  ['M8 78C16 52 22 30 30 6c8 24 14 46 22 72M18 54c10-2 16-2 24 0', 114],
  ['M8 78C12 54 13 30 15 8c8 18 12 30 18 44 5-14 10-28 16-44 2 24 4 48 7 70', 172],
  ['M8 78C16 52 22 30 30 6c8 24 14 46 22 72M18 54c10-2 16-2 24 0', 236],
  ['M12 78c1-24 1-46-1-70 12 22 22 44 34 68 1-24 1-46 0-68', 294],
  ['M30 8C10 8 6 30 8 48c2 20 12 30 24 30 16 0 22-20 20-40C50 18 42 8 28 10', 350],
];

const AROUND: readonly (readonly [number, number])[] = [
  [112, 196],
  [288, 196],
  [112, 352],
  [288, 352],
];

function Lid() {
  return (
    <>
      <path d="M0 0h400v500H0z" fill="#1d1b3d" />
      <Stroke x={200} y={90} width={520} height={190} turn={-6} fill="#2c2a5e" />
      <path d={SPATTER} fill="#7b79b4" transform="translate(0 10) scale(4)" />
      <path
        d="M34 150q84-16 168-8t166-2q20 66 8 130 6 70-14 134-84 14-166 6t-160 4q-22-66-12-132-12-68 10-132z"
        fill={PAPER}
      />
      {COLOUR_KEYS.map((key, i) => {
        const [x, y] = AROUND[i] ?? [200, 250];
        return (
          <g key={key}>
            <Stroke
              x={x}
              y={y}
              width={150}
              height={128}
              turn={i % 2 === 0 ? -20 : 160}
              fill={PIGMENTS[key].wash}
              dry={PIGMENTS[key].deep}
            />
            <Mark colour={key} x={x} y={y} size={74} fill={PAPER} />
          </g>
        );
      })}
      <Ring x={200} y={275} size={130} fill="#1f1b26" turn={-20} />
      <path d="M158 275q42-40 84 0-42 40-84 0z" fill="#1f1b26" />
      <path d="M200 255a20 20 0 1 0 .1 0z" fill={PAPER} />
      <path d="M200 265a10 10 0 1 0 .1 0z" fill="#c43e27" />
      {NAME.map(([d, x]) => (
        <Written key={x} d={d} x={30 + x * 0.85} y={36} scale={0.82} width={11} fill={PAPER} />
      ))}
      <Stroke x={200} y={458} width={300} height={30} fill="#c43e27" />
    </>
  );
}

function Tray() {
  return (
    <>
      <path d="M0 0h400v500H0z" fill="#14132b" />
      {SHAMANS.map(({ id }, i) => (
        <g
          key={id}
          transform={`translate(${28 + (i % 2) * 178} ${48 + Math.floor(i / 2) * 212}) rotate(${i % 2 === 0 ? -3 : 4} 83 95)`}
        >
          <path d="M-8-8h182v206H-8z" fill={PAPER} />
          <svg x="0" y="0" width="166" height="190" viewBox="0 0 166 190" aria-hidden="true">
            <Portrait shaman={id} mood={i === 2 ? 'triumphant' : 'calm'} />
          </svg>
        </g>
      ))}
    </>
  );
}
