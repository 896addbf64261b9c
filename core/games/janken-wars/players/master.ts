/**
 * Master: solves the game of throws that a round is, from what the positions it can lead to are worth,
 * and throws by the mix that gives nothing away; against habits it bends the mix as far as that is safe.
 * Prizes, picks and trades are chosen by the same worth of positions.
 */
import type { Seat } from '../../../kit/game.ts';
import { weighted } from '../../../kit/rng.ts';
import type { Answer, Player, Question } from '../../../players/player.ts';
import { TYPES } from '../deck/design.ts';
import type { Event } from '../events.ts';
import type { Action, State, View } from '../state.ts';
import { deepen } from './deepening.ts';
import { explainChoice } from './explain.ts';
import { expectThrow } from './habits.ts';
import { after, lastRound, type Search } from './lookahead.ts';
import { because } from './reasons.ts';
import { recall } from './recall.ts';
import { planLastThrow, planThrow, respond, type ThrowPlan } from './throw-plan.ts';
import { WEIGHTS } from './value-weights.ts';
import { worldOf } from './world.ts';

type Asked = Question<View, Action, Event>;

/** From so many ties in a duel on chance is mixed in, so that none goes on for ever. */
const PATIENCE = 8;
/** The belief in a habit from which on it is given as the reason. */
const TELLING = 0.25;

export const master: Player<View, Action, Event> = {
  level: 'master',
  listens: true,
  choose(asked: Asked): Answer<Action> {
    return asked.legal[0]?.type === 'throw' ? throwHand(asked) : choose(asked);
  },
};

/** The plan for a throw, with as much search as the budget allows, and whether the clock cut it. */
function plan({ view, seat, budget }: Asked): { readonly planned: ThrowPlan; readonly cut: boolean } {
  if (view.phase === 'last-duel') return { planned: planLastThrow(), cut: false };
  const world = worldOf(view);
  const { found, cut } = deepen(WEIGHTS, world, budget, (search) => planThrow(search, world, seat));
  return { planned: found, cut };
}

function throwHand(asked: Asked): Answer<Action> {
  const { view, seat, legal, heard, rng, budget } = asked;
  const { planned, cut } = plan(asked);
  const memory = recall(view, seat, heard, budget.expired ?? (() => false));
  const { past, allowance } = memory ?? { past: [], allowance: 0 };
  const chances = expectThrow(past, planned.lure);
  const { row, belief } = respond(planned, chances, allowance);
  const tremble = Math.min(0.5, Math.max(0, view.tied.length - PATIENCE) / 20);
  const thrown = weighted(
    rng,
    row.map((p) => (1 - tremble) * p + tremble / 3),
  );
  const expected = chances.indexOf(Math.max(...chances));
  const percent = Math.round(100 * (chances[expected] ?? 0));
  const reason =
    belief >= TELLING
      ? because('reason.throw-against-habit', { type: TYPES[expected] ?? '', percent })
      : because('reason.throw-mixed', Object.fromEntries(TYPES.map((t, i) => [t, Math.round(100 * (row[i] ?? 0))])));
  return { action: legal[thrown] ?? null, reason, cut: cut || memory === null };
}

function choose({ view, seat, legal, budget }: Asked): Answer<Action> {
  const only = legal[0];
  if (only === undefined) return { action: null, reason: because('reason.any-choice') };
  if (legal.length === 1) return { action: only, reason: explainChoice(view, legal, only) };
  const world = lastRound(worldOf(view));
  const { found, cut } = deepen(WEIGHTS, world, budget, (search) => best(search, world, seat, legal));
  return { action: found, reason: explainChoice(view, legal, found), cut };
}

function best(search: Search, world: State, seat: Seat, legal: readonly Action[]): Action {
  let found = legal[0] as Action;
  let most = -1;
  for (const action of legal) {
    const value = after(search, world, seat, action);
    const mine = seat === 0 ? value : 1 - value;
    if (mine > most) {
      most = mine;
      found = action;
    }
  }
  return found;
}
