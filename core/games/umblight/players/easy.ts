/** Easy: lays its strongest card where there is room or something to stop, forgets, and sees no clash coming. */
import type { Seat } from '../../../kit/game.ts';
import { chance, pick, type Rng } from '../../../kit/rng.ts';
import type { Answer, Player } from '../../../players/player.ts';
import type { Action } from '../actions.ts';
import { type Battle, cardAt, opponent } from '../battle/battle.ts';
import { designIn } from '../cards/designs.ts';
import { isCoin } from '../cards/kinds.ts';
import type { Event, View } from '../state.ts';
import { because, explainAction } from './reasons.ts';
import { explainTravel } from './travel-reasons.ts';

const WHIM = 0.25;
/** How often a card is combined although an empty tile is there. */
const STACKS = 0.15;

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

function plainAction(battle: Battle, seat: Seat, legal: readonly Action[], rng: Rng): Action {
  const placings = legal
    .filter((action) => action.type === 'place')
    .filter(({ card, lane }) => {
      if (cardAt(battle, seat, lane) === null) return true;
      return isCoin(card) || chance(rng, STACKS);
    });
  const strongest = Math.max(0, ...placings.map(({ card }) => designIn(battle, card).power));
  const strong = placings.filter(({ card }) => designIn(battle, card).power === strongest);
  if (strong.length > 0) {
    const blocking = strong.filter(({ lane }) => cardAt(battle, opponent(seat), lane) !== null);
    return pick(rng, blocking.length > 0 && chance(rng, 0.6) ? blocking : strong);
  }
  const others = legal.filter((action) => action.type !== 'place');
  return others.find((action) => action.type === 'endPhase') ?? pick(rng, others);
}
