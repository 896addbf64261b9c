/** Normal: the rule of thumb of `judgement.ts`, with few lapses. */
import { chance } from '../../../kit/rng.ts';
import type { Answer, Player } from '../../../players/player.ts';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import type { View } from '../state.ts';
import { callOrCatch, type Habits, isLay } from './habits.ts';
import { bestAction } from './judgement.ts';
import { explain } from './reasons.ts';
import { sightOf } from './sight.ts';

const HABITS: Habits = { calls: 0.95, catches: 0.8, jumps: 0.9 };

export const normal: Player<View, Action, Event> = {
  level: 'normal',
  listens: false,
  choose({ view, seat, legal, awaited, rng }): Answer<Action> {
    const sight = sightOf(view, seat);
    const answer = (action: Action | null) => ({ action, reason: explain(sight, legal, action) });
    const due = callOrCatch(sight, HABITS, rng);
    if (due !== null) return answer(due);
    const calls = chance(rng, HABITS.calls);
    if (awaited) return answer(bestAction(sight, legal, calls));
    const jumps = legal.some(isLay) && chance(rng, HABITS.jumps);
    return answer(jumps ? bestAction(sight, legal, calls) : null);
  },
};
