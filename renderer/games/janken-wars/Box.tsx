/** The box of Janken Wars on the launcher: three signs as stickers on kraft paper, a cutting mat in the tray. */
import { useId } from 'react';
import type { BoxProps } from '../entry.ts';
import { HANDS } from './art/hands.ts';
import { STAR } from './art/Marks.tsx';

export function Box({ part }: BoxProps) {
  return (
    <svg viewBox="0 0 400 500" width="100%" height="100%" aria-hidden="true">
      {part === 'front' ? <Lid /> : <Tray />}
    </svg>
  );
}

const INK = '#2b2019';

/** A hand as a sticker: white rim, one colour, one weight of line. */
function Sticker({
  sign,
  fill,
  transform,
}: {
  readonly sign: number;
  readonly fill: string;
  readonly transform: string;
}) {
  const hand = HANDS[sign];
  if (hand === undefined) return null;
  return (
    <g transform={transform} strokeLinejoin="round" strokeLinecap="round">
      <path d={hand.body} fill="#0003" stroke="#0003" strokeWidth="12" transform="translate(2 3)" />
      <path d={hand.body} fill="#fffdf7" stroke="#fffdf7" strokeWidth="13" />
      <path d={hand.body} fill={fill} stroke={INK} strokeWidth="3.2" />
      <path d={hand.lines} fill="none" stroke={INK} strokeWidth="3.2" />
    </g>
  );
}

function Lid() {
  const fibre = useId();
  return (
    <>
      <defs>
        <pattern id={fibre} width="26" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(-14)">
          <path d="M2 4h9M15 12h7M8 16h4" stroke="#8a5a2b" strokeWidth="1" opacity="0.35" />
        </pattern>
      </defs>
      <path d="M0 0h400v500H0z" fill="#c9995a" />
      <path d="M0 0h400v500H0z" fill={`url(#${fibre})`} />
      <path d="M0 372l400-46v76L0 452z" fill="#1f5a4b" />
      <path d="M0 384l400-46M0 440l400-50" stroke="#6fae9b" strokeWidth="2" strokeDasharray="10 7" />
      <Sticker sign={1} fill="#f2c14b" transform="translate(168 34) rotate(9) scale(2.000)" />
      <Sticker sign={2} fill="#ef7d63" transform="translate(30 44) rotate(-13) scale(1.950)" />
      <Sticker sign={0} fill="#8fb2cf" transform="translate(112 196) rotate(-3) scale(2.100)" />
      <g transform="rotate(-6.700 200 425)" fill="#fff8e6" stroke={INK} strokeWidth="3" strokeLinejoin="round">
        {[0, 1, 2].map((i) => (
          <path
            key={i}
            d={STAR}
            transform={`translate(${112 + i * 62} 386) scale(2.300)`}
            strokeWidth="1.300"
            fill="#f7b71d"
          />
        ))}
      </g>
    </>
  );
}

function Tray() {
  const lines = Array.from({ length: 12 }, (_, i) => `M0 ${i * 44 + 8}h400M${i * 44 + 8} 0v500`).join('');
  return (
    <>
      <path d="M0 0h400v500H0z" fill="#1f5a4b" />
      <path d={lines} stroke="#6fae9b" strokeWidth="1.500" opacity="0.6" />
      {[-24, -6, 14].map((turn, sign) => (
        <g key={turn} transform={`rotate(${turn} 200 560)`}>
          <path
            d="M112 96h176q14 0 14 14v232q0 14-14 14H112q-14 0-14-14V110q0-14 14-14z"
            fill="#0004"
            transform="translate(3 5)"
          />
          <path
            d="M112 96h176q14 0 14 14v232q0 14-14 14H112q-14 0-14-14V110q0-14 14-14z"
            fill="#d3a767"
            stroke="#8a6234"
            strokeWidth="3"
          />
          <path d="M118 118h164v150H118z" fill={['#c8e4f6', '#f8e0a0', '#ffd0c2'][sign]} />
          <path d="M110 284h180v42H110z" fill="#fff8e6" />
          <Sticker
            sign={sign}
            fill={['#8fb2cf', '#f2c14b', '#ef7d63'][sign] ?? '#fff'}
            transform="translate(137 128) scale(1.250)"
          />
        </g>
      ))}
    </>
  );
}
