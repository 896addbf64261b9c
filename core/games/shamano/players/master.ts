/**
 * Master: tries what it could do in many worlds that agree with its view, each played on for some plies by
 * Normal at every seat and then judged by its outlook.
 */
import type { Seat } from '../../../kit/game.ts';
import type { Rng } from '../../../kit/rng.ts';
import type { Answer, Player, Question } from '../../../players/player.ts';
import { search, type Trial } from '../../../players/search.ts';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { imagine } from '../imagine.ts';
import { play } from '../play.ts';
import { clone } from '../state.ts';
import type { View } from '../view.ts';
import { bestAction, worthTrying } from './judgement.ts';
import { outlook } from './outlook.ts';
import { playOn } from './playout.ts';
import { explain } from './reasons.ts';

/** How far a playout goes before the position is judged, unless the match is over sooner. */
const PLIES_PER_SEAT = 3;

export const master: Player<View, Action, Event> = {
  level: 'master',
  listens: false,
  choose(asked): Answer<Action> {
    const { view, seat, legal, rng, budget } = asked;
    const candidates = candidatesOf(asked);
    const { best, cut } = search({ candidates, world: worlds(view, seat), budget, rng });
    return { action: best, reason: explain(view, seat, legal, best), cut };
  },
};

/** Normal's choice first: it is taken where nothing tells them apart. */
function candidatesOf({ view, seat, legal, awaited, rng }: Question<View, Action, Event>): (Action | null)[] {
  const all: (Action | null)[] = worthTrying(legal);
  if (!awaited) all.push(null);
  if (all.length === 1) return all;
  const first = bestAction([imagine(view, rng)], { seat, legal, awaited });
  return [first, ...all.filter((action) => action !== first)];
}

/** Draws worlds, and tries actions in copies of them. */
function worlds(view: View, seat: Seat): (rng: Rng) => Trial<Action | null> {
  return (rng) => {
    const world = imagine(view, rng);
    return {
      value(candidate, chances) {
        const after = clone(world);
        after.rng.splice(0, after.rng.length, ...chances);
        if (candidate !== null) play(after, seat, candidate);
        playOn(after, PLIES_PER_SEAT * view.sizes.length);
        return outlook(after, seat);
      },
    };
  };
}
