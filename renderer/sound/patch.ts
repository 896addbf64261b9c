/** A sound as data: layers of tones and noise, played by `engine.ts`. Times are seconds, gains 0 to 1. */

interface LayerBase {
  /** When it begins, after the sound's start. */
  readonly at?: number;
  readonly length: number;
  readonly gain: number;
  /** Seconds until full loudness; the rest of the length it fades. */
  readonly attack?: number;
}

export type Layer =
  | (LayerBase & {
      readonly kind: 'tone';
      readonly wave: OscillatorType;
      /** Hertz at the beginning and, if it glides, at the end. */
      readonly from: number;
      readonly to?: number;
    })
  | (LayerBase & {
      readonly kind: 'noise';
      readonly filter: BiquadFilterType;
      readonly from: number;
      readonly to?: number;
      readonly q?: number;
    });

export type SoundPatch = readonly Layer[];

/** Half steps from A4 as hertz. */
export const note = (halfSteps: number): number => 440 * 2 ** (halfSteps / 12);
