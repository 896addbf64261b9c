/** Sounds every table has. */
import { note, type SoundPatch } from './patch.ts';

export const common: Readonly<Record<string, SoundPatch>> = {
  /** A card slides from a pile. */
  slide: [{ kind: 'noise', filter: 'bandpass', from: 2600, to: 900, q: 0.8, length: 0.16, gain: 0.35, attack: 0.03 }],
  /** A card is laid down. */
  lay: [
    { kind: 'noise', filter: 'lowpass', from: 2200, to: 500, length: 0.09, gain: 0.6 },
    { kind: 'tone', wave: 'sine', from: 150, to: 80, length: 0.1, gain: 0.4 },
  ],
  pick: [{ kind: 'noise', filter: 'highpass', from: 3000, length: 0.05, gain: 0.2 }],
  shuffle: Array.from({ length: 9 }, (_, i) => ({
    kind: 'noise' as const,
    filter: 'bandpass' as const,
    from: 1800 + 120 * (i % 3),
    at: i * 0.045,
    length: 0.06,
    gain: 0.28,
    q: 0.9,
  })),
  refused: [
    { kind: 'tone', wave: 'triangle', from: note(-12), to: note(-15), length: 0.16, gain: 0.3 },
    { kind: 'tone', wave: 'triangle', from: note(-13), to: note(-16), at: 0.09, length: 0.2, gain: 0.26 },
  ],
  turn: [
    { kind: 'tone', wave: 'sine', from: note(3), length: 0.18, gain: 0.22 },
    { kind: 'tone', wave: 'sine', from: note(10), at: 0.09, length: 0.3, gain: 0.2 },
  ],
  won: [0, 4, 7, 12].map((step, i) => ({
    kind: 'tone' as const,
    wave: 'triangle' as const,
    from: note(step),
    at: i * 0.11,
    length: 0.5,
    gain: 0.26,
  })),
  lost: [7, 3, 0].map((step, i) => ({
    kind: 'tone' as const,
    wave: 'triangle' as const,
    from: note(step - 12),
    at: i * 0.16,
    length: 0.5,
    gain: 0.22,
  })),
};
