/**
 * Why a computer player did what it did: keys that screens translate, with their values (`card` a code,
 * `colour` a letter, `seat` and `count` numbers, `skill` a skill's id, `branch` the path in the source's
 * behaviour tree).
 */
import type { Seat } from '../../../kit/game.ts';
import type { Reason } from '../../../players/player.ts';
import type { Action } from '../actions.ts';
import { answers, codeOf, isBlack, isPlusTwo, kindOf } from '../cards.ts';
import { COLOUR_CODES } from '../colours.ts';
import { preview } from '../preview.ts';
import { skillOf } from '../skills.ts';
import { living, nextLiving } from '../state.ts';
import type { View } from '../view.ts';

/** Every key a player of Shamano gives. */
export const REASONS = [
  'reason.at-random',
  'reason.last-card',
  'reason.only-card',
  'reason.defeat',
  'reason.damage',
  'reason.damage-all',
  'reason.heal',
  'reason.shield',
  'reason.break-shield',
  'reason.make-draw',
  'reason.skip',
  'reason.reverse',
  'reason.stack',
  'reason.answer',
  'reason.take',
  'reason.skill',
  'reason.shed',
  'reason.jump',
  'reason.let-pass',
  'reason.draw',
  'reason.pass',
  'reason.new-hand',
  'reason.keep',
  'reason.end',
  'reason.raise',
  'reason.brace',
  'reason.exchange',
  'reason.predict',
  'reason.predict-nothing',
  'reason.colour',
  'reason.branch',
] as const;
export type ReasonKey = (typeof REASONS)[number];

export function because(key: ReasonKey, values?: Reason['values']): Reason {
  return values === undefined ? { key } : { key, values };
}

/** The main reason for an action, from what its seat can see. Null stands for letting a jump-in pass. */
export function explain(view: View, seat: Seat, legal: readonly Action[], action: Action | null): Reason {
  if (action === null) return because('reason.let-pass');
  switch (action.type) {
    case 'play':
    case 'jump':
      return explainCard(view, seat, legal, action);
    case 'draw':
      return explainDraw(view);
    case 'take':
      return because('reason.take', { count: view.flow.stack?.sum ?? 0 });
    case 'end':
      return because(view.flow.phase === 'drawn' ? 'reason.keep' : 'reason.end');
    case 'raise':
    case 'brace':
      return because(`reason.${action.type}`, { count: action.amount });
    case 'exchange':
      return because('reason.exchange', { colour: COLOUR_CODES[action.colour] ?? '' });
    case 'predict':
      if (action.colour === null) return because('reason.predict-nothing');
      return because('reason.predict', { colour: COLOUR_CODES[action.colour] ?? '' });
    case 'colour':
      return because('reason.colour', { colour: COLOUR_CODES[action.colour] ?? '' });
  }
}

function explainDraw(view: View): Reason {
  if (view.flow.opening) return because('reason.new-hand');
  return because(view.deck === 0 && view.discard.length < 2 ? 'reason.pass' : 'reason.draw');
}

type Laid = Extract<Action, { type: 'play' | 'jump' }>;

function explainCard(view: View, seat: Seat, legal: readonly Action[], action: Laid): Reason {
  const card = codeOf(action.card);
  if (view.hand.length === 1) return because('reason.last-card', { card });
  const shown = preview(view, seat, action);
  const fallen = shown?.findIndex(({ defeated }, of) => of !== seat && defeated === 'yes') ?? -1;
  if (fallen >= 0) return because('reason.defeat', { card, seat: fallen });
  if (action.type === 'jump') return because('reason.jump', { card });
  if (view.flow.phase === 'stack') return because('reason.answer', { card, count: view.flow.stack?.sum ?? 0 });
  const others = legal.some((other) => other.type === 'play' && other.card !== action.card);
  if (!others) return because('reason.only-card', { card });
  return explainEffect(view, seat, action, shown) ?? because('reason.shed', { card });
}

/** The strongest thing the card does, or null. */
function explainEffect(view: View, seat: Seat, action: Laid, shown: ReturnType<typeof preview>): Reason | null {
  const card = codeOf(action.card);
  const next = nextLiving(view.seats, seat, view.flow.direction);
  const { symbol } = kindOf(action.card);
  if (answers(action.card, false))
    return because('reason.stack', { card, seat: next, count: isPlusTwo(action.card) ? 2 : 4 });
  if (symbol === 'S' || (symbol === 'R' && living(view.seats) === 2))
    return because('reason.skip', { card, seat: next });
  if (symbol === 'R') return because('reason.reverse', { card });
  const own = shown?.[seat];
  if (own === undefined || shown === null) return null;
  const hit = shown.flatMap(({ through, blocked }, of) => (of !== seat && through.high + blocked.high > 0 ? [of] : []));
  const drawer = shown.findIndex(({ drawn }, of) => of !== seat && drawn.high > 0);
  const first = hit[0];
  if (drawer >= 0) return because('reason.make-draw', { card, seat: drawer, count: shown[drawer]?.drawn.high ?? 0 });
  if (hit.length > 1) return because('reason.damage-all', { card, count: hit.length });
  if (own.shield.high > 0) return because('reason.shield', { card, count: own.shield.high });
  if (own.healed.high > 0) return because('reason.heal', { card, count: own.healed.high });
  if (first !== undefined)
    return because('reason.damage', { card, seat: first, count: shown[first]?.through.high ?? 0 });
  const broken = shown.findIndex((of) => of.broken.high > 0);
  if (broken >= 0) return because('reason.break-shield', { card, seat: broken });
  const skill = skillOf(view.shamans[seat] ?? 0, action.card);
  return skill === null || !isBlack(action.card) ? null : because('reason.skill', { card, skill: skill.id });
}
