/**
 * What the board draws while an event is played, written as one line: a brush stroke of fire from seat 0
 * to seat 2. The script writes them, the board reads them; nothing is kept in them.
 */
import type { Seat } from '../../../core/kit/game.ts';
import type { ColourKey } from './art/pigment.ts';

/** `k` is ink. */
export type Paint = ColourKey | 'k';

export type BoardEffect =
  /** Damage, or cards sent back: a stroke that flies from one player to another. */
  | { readonly kind: 'stroke'; readonly paint: Paint; readonly from: Seat; readonly to: Seat; readonly heavy: boolean }
  /** Something spreads around one player. */
  | { readonly kind: 'bloom'; readonly paint: Paint; readonly seat: Seat }
  /** One player bleeds, for their own doing. */
  | { readonly kind: 'lost'; readonly seat: Seat }
  | { readonly kind: 'cast'; readonly seat: Seat; readonly skill: string }
  /** A turn is passed over. */
  | { readonly kind: 'over'; readonly seat: Seat }
  | { readonly kind: 'fall'; readonly seat: Seat; readonly by: Seat }
  | { readonly kind: 'won'; readonly seats: readonly Seat[] };

export function writeEffect(effect: BoardEffect): string {
  return JSON.stringify(effect);
}

/** The effect of a line that `writeEffect` wrote; null for none. */
export function readEffect(line: string | null): BoardEffect | null {
  return line === null ? null : (JSON.parse(line) as BoardEffect);
}
