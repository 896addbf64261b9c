/** A painted shaman: one head for all, told apart by `looks.ts`, with a face for how things stand. */
import { memo } from 'react';
import type { ShamanId } from '../../../../core/games/shamano/shamans/shaman.ts';
import { SPATTER, Stroke } from './Brush.tsx';
import { LOOKS, type Shape } from './looks.ts';
import { INK } from './pigment.ts';

export const MOODS = ['calm', 'hurt', 'triumphant', 'defeated'] as const;
export type Mood = (typeof MOODS)[number];

interface Props {
  readonly shaman: ShamanId;
  readonly mood: Mood;
}

/** Brows, eyes and mouth of the left half and the middle; the right eye is the left one's mirror image. */
interface Features {
  readonly brow: string;
  readonly eye: 'open' | 'shut' | 'smile' | 'cross';
  readonly mouth: string;
  readonly inside: boolean;
  readonly tilt: number;
}

const FEATURES: Readonly<Record<Mood, Features>> = {
  calm: { brow: 'M38 54q7-5 15-1', eye: 'open', mouth: 'M51 82q9 4 18 0', inside: false, tilt: 0 },
  hurt: { brow: 'M38 56q8 0 14-7', eye: 'shut', mouth: 'M50 85q3-7 10-7t10 7q-10-3-20 0z', inside: true, tilt: -7 },
  triumphant: {
    brow: 'M37 50q8-7 16-2',
    eye: 'smile',
    mouth: 'M48 79q12 3 24 0-2 11-12 11t-12-11z',
    inside: true,
    tilt: 3,
  },
  defeated: { brow: 'M38 52q7 0 14 4', eye: 'cross', mouth: 'M51 86q9-6 18 0', inside: false, tilt: 11 },
};

const HEAD = 'M34 56C33 38 44 31 60 31s27 7 26 25c-1 22-12 39-26 39S35 78 34 56z';

export const Portrait = memo(function Portrait({ shaman, mood }: Props) {
  const look = LOOKS[shaman];
  const { tilt, inside, mouth } = FEATURES[mood];
  return (
    <svg viewBox="0 0 120 120" width="100%" height="100%" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0h120v120H0z" fill={look.sky} />
      <Stroke x={60} y={52} width={140} height={100} turn={-18} fill={look.glow} dry={look.sky} />
      <path d={SPATTER} fill={look.glow} transform="translate(0 4) scale(1.200)" />
      <g transform={`rotate(${tilt} 60 110)`}>
        <Shapes shapes={look.behind} />
        <path d="M50 84h20l2 16q-12 10-24 0z" fill={look.shade} />
        <path d={HEAD} fill={look.skin} stroke={INK} strokeWidth="1.600" />
        <path d="M86 56c-1 22-12 39-26 39 10-6 17-18 18-36z" fill={look.shade} opacity="0.550" />
        <Shapes shapes={look.paint} />
        <Eyes mood={mood} iris={look.iris} brow={look.brow} />
        <path d="M59 66q-4 7-1 9 3 1 5-.5" fill="none" stroke={INK} strokeWidth="1.500" strokeLinecap="round" />
        <path
          d={mouth}
          fill={inside ? look.lips : 'none'}
          stroke={look.lips}
          strokeWidth={inside ? 1.4 : 2.6}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        {mood === 'triumphant' && <path d="M52 81q8 2 16 0l-1 3q-7 1.500-14 0z" fill="#f5ead2" />}
        <Shapes shapes={look.before} />
      </g>
      {mood === 'hurt' && <Stroke x={92} y={30} width={34} height={9} turn={-52} fill="#e8dcc0" />}
      {mood === 'defeated' && <path d="M-4 86q40-22 62-10t66-14v62H-4z" fill={INK} opacity="0.720" />}
    </svg>
  );
});

function Shapes({ shapes }: { readonly shapes: readonly Shape[] }) {
  return shapes.map(({ d, fill, line }) =>
    line === undefined ? (
      <path key={d} d={d} fill={fill} stroke={INK} strokeWidth="1.200" strokeLinejoin="round" />
    ) : (
      <path key={d} d={d} fill="none" stroke={fill} strokeWidth={line} strokeLinecap="round" />
    ),
  );
}

function Eyes({ mood, iris, brow }: { readonly mood: Mood; readonly iris: string; readonly brow: string }) {
  const { eye, brow: line } = FEATURES[mood];
  const half = (
    <>
      <path d={line} fill="none" stroke={brow} strokeWidth="3" strokeLinecap="round" />
      <Eye kind={eye} iris={iris} />
    </>
  );
  return (
    <>
      {half}
      <g transform="translate(120 0) scale(-1 1)">{half}</g>
    </>
  );
}

function Eye({ kind, iris }: { readonly kind: Features['eye']; readonly iris: string }) {
  const line = { fill: 'none', stroke: INK, strokeWidth: 2.4, strokeLinecap: 'round' as const };
  switch (kind) {
    case 'open':
      return (
        <>
          <path d="M39 63q7-8 14 0-7 6-14 0z" fill="#f7efdd" stroke={INK} strokeWidth="1.200" />
          <path d="M46 59a3.600 3.600 0 1 0 .1 0z" fill={iris} />
          <path d="M46 61a1.700 1.700 0 1 0 .1 0z" fill={INK} />
          <path d="M38 63q8-9 16-1" {...line} />
        </>
      );
    case 'shut':
      return <path d="M39 60l12 4-11 3" {...line} strokeLinejoin="round" />;
    case 'smile':
      return <path d="M39 65q7-9 14 0" {...line} strokeWidth={3} />;
    case 'cross':
      return <path d="M41 60l10 7M51 60l-10 7" {...line} />;
  }
}
