/**
 * What a level does with chances that have nothing to do with judging cards: calling UNO, catching who
 * forgot, jumping in. Players forget with a chance that belongs to their level, never by being slow.
 */
import { chance, type Rng } from '../../../kit/rng.ts';
import { type Action, CALL, CATCH, type Lay } from '../actions.ts';
import { asksCall } from '../matching.ts';
import type { Sight } from './sight.ts';

export interface Habits {
  /** Chance to call with the play, or, having forgotten, when reminded by the others' silence. */
  readonly calls: number;
  /** Chance to catch who owes a call. */
  readonly catches: number;
  /** Chance to consider a jump-in. */
  readonly jumps: number;
}

/** Of a play and the same play with a call, the one this player makes now. */
export function withoutForgotten(sight: Sight, legal: readonly Action[], habits: Habits, rng: Rng): readonly Action[] {
  if (!asksCall(sight, sight.hand.length)) return legal;
  const uno = chance(rng, habits.calls);
  return legal.filter((action) => !isLay(action) || action.uno === uno);
}

export function isLay(action: Action): action is Lay {
  return action.type === 'play' || action.type === 'jump';
}

/** A call or a catch that is due now and thought of, or null. */
export function callOrCatch(sight: Sight, habits: Habits, rng: Rng): Action | null {
  if (sight.owes === null) return null;
  if (sight.owes === sight.seat) return chance(rng, habits.calls) ? CALL : null;
  return chance(rng, habits.catches) ? (CATCH[sight.owes] as Action) : null;
}
