/**
 * Easy: looks at the clash as it stands, but not at what may be answered, and overlooks much of its hand.
 * What it sees it plays plausibly.
 */
import type { Seat } from '../../../kit/game.ts';
import { chance, pick, type Rng } from '../../../kit/rng.ts';
import type { Answer, Player } from '../../../players/player.ts';
import { type Action, DRAW_COIN, END_PHASE } from '../actions.ts';
import { polarityOf } from '../battle/act.ts';
import { type Battle, cardAt } from '../battle/battle.ts';
import type { Event, View } from '../state.ts';
import { after, type Weights, worth } from './outlook.ts';
import { because, explainAction } from './reasons.ts';
import { explainTravel } from './travel-reasons.ts';

/** How often it acts on a whim. */
const WHIM = 0.08;
/** How often a way to lay a card is seen: on an empty tile, and on a card. */
const SEES = 0.8;
const SEES_COMBINING = 0.5;

/** All that counts is the clash: hit points and what is left on the rows. */
const SHORT_SIGHT: Weights = {
  power: 0.8,
  shield: 0,
  card: 0,
  coin: 0,
  change: 0,
  fear: 0,
  answer: 0,
  doubt: 0,
};

export const easy: Player<View, Action, Event> = {
  level: 'easy',
  listens: false,
  choose({ view, seat, legal, rng }): Answer<Action> {
    const { battle, run } = view;
    const whim = chance(rng, WHIM);
    if (battle === null) {
      const action = pick(rng, legal);
      return { action, reason: whim ? because('reason.whim') : explainTravel(action, run) };
    }
    if (whim) return { action: pick(rng, legal), reason: because('reason.whim') };
    const action = plainAction(battle, seat, legal, rng);
    return { action, reason: explainAction(battle, seat, action) };
  },
};

/** The placing that leaves the best clash of those it sees; it never pays for a card. */
function plainAction(battle: Battle, seat: Seat, legal: readonly Action[], rng: Rng): Action {
  if (legal.includes(DRAW_COIN)) return DRAW_COIN;
  let best: Action = END_PHASE;
  let most = worth(battle, seat, SHORT_SIGHT);
  for (const action of legal) {
    if (action.type !== 'place') continue;
    const { card, lane, as } = action;
    if (!chance(rng, cardAt(battle, seat, lane) === null ? SEES : SEES_COMBINING)) continue;
    const value = worth(after(battle, seat, { card, lane, as: polarityOf(as) }), seat, SHORT_SIGHT);
    if (value <= most) continue;
    best = action;
    most = value;
  }
  return best;
}
