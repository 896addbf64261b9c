/**
 * Why a computer player did what it did: keys that screens translate, with their values (`card` a code,
 * `colour` a letter, `seat` and `count` numbers).
 */
import type { Reason } from '../../../players/player.ts';
import type { Action, Lay } from '../actions.ts';
import { COLOUR, COLOURS, DRAWS, REVERSE, SKIP, SYMBOL, WILD } from '../cards.ts';
import { laidCode } from '../notation.ts';
import { isLay } from './habits.ts';
import { isEnemy, type Sight, seatAfter } from './sight.ts';

/** Every key a player of UNO gives. */
export const REASONS = [
  'reason.last-card',
  'reason.only-card',
  'reason.attack',
  'reason.follow',
  'reason.wild-needed',
  'reason.wild-promises',
  'reason.shed',
  'reason.jump',
  'reason.swap',
  'reason.answer',
  'reason.accept',
  'reason.challenge',
  'reason.draw',
  'reason.draw-by-choice',
  'reason.keep',
  'reason.pass',
  'reason.colour',
  'reason.call',
  'reason.catch',
  'reason.let-pass',
  'reason.next',
  'reason.at-random',
  'reason.source-actions',
  'reason.source-numbers',
] as const;
export type ReasonKey = (typeof REASONS)[number];

export function because(key: ReasonKey, values?: Reason['values']): Reason {
  return values === undefined ? { key } : { key, values };
}

/** The main reason for an action, from what its seat can see. Null stands for letting an interrupt pass. */
export function explain(sight: Sight, legal: readonly Action[], action: Action | null): Reason {
  if (action === null) return because('reason.let-pass');
  switch (action.type) {
    case 'play':
    case 'jump':
      return explainLay(sight, legal, action);
    case 'draw':
      return because(legal.some(isLay) ? 'reason.draw-by-choice' : 'reason.draw');
    case 'pass':
      return because(sight.phase === 'drawn' ? 'reason.keep' : 'reason.pass');
    case 'accept':
      return because('reason.accept', { count: sight.stack });
    case 'challenge':
      return because('reason.challenge', { seat: sight.accused ?? 0, count: sight.keptSize });
    case 'colour':
      return because('reason.colour', colourValues(sight, action.colour, -1));
    case 'call':
      return because('reason.call');
    case 'catch':
      return because('reason.catch', { seat: action.seat });
    case 'next':
      return because('reason.next');
  }
}

function explainLay(sight: Sight, legal: readonly Action[], lay: Lay): Reason {
  const card = laidCode(lay);
  if (sight.hand.length === 1) return because('reason.last-card', { card });
  if (lay.type === 'jump') return because('reason.jump', { card });
  if (sight.phase === 'answer') return because('reason.answer', { card, count: sight.stack });
  if (lay.swapWith !== null) {
    return because('reason.swap', { card, seat: lay.swapWith, count: sight.sizes[lay.swapWith] ?? 0 });
  }
  const cards = new Set(legal.filter(isLay).map((other) => other.card));
  if (lay.card >= WILD && [...cards].every((other) => other >= WILD)) {
    return because(namesMost(sight, lay.colour ?? -1) ? 'reason.wild-needed' : 'reason.wild-promises', { card });
  }
  if (cards.size === 1) return because('reason.only-card', { card });
  const next = seatAfter(sight, sight.seat);
  if (attacks(sight, lay.card) && isEnemy(sight, sight.seat, next)) {
    return because('reason.attack', { card, seat: next, count: sight.sizes[next] ?? 0 });
  }
  const values = colourValues(sight, lay.colour ?? (COLOUR[lay.card] as number), lay.card);
  return values.count > 0 ? because('reason.follow', { card, ...values }) : because('reason.shed', { card });
}

/** Whether the hand holds more of no other colour than of this one. */
function namesMost({ hand }: Sight, colour: number): boolean {
  const held = [...COLOURS].map((_, one) => hand.filter((card) => COLOUR[card] === one).length);
  return held[colour] === Math.max(...held);
}

function attacks(sight: Sight, card: number): boolean {
  const symbol = SYMBOL[card];
  return (DRAWS[card] as number) > 0 || symbol === SKIP || (symbol === REVERSE && sight.sizes.length === 2);
}

/** A colour, and how many cards of it the hand holds besides the one laid. */
function colourValues(sight: Sight, colour: number, laid: number): { colour: string; count: number } {
  const held = sight.hand.filter((card) => COLOUR[card] === colour).length;
  return { colour: COLOURS[colour] ?? '', count: held - (COLOUR[laid] === colour ? 1 : 0) };
}
