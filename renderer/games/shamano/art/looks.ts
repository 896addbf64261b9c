/** What tells the four shamans apart: colours and the shapes of hair, dress and signs, in a box of 120 by 120. */
import type { ShamanId } from '../../../../core/games/shamano/shamans/shaman.ts';

/** A shape: its outline and its fill; a stroke's width makes it a line instead. */
export interface Shape {
  readonly d: string;
  readonly fill: string;
  readonly line?: number;
}

export interface Look {
  readonly sky: string;
  readonly glow: string;
  readonly skin: string;
  readonly shade: string;
  readonly lips: string;
  readonly iris: string;
  readonly brow: string;
  /** Painted before the head, on the face, and over it. */
  readonly behind: readonly Shape[];
  readonly paint: readonly Shape[];
  readonly before: readonly Shape[];
}

const hedda: Look = {
  sky: '#6b2418',
  glow: '#d9622f',
  skin: '#8a5233',
  shade: '#5f3420',
  lips: '#4a1d17',
  iris: '#f0a13a',
  brow: '#20131a',
  behind: [
    { d: 'M26 58C18 30 34 10 60 10s44 18 36 48l-6 22H30z', fill: '#20131a' },
    { d: 'M4 122c2-22 16-32 34-34l22 6 22-6c18 2 32 12 34 34z', fill: '#3a2a2c' },
    { d: 'M10 104l10-14 6 10 10-14 8 14 16-6 16 6 8-14 10 14 6-10 10 14 4 18H6z', fill: '#8f7f6d' },
  ],
  paint: [
    { d: 'M36 68l12 3-12 4zM84 68l-12 3 12 4z', fill: '#e2602c' },
    { d: 'M58 84h4l1 9h-6z', fill: '#e2602c' },
  ],
  before: [
    {
      d: 'M28 52C26 32 40 18 60 18s34 14 32 34l-5-12-5 6-5-12-7 8-6-11-7 9-7-8-5 11-7-7-5 12z',
      fill: '#20131a',
    },
    { d: 'M30 44q30-12 60 0l-1 6q-29-11-58 0z', fill: '#b8472a' },
    { d: 'M53 36l7-14 7 14-7 9zM40 40l4-10 5 9-4 6zM80 40l-4-10-5 9 4 6z', fill: '#e9d3a2' },
  ],
};

const beatrice: Look = {
  sky: '#2b2a63',
  glow: '#7d6bc4',
  skin: '#f0cfae',
  shade: '#c99b7c',
  lips: '#a8473f',
  iris: '#3f7a53',
  brow: '#5a3018',
  behind: [
    { d: 'M22 104C14 70 24 34 60 34s46 36 38 70q-10 6-16-2-22 10-44 0-6 8-16 2z', fill: '#8a4a22' },
    { d: 'M8 122c2-18 14-28 34-30l18 8 18-8c20 2 32 12 34 30z', fill: '#33307a' },
    { d: 'M46 92l14 22 14-22 8 4-22 26-22-26z', fill: '#d7a43a' },
  ],
  paint: [
    { d: 'M39 73a4 2.500 0 1 0 8 0 4 2.500 0 1 0-8 0zM73 73a4 2.500 0 1 0 8 0 4 2.500 0 1 0-8 0z', fill: '#e3967c' },
    {
      d: 'M37 62a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM65 62a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM55 61q5-3 10 0',
      fill: '#d7a43a',
      line: 1.8,
    },
  ],
  before: [
    { d: 'M33 58C32 44 42 40 60 40s28 4 27 18c-4-6-8-9-14-10-10 3-24 3-32-2-4 3-6 7-8 12z', fill: '#8a4a22' },
    { d: 'M8 46C22 34 38 30 60 30s38 4 52 16c-18-4-34-6-52-6S26 42 8 46z', fill: '#262457' },
    { d: 'M32 36C38 18 48 6 74 2c-8 8-6 16 14 34-18-6-38-6-56 0z', fill: '#33307a' },
    { d: 'M33 35q27-9 54 0l2 5q-29-9-58 0z', fill: '#d7a43a' },
    { d: 'M82 36c14-2 22-12 24-26-14 4-24 12-24 26z', fill: '#5f9a6b' },
  ],
};

const aurora: Look = {
  sky: '#3d0f1e',
  glow: '#9c2136',
  skin: '#eee0d8',
  shade: '#bfa4a3',
  lips: '#8f1628',
  iris: '#b3182f',
  brow: '#8d8188',
  behind: [
    { d: 'M24 122C20 80 16 24 60 22s40 58 36 100H82V66H38v56z', fill: '#e8e4ea' },
    { d: 'M12 122c4-18 16-26 34-30l14 6 14-6c18 4 30 12 34 30z', fill: '#5c1224' },
    { d: 'M34 122l4-34 12 10 10 4 10-4 12-10 4 34-16-12-10 8-10-8z', fill: '#8f1628' },
  ],
  paint: [
    { d: 'M60 40q6 6 0 13-6-7 0-13z', fill: '#b3182f' },
    { d: 'M45 68l2 0 .6 13q-1.600 3.400-3.200 0zM75 68l-2 0-.6 13q1.600 3.400 3.200 0z', fill: '#b3182f' },
  ],
  before: [
    { d: 'M32 70C28 40 40 28 60 28s32 12 28 42c-4-14-10-26-28-32-18 6-24 18-28 32z', fill: '#f7f4f7' },
    {
      d: 'M44 30C34 24 28 14 30 2M34 18L22 12M76 30C86 24 92 14 90 2M86 18L98 12M38 25L28 26M82 25l10 1',
      fill: '#d9c7a4',
      line: 4,
    },
    { d: 'M38 33q22-9 44 0l-2 4q-20-8-40 0z', fill: '#d9c7a4' },
    { d: 'M60 26l4 6-4 7-4-7z', fill: '#b3182f' },
  ],
};

const zoe: Look = {
  sky: '#12444f',
  glow: '#3f9aa3',
  skin: '#c08a5a',
  shade: '#8c5c38',
  lips: '#7c342c',
  iris: '#2d6797',
  brow: '#1d3146',
  behind: [
    {
      d: 'M16 62a17 17 0 0 1 8-28 20 20 0 0 1 24-20 22 22 0 0 1 34 4 19 19 0 0 1 18 24 16 16 0 0 1 4 26 15 15 0 0 1-12 22H30a16 16 0 0 1-14-28z',
      fill: '#2f4a66',
    },
    { d: 'M6 122c2-20 16-28 36-30l18 6 18-6c20 2 34 10 36 30z', fill: '#1c6670' },
    { d: 'M32 96q28 16 56 0l6 10q-34 18-68 0z', fill: '#e6d9b4' },
  ],
  paint: [
    { d: 'M38 73q5-4 9 0M38 77q5-4 9 0M73 73q5-4 9 0M73 77q5-4 9 0', fill: '#dff0ee', line: 1.6 },
    { d: 'M60 42l-4 8h4l-2 6 6-8h-4l3-6z', fill: '#f2c33d' },
  ],
  before: [
    {
      d: 'M31 58a12 12 0 0 1 3-18 14 14 0 0 1 16-12 15 15 0 0 1 22 1 13 13 0 0 1 15 12 12 12 0 0 1 2 17c-5-2-9-6-11-10-6 3-12 1-15-3-5 4-12 4-16 1-4 5-9 9-16 12z',
      fill: '#43648a',
    },
    { d: 'M84 30l-8 13h6l-3 11 13-15h-7l5-9z', fill: '#f2c33d' },
    { d: 'M31 78q-4 6 0 9 4-3 0-9zM89 78q-4 6 0 9 4-3 0-9z', fill: '#8fd0d6' },
  ],
};

export const LOOKS: Readonly<Record<ShamanId, Look>> = { hedda, beatrice, aurora, zoe };
