/** What cut paper sounds like: snips, flaps, and a few bright notes. */
import { note, type SoundPatch } from '../../sound/patch.ts';

const snip = (at: number): SoundPatch[number] => ({
  kind: 'noise',
  filter: 'highpass',
  from: 4200,
  to: 2400,
  at,
  length: 0.05,
  gain: 0.3,
});
const chime = (steps: readonly number[], gap: number, gain = 0.22): SoundPatch =>
  steps.map((step, i) => ({
    kind: 'tone' as const,
    wave: 'triangle' as const,
    from: note(step),
    at: i * gap,
    length: 0.32,
    gain,
  }));

export const sounds: Readonly<Record<string, SoundPatch>> = {
  colour: chime([0, 4, 7, 11], 0.045, 0.14),
  jump: [snip(0), ...chime([12, 16], 0.06)],
  skip: [
    { kind: 'noise', filter: 'bandpass', from: 900, to: 2600, q: 2, length: 0.18, gain: 0.3 },
    { kind: 'tone', wave: 'sine', from: note(-2), to: note(5), length: 0.18, gain: 0.2 },
  ],
  turnabout: [
    { kind: 'noise', filter: 'bandpass', from: 700, to: 2400, q: 1.5, length: 0.22, gain: 0.3 },
    { kind: 'noise', filter: 'bandpass', from: 2400, to: 700, q: 1.5, at: 0.2, length: 0.22, gain: 0.3 },
  ],
  due: [
    { kind: 'tone', wave: 'triangle', from: note(-17), to: note(-22), length: 0.3, gain: 0.4 },
    snip(0.02),
    snip(0.09),
  ],
  uno: chime([7, 12, 16, 19], 0.07, 0.26),
  caught: [...chime([5, 1, -4], 0.09), snip(0)],
  challenge: [
    { kind: 'tone', wave: 'sawtooth', from: note(-14), length: 0.25, gain: 0.12 },
    { kind: 'tone', wave: 'sawtooth', from: note(-8), at: 0.14, length: 0.3, gain: 0.12 },
  ],
  round: chime([0, 7, 4, 12], 0.1),
};
