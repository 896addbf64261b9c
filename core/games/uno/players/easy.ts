/**
 * Easy: plays any card that fits, wilds last, names any colour it holds, mostly takes what it is given,
 * and often forgets.
 */
import { chance, pick, type Rng } from '../../../kit/rng.ts';
import type { Answer, Player } from '../../../players/player.ts';
import { ACCEPT, type Action, CHALLENGE, DRAW, type Lay, PASS } from '../actions.ts';
import { COLOUR, WILD } from '../cards.ts';
import type { Event } from '../events.ts';
import type { View } from '../state.ts';
import { callOrCatch, type Habits, isLay, withoutForgotten } from './habits.ts';
import { because, explain } from './reasons.ts';
import { type Sight, sightOf } from './sight.ts';

const HABITS: Habits = { calls: 0.6, catches: 0.3, jumps: 0.3 };
/** How often it draws or keeps though it could play, answers a stack it could answer, doubts a Wild Draw Four. */
const IDLES = 0.1;
const ANSWERS = 0.7;
const DOUBTS = 0.15;

export const easy: Player<View, Action, Event> = {
  level: 'easy',
  listens: false,
  choose({ view, seat, legal, awaited, rng }): Answer<Action> {
    const sight = sightOf(view, seat);
    const action =
      callOrCatch(sight, HABITS, rng) ?? move(sight, withoutForgotten(sight, legal, HABITS, rng), awaited, rng);
    const plain = action !== null && isLay(action) && awaited && sight.phase !== 'answer';
    return { action, reason: plain ? because('reason.at-random') : explain(sight, legal, action) };
  },
};

function move(sight: Sight, legal: readonly Action[], awaited: boolean, rng: Rng): Action | null {
  const lays = legal.filter(isLay);
  if (!awaited) return lays.length > 0 && chance(rng, HABITS.jumps) ? pick(rng, lays) : null;
  if (sight.phase === 'answer') return answer(legal, lays, rng);
  const idle = legal.find((action) => action === DRAW || action === PASS);
  if (lays.length === 0) return idle ?? pick(rng, legal);
  return idle !== undefined && chance(rng, IDLES) ? idle : pick(rng, plausible(sight, lays));
}

function answer(legal: readonly Action[], lays: readonly Lay[], rng: Rng): Action {
  if (lays.length > 0 && chance(rng, ANSWERS)) return pick(rng, lays);
  return legal.includes(CHALLENGE) && chance(rng, DOUBTS) ? CHALLENGE : ACCEPT;
}

/** Coloured cards before wilds, and of wilds those that name a colour it holds. */
function plausible({ hand }: Sight, lays: readonly Lay[]): readonly Lay[] {
  const coloured = lays.filter(({ card }) => card < WILD);
  if (coloured.length > 0) return coloured;
  const held = lays.filter(({ colour }) => hand.some((card) => COLOUR[card] === colour));
  return held.length > 0 ? held : lays;
}
