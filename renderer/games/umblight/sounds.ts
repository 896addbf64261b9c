/** What wood and ink sound like: blocks, chisels, a drum, a low bell. */
import { note, type SoundPatch } from '../../sound/patch.ts';

const knock = (at: number, from: number, gain = 0.35): SoundPatch => [
  { kind: 'tone', wave: 'triangle', from, to: from * 0.6, at, length: 0.09, gain },
  { kind: 'noise', filter: 'bandpass', from: from * 5, q: 2, at, length: 0.04, gain: gain * 0.5 },
];
const bell = (steps: readonly number[], gap: number, gain = 0.2): SoundPatch =>
  steps.flatMap(
    (step, i): SoundPatch => [
      { kind: 'tone', wave: 'sine', from: note(step), at: i * gap, length: 0.7, gain },
      { kind: 'tone', wave: 'sine', from: note(step) * 2.76, at: i * gap, length: 0.25, gain: gain * 0.3 },
    ],
  );
const drum = (at: number, gain: number): SoundPatch[number] => ({
  kind: 'tone',
  wave: 'sine',
  from: 110,
  to: 45,
  at,
  length: 0.35,
  gain,
});

export const sounds: Readonly<Record<string, SoundPatch>> = {
  join: [...knock(0, 260), ...knock(0.09, 340)],
  halo: bell([12, 19], 0.05, 0.14),
  grow: bell([0, 7], 0.06, 0.16),
  spark: [
    { kind: 'noise', filter: 'highpass', from: 3000, to: 6000, length: 0.16, gain: 0.3 },
    ...knock(0.02, 420, 0.2),
  ],
  hit: [drum(0, 0.5), ...knock(0.02, 180, 0.4)],
  fall: [{ kind: 'noise', filter: 'lowpass', from: 900, to: 200, length: 0.3, gain: 0.35 }, ...knock(0.12, 120, 0.35)],
  hurt: [drum(0, 0.6), { kind: 'tone', wave: 'sawtooth', from: note(-20), to: note(-26), length: 0.25, gain: 0.1 }],
  heal: bell([7, 12, 16], 0.07, 0.14),
  coin: bell([24, 28], 0.05, 0.12),
  shake: [
    { kind: 'noise', filter: 'bandpass', from: 3600, q: 3, length: 0.06, gain: 0.2 },
    { kind: 'noise', filter: 'bandpass', from: 3200, q: 3, at: 0.09, length: 0.06, gain: 0.2 },
  ],
  phase: knock(0, 220, 0.3),
  turn: [...knock(0, 200, 0.3), ...knock(0.14, 260, 0.3)],
  drum: [drum(0, 0.5), drum(0.22, 0.35), drum(0.33, 0.5)],
  clash: [drum(0, 0.6), { kind: 'noise', filter: 'bandpass', from: 1800, to: 600, q: 1, length: 0.35, gain: 0.3 }],
  steps: [...knock(0, 150, 0.2), ...knock(0.22, 165, 0.2), ...knock(0.44, 150, 0.2)],
};
