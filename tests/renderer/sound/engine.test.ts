import { describe, expect, it } from 'vitest';
import { sounds } from '../../../renderer/games/uno/sounds.ts';
import { common } from '../../../renderer/sound/common.ts';
import { createSoundEngine, loudness, type Volumes } from '../../../renderer/sound/engine.ts';
import type { SoundPatch } from '../../../renderer/sound/patch.ts';

const LOUD: Volumes = { effects: 100, ambience: 100, muted: false };
const BEEP: SoundPatch = [{ kind: 'tone', wave: 'sine', from: 440, length: 0.1, gain: 0.5 }];
const HISS: SoundPatch = [{ kind: 'noise', filter: 'lowpass', from: 900, to: 300, at: 0.05, length: 0.2, gain: 0.5 }];

/** As much of an audio context as the engine uses; it writes down what is started. */
function fakeAudio() {
  const started: string[] = [];
  const targets: number[] = [];
  const param = () => ({
    value: 0,
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
    setTargetAtTime: (value: number) => void targets.push(value),
  });
  const node = (kind: string) => ({
    gain: param(),
    frequency: param(),
    Q: param(),
    playbackRate: param(),
    connect: (next: unknown) => next,
    disconnect: () => undefined,
    start: () => void started.push(kind),
    stop: () => void started.push(`${kind} stops`),
  });
  const context = {
    currentTime: 1,
    sampleRate: 100,
    state: 'running',
    destination: {},
    createGain: () => node('gain'),
    createOscillator: () => node('tone'),
    createBiquadFilter: () => node('filter'),
    createBufferSource: () => node('noise'),
    createDynamicsCompressor: () => node('limiter'),
    createBuffer: () => ({ getChannelData: () => new Float32Array(100) }),
    close: async () => undefined,
  };
  let opened = 0;
  const engine = createSoundEngine(() => {
    opened++;
    return context as unknown as AudioContext;
  });
  return { engine, started, targets, opened: () => opened };
}

describe('sound', () => {
  it('does not exist before the first gesture', () => {
    const { engine, started, opened } = fakeAudio();
    engine.setVolumes(LOUD);
    engine.ambience({ tone: 400, swell: 9 });
    engine.play(BEEP);
    expect([opened(), started]).toEqual([0, []]);
  });

  it('is opened once, however many gestures there are', () => {
    const { engine, opened } = fakeAudio();
    for (let i = 0; i < 5; i++) engine.wake();
    expect(opened()).toBe(1);
  });

  it('plays tones and noise after it', () => {
    const { engine, started } = fakeAudio();
    engine.setVolumes(LOUD);
    engine.wake();
    engine.play(BEEP);
    engine.play(HISS);
    expect(started.filter((one) => !one.endsWith('stops'))).toEqual(['tone', 'noise']);
  });

  it.each([
    { ...LOUD, muted: true },
    { ...LOUD, effects: 0 },
  ])('plays nothing when muted or at zero: %o', (volumes) => {
    const { engine, started } = fakeAudio();
    engine.setVolumes(volumes);
    engine.wake();
    engine.play(BEEP);
    expect(started).toEqual([]);
  });

  it('has a volume for effects and another for the room', () => {
    const { engine, targets } = fakeAudio();
    engine.wake();
    engine.setVolumes({ effects: 100, ambience: 0, muted: false });
    expect(targets.at(-2)).toBeGreaterThan(0);
    expect(targets.at(-1)).toBe(0);
    engine.setVolumes({ effects: 0, ambience: 100, muted: false });
    expect(targets.at(-2)).toBe(0);
    expect(targets.at(-1)).toBeGreaterThan(0);
    engine.setVolumes({ ...LOUD, muted: true });
    expect(targets.slice(-2)).toEqual([0, 0]);
  });

  it('takes half the slider for less than half as loud, and never more than all of it', () => {
    expect(loudness(50)).toBeLessThan(0.5);
    expect(loudness(0)).toBe(0);
    expect(loudness(100)).toBe(1);
    expect(loudness(400)).toBe(1);
  });

  it('lets the room be heard once it may, and ends it', () => {
    const { engine, started } = fakeAudio();
    engine.ambience({ tone: 400, swell: 9 });
    engine.wake();
    expect(started).toContain('noise');
    engine.ambience(null);
    expect(started).toContain('noise stops');
  });

  it('does without a sound device', () => {
    const engine = createSoundEngine(() => null);
    engine.wake();
    engine.play(BEEP);
    engine.close();
  });
});

describe('every sound', () => {
  it.each(Object.entries({ ...common, ...sounds }))('%s is short and quiet', (_, patch) => {
    for (const { at = 0, length, gain, attack = 0 } of patch) {
      expect(at + length).toBeLessThanOrEqual(1.2);
      expect(gain).toBeLessThanOrEqual(0.7);
      expect(attack).toBeLessThan(length);
    }
  });
});
