/** `saves/…`: what lasting costs: to save a match, and to open a long one again. */

import type { Section } from './figure.ts';
import { measureOpening } from './opening.ts';
import { measureSaving } from './saving.ts';

export const saves: Section = {
  name: 'saves',
  measure: async () => [await measureSaving(), await measureOpening()],
};
