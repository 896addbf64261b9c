/**
 * Normal: counts points. It throws what promises most, or what stands in the way of what the opponent
 * would like most, by weighted chance; it takes, picks and trades whatever leads by most points.
 */
import { weighted } from '../../../kit/rng.ts';
import type { Answer, Player, Question } from '../../../players/player.ts';
import { TYPES } from '../deck/design.ts';
import type { Event } from '../events.ts';
import type { Action, State, View } from '../state.ts';
import { imagine } from '../view.ts';
import { explainChoice } from './explain.ts';
import { after, lastRound } from './lookahead.ts';
import { because } from './reasons.ts';
import { lure, promises, thumbSearch } from './thumb.ts';

type Asked = Question<View, Action, Event>;

export const normal: Player<View, Action, Event> = {
  level: 'normal',
  listens: false,
  choose(asked: Asked): Answer<Action> {
    const state = imagine(asked.view, asked.rng);
    if (asked.legal[0]?.type === 'throw') return throwHand(asked, state);
    const action = bestByPoints(asked, state);
    return { action, reason: explainChoice(asked.view, asked.legal, action) };
  },
};

function throwHand({ seat, view, legal, rng }: Asked, state: State): Answer<Action> {
  if (view.phase === 'last-duel') {
    return { action: legal[weighted(rng, [1, 1, 1])] ?? null, reason: because('reason.throw-any') };
  }
  const promised = promises(state, seat);
  const thrown = weighted(rng, lure(promised));
  const { prize, denial } = promised[thrown] ?? { prize: 0, denial: 0 };
  const action = legal[thrown] ?? null;
  if (prize >= denial) return { action, reason: because('reason.throw-for-prize', { type: TYPES[thrown] ?? '' }) };
  return { action, reason: because('reason.throw-to-deny', { type: TYPES[(thrown + 2) % 3] ?? '' }) };
}

/** The action that leads to the best position by points; the first of equals. */
export function bestByPoints({ seat, legal }: Pick<Asked, 'seat' | 'legal'>, state: State): Action {
  const search = thumbSearch();
  const world = lastRound(state);
  let best = legal[0] as Action;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of legal) {
    const value = after(search, world, seat, action);
    const mine = seat === 0 ? value : -value;
    if (mine > most) {
      most = mine;
      best = action;
    }
  }
  return best;
}
