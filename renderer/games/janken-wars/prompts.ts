/** The sentences of the prompt: what is asked, of whom, and with what in mind. Pure. */

import { TYPES } from '../../../core/games/janken-wars/deck/design.ts';
import { available } from '../../../core/games/janken-wars/play.ts';
import { buys } from '../../../core/games/janken-wars/round.ts';
import { other, type View } from '../../../core/games/janken-wars/state.ts';
import { domainValue } from '../../../core/games/janken-wars/values.ts';
import type { Seat } from '../../../core/kit/game.ts';
import type { Sentence } from '../../table/face.ts';
import { codeOf, signWord } from './codes.ts';
import { chooser } from './offers.ts';

/**
 * Whom the prompt must name: “you” is nobody in particular where several people look at one screen. Null where
 * it is clear, or where both are meant.
 */
export function addressee(
  view: View,
  as: Seat | null,
  { asked, people }: { asked: boolean; people: number },
): Seat | null {
  const both = view.phase.endsWith('duel') && view.tied.length > 0;
  return asked && people > 1 && !both && view.phase !== 'last-duel' ? as : null;
}

/** `asked`: the seat at the screen may choose now. Null where there is nothing to say. */
export function promptFor(view: View, as: Seat | null, asked: boolean): Sentence | null {
  if (view.phase === 'over') return null;
  if (view.phase === 'duel' || view.phase === 'last-duel') return duelPrompt(view, as, asked);
  if (!asked) {
    const seat = chooser(view);
    return seat === null || seat === as ? null : { key: 'prompt.others', values: { seat: { seat } } };
  }
  switch (view.phase) {
    case 'prize':
      return { key: available(view) ? 'prompt.prize' : 'prompt.noPrize', values: { sign: signWord(view.won) } };
    case 'trade': {
      const value = domainValue(view, view.trader);
      return { key: 'prompt.trade', values: { value, count: buys(view, value) } };
    }
    case 'action':
      return actionPrompt(view);
  }
}

function duelPrompt(view: View, as: Seat | null, asked: boolean): Sentence | null {
  if (as === null) return null;
  if (!asked) return view.owing[as] === true ? null : { key: 'prompt.thrown', values: { seat: { seat: other(as) } } };
  const tied = view.tied.at(-1);
  if (tied !== undefined) return { key: 'prompt.tied', values: { sign: signWord(tied) } };
  if (view.phase === 'last-duel') return { key: 'prompt.lastDuel' };
  return { key: 'prompt.throw', values: { keys: 'A\u00a0S\u00a0D' } };
}

function actionPrompt(view: View): Sentence | null {
  const { pending, winner, held, kinds } = view;
  const seat = { seat: other(winner) };
  switch (pending?.kind) {
    case 'opponent-discards':
      return pending.choice === 'opponent' ? { key: 'prompt.cutOwn' } : { key: 'prompt.cut', values: { seat } };
    case 'swap':
      return { key: 'prompt.swap', values: { seat, card: { card: codeOf(kinds, held) } } };
    case 'discard-own':
      return { key: pending.then === null ? 'prompt.cutOwn' : 'prompt.cost' };
    case 'discard-table':
      return { key: 'prompt.discardTable' };
    case 'take-second':
      return { key: 'prompt.takeSecond', values: { sign: signWord(TYPES.indexOf(pending.type)) } };
    case 'return-own':
      return { key: 'prompt.returnOwn' };
    case 'look':
      return { key: 'prompt.order' };
    default:
      return null;
  }
}
