/**
 * Why a computer player did what it did: keys that screens translate, with their values (`card` a code,
 * `type` a type of card, the others numbers).
 */
import type { Reason } from '../../../players/player.ts';

/** Every key a player of Janken Wars gives. */
export const REASONS = [
  // Throws.
  'reason.throw-for-prize',
  'reason.throw-to-deny',
  'reason.throw-on-impulse',
  'reason.throw-mixed',
  'reason.throw-against-habit',
  'reason.throw-any',
  // Prizes.
  'reason.only-prize',
  'reason.best-prize',
  'reason.plain-prize',
  'reason.token',
  'reason.bury',
  // Choices of actions.
  'reason.only-choice',
  'reason.best-choice',
  'reason.any-choice',
  'reason.decline',
  'reason.order',
  // Trades.
  'reason.trade-wins',
  'reason.trade',
  'reason.hold',
  'reason.forgot',
] as const;
export type ReasonKey = (typeof REASONS)[number];

export function because(key: ReasonKey, values?: Reason['values']): Reason {
  return values === undefined ? { key } : { key, values };
}
