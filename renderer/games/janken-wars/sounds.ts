/** What a craft table sounds like: thuds of fists, blades, stickers pressed down, and small bells for stars. */
import { note, type SoundPatch } from '../../sound/patch.ts';

const thud = (at: number, gain: number): SoundPatch => [
  { kind: 'tone', wave: 'sine', from: 150, to: 62, at, length: 0.16, gain },
  { kind: 'noise', filter: 'lowpass', from: 700, to: 200, at, length: 0.07, gain: gain * 0.6 },
];
const blade = (at: number): SoundPatch[number] => ({
  kind: 'noise',
  filter: 'highpass',
  from: 3600,
  to: 6200,
  at,
  length: 0.07,
  gain: 0.3,
});
const bells = (steps: readonly number[], gap: number): SoundPatch =>
  steps.map((step, i) => ({
    kind: 'tone' as const,
    wave: 'sine' as const,
    from: note(step),
    at: i * gap,
    length: 0.55,
    gain: 0.2,
  }));

export const sounds: Readonly<Record<string, SoundPatch>> = {
  count: thud(0, 0.55),
  shoot: [
    ...thud(0, 0.7),
    { kind: 'noise', filter: 'bandpass', from: 1400, to: 3600, q: 0.8, length: 0.14, gain: 0.34 },
  ],
  /** A throw is in, whatever it is. */
  seal: [{ kind: 'noise', filter: 'bandpass', from: 1800, to: 1200, q: 3, length: 0.08, gain: 0.22 }],
  stick: [{ kind: 'noise', filter: 'lowpass', from: 1400, to: 300, length: 0.12, gain: 0.4, attack: 0.02 }],
  snip: [blade(0), blade(0.09)],
  roll: [
    { kind: 'noise', filter: 'lowpass', from: 130, to: 320, length: 1.1, gain: 0.6, attack: 0.3 },
    { kind: 'tone', wave: 'sawtooth', from: 46, to: 64, length: 1.1, gain: 0.16, attack: 0.2 },
  ],
  star: bells([12, 16, 19], 0.07),
};
