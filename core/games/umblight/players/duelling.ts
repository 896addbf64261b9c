/** The rule of thumb for battles: of all placings the one that leaves the most worth, then draw, then end. */
import type { Seat } from '../../../kit/game.ts';
import { type Action, DRAW_CARD, DRAW_COIN, END_PHASE } from '../actions.ts';
import { polarityOf } from '../battle/act.ts';
import { type Battle, HAND_LIMIT, sideOf } from '../battle/battle.ts';
import { after, type Weights, worth } from './outlook.ts';

/** The action the rule of thumb takes; `battle` is the seat's view or a state. */
export function bestAction(battle: Battle, seat: Seat, legal: readonly Action[], weights: Weights): Action {
  const side = sideOf(battle, seat);
  if (!side.coinDrawn && legal.includes(DRAW_COIN)) return DRAW_COIN;
  let best: Action | null = null;
  let most = worth(battle, seat, weights);
  for (const action of legal) {
    if (action.type !== 'place') continue;
    const { card, lane, as } = action;
    const value = worth(after(battle, seat, { card, lane, as: polarityOf(as) }), seat, weights);
    if (value <= most) continue;
    best = action;
    most = value;
  }
  if (best !== null) return best;
  const draws = side.deck.length > 0 && side.hand.length < HAND_LIMIT && legal.includes(DRAW_CARD);
  return draws ? DRAW_CARD : END_PHASE;
}
