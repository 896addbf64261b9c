/**
 * Plays patches through Web Audio: one gain for effects, one for ambience, both under a limiter. No
 * audio context exists before the first gesture (`wake`), so nothing sounds before it.
 */
import type { Layer, SoundPatch } from './patch.ts';

/** Percent, as in the settings. */
export interface Volumes {
  readonly effects: number;
  readonly ambience: number;
  readonly muted: boolean;
}

export interface SoundEngine {
  /** To be called from a gesture; the first call opens the audio device. */
  wake(): void;
  setVolumes(volumes: Volumes): void;
  /** `rate` shifts all pitches (1: as written), so that repeats do not sound stamped. */
  play(patch: SoundPatch, rate?: number): void;
  /** A soft bed of filtered noise; null ends it. */
  ambience(bed: Bed | null): void;
  close(): void;
}

/** What the room sounds like: noise through a low-pass at `tone` hertz that breathes every `swell` seconds. */
export interface Bed {
  readonly tone: number;
  readonly swell: number;
}

/** At full volume a sound is still below what a film is usually set to. */
const CEILING = 0.5;
const AMBIENCE_CEILING = 0.05;

/** Loudness is felt on a curve, so half the slider is half as loud. */
export const loudness = (percent: number): number => (Math.max(0, Math.min(100, percent)) / 100) ** 2;

export function createSoundEngine(open: () => AudioContext | null = openAudio): SoundEngine {
  let context: AudioContext | null = null;
  let effects: GainNode | null = null;
  let room: GainNode | null = null;
  let noise: AudioBuffer | null = null;
  let bed: Bed | null = null;
  let stopBed: (() => void) | null = null;
  let volumes: Volumes = { effects: 0, ambience: 0, muted: true };

  const turn = () => {
    if (context === null) return;
    const now = context.currentTime;
    effects?.gain.setTargetAtTime(volumes.muted ? 0 : loudness(volumes.effects) * CEILING, now, 0.02);
    room?.gain.setTargetAtTime(volumes.muted ? 0 : loudness(volumes.ambience) * AMBIENCE_CEILING, now, 0.4);
  };

  const startBed = () => {
    stopBed?.();
    stopBed = context && room && noise && bed ? playBed(context, room, noise, bed) : null;
  };

  return {
    wake() {
      if (context !== null) {
        if (context.state === 'suspended') void context.resume();
        return;
      }
      context = open();
      if (context === null) return;
      const limiter = context.createDynamicsCompressor();
      limiter.connect(context.destination);
      effects = context.createGain();
      room = context.createGain();
      effects.gain.value = 0;
      room.gain.value = 0;
      effects.connect(limiter);
      room.connect(limiter);
      noise = makeNoise(context);
      turn();
      startBed();
    },
    setVolumes(next) {
      volumes = next;
      turn();
    },
    play(patch, rate = 1) {
      if (context === null || effects === null || noise === null) return;
      if (volumes.muted || volumes.effects === 0) return;
      for (const layer of patch) playLayer(context, effects, noise, layer, rate);
    },
    ambience(next) {
      bed = next;
      startBed();
    },
    close() {
      stopBed?.();
      void context?.close();
      context = null;
    },
  };
}

function openAudio(): AudioContext | null {
  return typeof AudioContext === 'undefined' ? null : new AudioContext({ latencyHint: 'interactive' });
}

/** One second of white noise; its own small generator, so that it is the same every time. */
function makeNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 22222;
  for (let i = 0; i < samples.length; i++) {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    samples[i] = seed / 0x3fffffff - 1;
  }
  return buffer;
}

function envelope(context: AudioContext, layer: Layer, start: number): GainNode {
  const gain = context.createGain();
  const peak = start + (layer.attack ?? 0.004);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(layer.gain, peak);
  gain.gain.exponentialRampToValueAtTime(0.0004, Math.max(peak + 0.01, start + layer.length));
  return gain;
}

function playLayer(context: AudioContext, out: GainNode, noise: AudioBuffer, layer: Layer, rate: number): void {
  const start = context.currentTime + (layer.at ?? 0);
  const end = start + layer.length;
  const gain = envelope(context, layer, start);
  gain.connect(out);
  const glide = (param: AudioParam) => {
    param.setValueAtTime(layer.from * rate, start);
    if (layer.to !== undefined) param.exponentialRampToValueAtTime(layer.to * rate, end);
  };
  if (layer.kind === 'tone') {
    const tone = context.createOscillator();
    tone.type = layer.wave;
    glide(tone.frequency);
    tone.connect(gain);
    tone.start(start);
    tone.stop(end);
    return;
  }
  const source = context.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = layer.filter;
  filter.Q.value = layer.q ?? 1;
  glide(filter.frequency);
  source.connect(filter).connect(gain);
  source.start(start, (start * 7) % 1);
  source.stop(end);
}

function playBed(context: AudioContext, out: GainNode, noise: AudioBuffer, bed: Bed): () => void {
  const source = context.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  source.playbackRate.value = 0.35;
  const filter = context.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = bed.tone;
  const breath = context.createOscillator();
  breath.frequency.value = 1 / bed.swell;
  const depth = context.createGain();
  depth.gain.value = bed.tone * 0.4;
  breath.connect(depth).connect(filter.frequency);
  source.connect(filter).connect(out);
  source.start();
  breath.start();
  return () => {
    source.stop();
    breath.stop();
    source.disconnect();
    filter.disconnect();
  };
}
