/** Normal: looks one action ahead, in a few worlds that agree with what it sees, for the best outlook. */
import type { Rng } from '../../../kit/rng.ts';
import type { Answer, Player } from '../../../players/player.ts';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { imagine } from '../imagine.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { bestAction } from './judgement.ts';
import { explain } from './reasons.ts';

const WORLDS = 2;

export const normal: Player<View, Action, Event> = {
  level: 'normal',
  listens: false,
  choose({ view, seat, legal, awaited, rng }): Answer<Action> {
    const action = bestAction(imagined(view, rng), { seat, legal, awaited });
    return { action, reason: explain(view, seat, legal, action) };
  },
};

function imagined(view: View, rng: Rng): State[] {
  return Array.from({ length: WORLDS }, () => imagine(view, rng));
}
