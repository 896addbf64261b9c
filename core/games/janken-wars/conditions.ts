/**
 * Which cards of a domain may be picked. Conditions restrain what players can be made to do; a whole
 * domain discarded at once has no order, and a trade is its owner's own will: neither meets the
 * discard-first condition.
 */
import type { Seat } from '../../kit/game.ts';
import type { ConditionKind } from './deck/design.ts';
import type { Kinds } from './kinds.ts';
import type { JankenRefusal, Zones } from './state.ts';

function has(kinds: Kinds, card: number, condition: ConditionKind): boolean {
  return kinds[card]?.condition?.kind === condition;
}

function any(kinds: Kinds, cards: readonly number[], condition: ConditionKind): boolean {
  for (let i = 0; i < cards.length; i++) if (has(kinds, cards[i] as number, condition)) return true;
  return false;
}

/** Why a seat cannot be made to discard a card it holds; null if it can. */
export function discardRefusal(zones: Zones, seat: Seat, card: number): JankenRefusal | null {
  const { kinds } = zones;
  if (has(kinds, card, 'no-discard')) return 'protected';
  if (has(kinds, card, 'discard-first')) return null;
  return any(kinds, zones.domains[seat] as readonly number[], 'discard-first') ? 'wall-first' : null;
}

/** The cards a seat can be made to discard one of, in the order they came. */
export function discardable(zones: Zones, seat: Seat): number[] {
  const domain = zones.domains[seat] as readonly number[];
  return domain.filter((card) => discardRefusal(zones, seat, card) === null);
}

/** The cards a blow at the whole domain takes; order does not matter. */
export function sweepable(zones: Zones, seat: Seat): number[] {
  const domain = zones.domains[seat] as readonly number[];
  return domain.filter((card) => !has(zones.kinds, card, 'no-discard'));
}

/** Why a card cannot be swapped away; null if it can. */
export function swapRefusal(zones: Zones, card: number): JankenRefusal | null {
  return has(zones.kinds, card, 'no-swap') ? 'protected' : null;
}
