/**
 * Why a computer player did what it did: keys that screens translate, with their values (`card` a code,
 * `lane`, `damage` and `coins` numbers, `choice` a code).
 */
import type { Seat } from '../../../kit/game.ts';
import type { Reason } from '../../../players/player.ts';
import { type Action, writeCard } from '../actions.ts';
import { polarityOf } from '../battle/act.ts';
import { type Battle, opponent } from '../battle/battle.ts';
import { previewClash } from '../battle/preview.ts';
import { after, sketch } from './outlook.ts';

/** Every key a player of Umblight gives. */
export const REASONS = [
  'reason.win',
  'reason.guard',
  'reason.press',
  'reason.fell',
  'reason.combine',
  'reason.lead',
  'reason.coin',
  'reason.draw',
  'reason.end',
  'reason.whim',
  'reason.way',
  'reason.choice',
  'reason.take',
  'reason.skip',
  'reason.buy',
  'reason.leave',
  'reason.pay',
  'reason.weakest',
  'reason.strongest',
  'reason.improve',
] as const;
export type ReasonKey = (typeof REASONS)[number];

export function because(key: ReasonKey, values?: Reason['values']): Reason {
  return values === undefined ? { key } : { key, values };
}

/** The main reason for an action in a battle: what the clash would be without it and with it. */
export function explainAction(battle: Battle, seat: Seat, action: Action): Reason {
  switch (action.type) {
    case 'drawCard':
      return because('reason.draw');
    case 'drawCoin':
      return because('reason.coin');
    case 'place': {
      const how = { card: action.card, lane: action.lane, as: polarityOf(action.as) };
      return explainPlacing(battle, after(battle, seat, how), seat, action.card, action.lane);
    }
    default:
      return because('reason.end');
  }
}

function explainPlacing(before: Battle, placed: Battle, seat: Seat, card: number, lane: number): Reason {
  const values = { card: writeCard(card), lane };
  const other = opponent(seat);
  if (placed.outcome?.winner === seat) return because('reason.win', values);
  if (placed.outcome !== null) return because('reason.lead', values);
  const was = previewClash(sketch(before));
  const is = previewClash(placed);
  const of = (pair: readonly [number, number], side: Seat) => (side === 0 ? pair[0] : pair[1]);
  const saved = of(is.hp, seat) - of(was.hp, seat);
  const dealt = of(was.hp, other) - of(is.hp, other);
  const fells = is.lanes.some((one, i) => one.fallen[other as 0 | 1] && was.lanes[i]?.fallen[other as 0 | 1] === false);
  if (is.outcome?.winner === seat) return because('reason.win', values);
  if (before.active === before.first) return because('reason.lead', values);
  if (saved > 0 && saved >= dealt) return because('reason.guard', { ...values, damage: saved });
  if (dealt > 0) return because('reason.press', { ...values, damage: dealt });
  if (fells) return because('reason.fell', values);
  return because('reason.combine', values);
}
