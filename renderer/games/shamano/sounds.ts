/** What Shamano sounds like: brushes on paper, drums, bowls and weather. */
import { note, type SoundPatch } from '../../sound/patch.ts';

type Layer = SoundPatch[number];

const swish = (from: number, to: number, length: number, gain = 0.32, at = 0): Layer => ({
  kind: 'noise',
  filter: 'bandpass',
  from,
  to,
  q: 1.1,
  at,
  length,
  gain,
  attack: 0.04,
});
const drum = (at: number, gain: number, pitch = 110): Layer => ({
  kind: 'tone',
  wave: 'sine',
  from: pitch,
  to: pitch * 0.45,
  at,
  length: 0.22,
  gain,
});
/** A singing bowl: a note and the one it beats against. */
const bowl = (step: number, at: number, gain = 0.16): SoundPatch => [
  { kind: 'tone', wave: 'sine', from: note(step), at, length: 0.9, gain, attack: 0.02 },
  { kind: 'tone', wave: 'sine', from: note(step) * 2.76, at, length: 0.5, gain: gain * 0.35 },
];

export const sounds: Readonly<Record<string, SoundPatch>> = {
  brush: [swish(700, 3200, 0.2)],
  hit: [drum(0, 0.5), swish(1800, 400, 0.14, 0.3)],
  heavy: [drum(0, 0.6, 90), drum(0.07, 0.4, 70), swish(2400, 250, 0.3, 0.38)],
  ward: [...bowl(10, 0, 0.14), swish(2600, 1800, 0.1, 0.14)],
  heal: [...bowl(3, 0), ...bowl(7, 0.09), ...bowl(12, 0.18)],
  shield: [swish(500, 1600, 0.4, 0.24), ...bowl(5, 0.05, 0.1)],
  lose: [drum(0, 0.4, 80), swish(900, 200, 0.3, 0.2)],
  crack: [swish(5000, 1500, 0.06, 0.34), swish(3000, 700, 0.12, 0.3, 0.05)],
  cast: [drum(0, 0.36, 130), drum(0.12, 0.36, 160), ...bowl(0, 0.22)],
  buff: [...bowl(-5, 0), ...bowl(2, 0.1)],
  thunder: [swish(6000, 120, 0.5, 0.42), drum(0.05, 0.5, 60)],
  swap: [swish(600, 2600, 0.24), swish(2600, 600, 0.24, 0.32, 0.2), drum(0.4, 0.36)],
  colour: [...bowl(0, 0, 0.1), ...bowl(4, 0.05, 0.1), ...bowl(7, 0.1, 0.1)],
  jump: [drum(0, 0.4, 200), drum(0.08, 0.4, 240), swish(1200, 4200, 0.12)],
  skip: [swish(2200, 500, 0.26), ...bowl(-7, 0.06, 0.1)],
  turnabout: [swish(600, 2400, 0.22), swish(2400, 600, 0.22, 0.3, 0.2)],
  stack: [drum(0, 0.42, 140), drum(0.1, 0.42, 100)],
  fall: [drum(0, 0.6, 80), drum(0.18, 0.5, 60), drum(0.4, 0.5, 48), swish(1200, 90, 0.9, 0.3)],
};
