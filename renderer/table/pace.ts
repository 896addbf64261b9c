/**
 * How long things take at the table, in milliseconds, from the one decision on motion. Waiting for a
 * computer player depends on nothing but this table: it pauses alike whether it holds an answer or not.
 */
import type { Motion } from '../theme/motion.ts';

export interface Pace {
  /** One card from place to place. */
  readonly flight: number;
  /** One beat of a script: cues are set at multiples of it. */
  readonly beat: number;
  /** How long words stand. */
  readonly words: number;
  /** Before a computer player on turn is asked. */
  readonly think: number;
  /** Before computers are asked while somebody else may act first: room for people. */
  readonly room: number;
  /** Cards fade where they would fly. */
  readonly fades: boolean;
}

/** With motion off there is still time to read what a computer did, and to jump in. */
const READING_PACE = 0.55;

export function paceOf({ pace, reduced }: Motion): Pace {
  const reading = pace === 0 ? READING_PACE : pace;
  return {
    flight: Math.round((reduced ? 180 : 340) * pace),
    beat: Math.round(90 * pace),
    words: Math.round(900 * pace),
    think: Math.round(800 * reading),
    room: Math.round(2200 * Math.max(reading, 0.9)),
    fades: reduced,
  };
}
