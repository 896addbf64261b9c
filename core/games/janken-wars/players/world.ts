/** A world that agrees with a view: always the same one, so that a view is always judged alike. */
import { seeded } from '../../../kit/rng.ts';
import type { State, View } from '../state.ts';
import { imagine } from '../view.ts';

export function worldOf(view: View): State {
  return imagine(view, seeded('world'));
}
