/** Normal: the rules of thumb of `duelling.ts` and `travelling.ts`, without search. */
import type { Answer, Player } from '../../../players/player.ts';
import type { Action } from '../actions.ts';
import type { Event, View } from '../state.ts';
import { bestAction } from './duelling.ts';
import { WEIGHTS, type Weights } from './outlook.ts';
import { because, explainAction } from './reasons.ts';
import { explainTravel } from './travel-reasons.ts';
import { actionWorth } from './travelling.ts';

/** In a run a coin that is combined is lost to the shops. */
const RUN_WEIGHTS: Weights = { ...WEIGHTS, coin: 2.2 };

export const normal: Player<View, Action, Event> = {
  level: 'normal',
  listens: false,
  choose({ view, seat, legal }): Answer<Action> {
    const { battle, run } = view;
    if (battle !== null) {
      const action = bestAction(battle, seat, legal, run === null ? WEIGHTS : RUN_WEIGHTS);
      return { action, reason: explainAction(battle, seat, action) };
    }
    const best = legal.reduce<{ action: Action; worth: number } | null>((most, action) => {
      const worth = run === null ? 0 : actionWorth(run, action);
      return most === null || worth > most.worth ? { action, worth } : most;
    }, null);
    const action = best?.action ?? null;
    return { action, reason: action === null ? because('reason.end') : explainTravel(action, run) };
  },
};
