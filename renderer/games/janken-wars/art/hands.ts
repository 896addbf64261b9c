/** The three signs of the duel, as hands that point upwards. */
import type { Drawing } from './drawing.ts';

export const HANDS: readonly Drawing[] = [
  {
    body: 'M36 78h30v20H36zM22 48q0-14 12-14h34q14 0 14 14v14q0 22-24 22H44Q22 84 22 62z',
    lines:
      'M36 34q-7 0-7 9v9M44 52V40q0-8 8-8M58 52V40q0-6 5-7M70 52V42q0-5 3-7M23 62q-2-12 10-12h24q8 0 8 8t-8 8H46q-2 6-6 8',
  },
  {
    body: 'M38 82h28v16H38zM32 58V26a6 6 0 0 1 12 0v20V14a6 6 0 0 1 12 0v32V16a6 6 0 0 1 12 0v32V28a6 6 0 0 1 12 0v36q0 24-24 26-18 0-26-17L13 58q-4-8 3-11 7-1 12 7z',
    lines: 'M44 46v6M56 46v6M68 48v4M46 68q12-8 24 0',
  },
  {
    body: 'M38 80h28v18H38zM36 50L24 16a6 6 0 0 1 11-4l14 30 8-32a6 6 0 0 1 12 3l-6 33q18-4 18 12v6q-2 22-24 22-28 0-28-24 0-10 7-12z',
    lines: 'M34 62q-2-12 10-14l16-1q9 0 9 8t-9 8H48q0 8-8 10M62 47q2 4 1 10M72 46q5 4 3 12',
  },
];
