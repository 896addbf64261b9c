/** Judgements on single cards that the workshop's warnings rest on. */
import type { ActionDesign, CardDesign, ConditionDesign, ValueRule } from './design.ts';

/** The points a card is worth whatever lies on the table. */
export function surePoints(points: number | ValueRule): number {
  if (typeof points === 'number') return points;
  const least = points.per > 0 ? points.base : Number.NEGATIVE_INFINITY;
  return Math.min(Math.max(least, points.min ?? least), points.max ?? Number.POSITIVE_INFINITY);
}

/** Whether something about the card speaks against having it. */
export function drawback({ points, action, condition }: CardDesign): boolean {
  if (typeof points !== 'number' && points.per < 0) return true;
  if (condition?.kind === 'discard-first') return true;
  if (condition?.kind === 'adds' && condition.points < 0) return true;
  return action !== null && costs(action);
}

function costs(action: ActionDesign): boolean {
  switch (action.kind) {
    case 'discard-own':
    case 'give':
      return true;
    case 'swap':
      return !action.optional;
    default:
      return false;
  }
}

/**
 * Whether a card's condition shields from what another card does; with null, whether it is of the
 * shielding kind at all.
 */
export function meets({ condition }: CardDesign, blow: CardDesign | null): boolean {
  if (condition === null || condition.kind === 'adds') return false;
  return blow === null || steps(blow.action).some((action) => shields(condition, action));
}

function shields(condition: ConditionDesign, action: ActionDesign): boolean {
  if (condition.kind === 'no-swap') return action.kind === 'swap';
  if (action.kind === 'discard-own') return true;
  return action.kind === 'opponent-discards' && (condition.kind === 'no-discard' || action.choice !== 'all');
}

/** An action and what its cost pays for. */
function steps(action: ActionDesign | null): ActionDesign[] {
  if (action === null) return [];
  return action.kind === 'discard-own' ? [action, ...steps(action.then)] : [action];
}

/** The same action, condition and value rule; of cards without any, the same type and points. */
export function sameEffect(a: CardDesign, b: CardDesign): boolean {
  const plain = (card: CardDesign) =>
    card.action === null && card.condition === null && typeof card.points === 'number';
  if (plain(a) && plain(b)) return a.type === b.type && a.points === b.points;
  return key(a) === key(b);
}

function key({ points, action, condition }: CardDesign): string {
  return JSON.stringify([typeof points === 'number' ? null : points, action, condition]);
}
