/**
 * Master: tries what it could do in worlds that agree with what it has seen and heard, each played on for
 * some turns by the rule of thumb at every seat and then judged.
 */
import type { Seat } from '../../../kit/game.ts';
import type { Rng } from '../../../kit/rng.ts';
import type { Answer, Player } from '../../../players/player.ts';
import { search, type Trial } from '../../../players/search.ts';
import type { Action } from '../actions.ts';
import { clone } from '../clone.ts';
import type { Event } from '../events.ts';
import { imagine } from '../imagine.ts';
import { asksCall } from '../matching.ts';
import { play } from '../playing.ts';
import type { View } from '../state.ts';
import { type Beliefs, believe, dealBelieved } from './belief.ts';
import { callOrCatch, type Habits, isLay } from './habits.ts';
import { bestAction } from './judgement.ts';
import { outcome, playOn } from './playout.ts';
import { explain } from './reasons.ts';
import { type Sight, sightOf } from './sight.ts';

/** How far a playout goes before the position is judged, unless the round is over sooner. */
const PLIES_PER_SEAT = 4;

const HABITS: Habits = { calls: 1, catches: 1, jumps: 1 };

export const master: Player<View, Action, Event> = {
  level: 'master',
  listens: true,
  choose({ view, seat, legal, awaited, heard, rng, budget }): Answer<Action> {
    const sight = sightOf(view, seat);
    const answer = (action: Action | null, cut = false) => ({ action, reason: explain(sight, legal, action), cut });
    const due = callOrCatch(sight, HABITS, rng);
    if (due !== null) return answer(due);
    const candidates = candidatesOf(sight, legal, awaited);
    if (candidates.length === 1) return answer(candidates[0] ?? null);
    const world = worlds(view, seat, believe(view, seat, heard, rng));
    const { best, cut } = search({ candidates, world, budget, rng });
    return answer(best, cut);
  },
};

/** Draws worlds in which hands agree with what is believed of them, and tries actions there. */
function worlds(view: View, seat: Seat, beliefs: Beliefs): (rng: Rng) => Trial<Action | null> {
  const deal = dealBelieved(beliefs);
  const scratch = sightOf(view, seat);
  return (rng) => {
    const state = imagine(view, rng, deal);
    return {
      value(candidate, chances) {
        const after = clone(state);
        after.rng.splice(0, after.rng.length, ...chances);
        if (candidate !== null) play(after, seat, candidate);
        playOn(after, PLIES_PER_SEAT * view.sizes.length, scratch);
        return outcome(after, seat);
      },
    };
  };
}

/** What is worth trying, the rule of thumb's choice first; null lets an interrupt pass. */
function candidatesOf(sight: Sight, legal: readonly Action[], awaited: boolean): (Action | null)[] {
  const filtered = asksCall(sight, sight.hand.length);
  const acts = legal.filter((action) => {
    if (isLay(action)) return !filtered || action.uno;
    return action.type !== 'catch' && action.type !== 'call';
  });
  if (acts.length === 0) return [null];
  const first = bestAction(sight, acts, true);
  const rest = acts.filter((action) => action !== first);
  return awaited ? [first, ...rest] : [first, ...rest, null];
}
