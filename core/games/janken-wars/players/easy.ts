/**
 * Easy: plays as children do. It throws what shines most or whatever comes to mind, takes the largest
 * number, picks by whim, and now and then forgets that it could trade.
 */
import { chance, pick } from '../../../kit/rng.ts';
import type { Answer, Player, Question } from '../../../players/player.ts';
import { TYPES } from '../deck/design.ts';
import type { Event } from '../events.ts';
import type { Action, View } from '../state.ts';
import { explainChoice } from './explain.ts';
import { because } from './reasons.ts';

type Asked = Question<View, Action, Event>;

/** How often it goes for the prize it likes, picks with thought, remembers to trade. */
const FOR_PRIZE = 0.5;
const THOUGHT = 0.4;
const REMEMBERS = 0.7;

export const easy: Player<View, Action, Event> = {
  level: 'easy',
  listens: false,
  choose(asked: Asked): Answer<Action> {
    switch (asked.legal[0]?.type) {
      case 'throw':
        return throwHand(asked);
      case 'trade':
        return trade(asked);
      default:
        return take(asked);
    }
  },
};

/** The points on a card as Easy reads them: a * counts little. */
function printed(view: View, code: string): number {
  return view.kinds.find((kind) => kind.code === code)?.points ?? 2;
}

function throwHand({ view, legal, rng }: Asked): Answer<Action> {
  const shiny = view.table.reduce((best, card) => {
    const points = (one: number) => view.kinds[one]?.points ?? 2;
    return points(card) > points(best) ? card : best;
  }, view.table[0] ?? 0);
  const type = view.kinds[shiny]?.type ?? 0;
  const wanted = legal.find((action) => action.type === 'throw' && action.throw === type);
  if (wanted !== undefined && chance(rng, FOR_PRIZE)) {
    return { action: wanted, reason: because('reason.throw-for-prize', { type: TYPES[type] ?? '' }) };
  }
  return { action: pick(rng, legal), reason: because('reason.throw-on-impulse') };
}

function trade({ view, legal, rng }: Asked): Answer<Action> {
  const remembers = chance(rng, REMEMBERS);
  const action = legal.find((one) => one.type === 'trade' && one.trade === remembers) ?? pick(rng, legal);
  return { action, reason: remembers ? explainChoice(view, legal, action) : because('reason.forgot') };
}

function take({ view, legal, rng }: Asked): Answer<Action> {
  const largest = legal.reduce((best, action) => {
    const points = (one: Action) => ('card' in one ? printed(view, one.card) : 1);
    return points(action) > points(best) ? action : best;
  });
  const whim = largest.type === 'pick' && !chance(rng, THOUGHT);
  if (whim) return { action: pick(rng, legal), reason: because('reason.any-choice') };
  return { action: largest, reason: explainChoice(view, legal, largest) };
}
