/**
 * Easy: plays any card that fits, black ones as gladly as others, at any target, names any colour it
 * holds, and often forgets what it could do besides.
 */
import { chance, pick, type Rng } from '../../../kit/rng.ts';
import type { Answer, Player } from '../../../players/player.ts';
import type { Action } from '../actions.ts';
import { colourOn, isBlack } from '../cards.ts';
import type { Event } from '../events.ts';
import type { View } from '../view.ts';
import { because, explain } from './reasons.ts';

/** How often it jumps in, answers a stack, uses energy or a full bar, dares a prediction. */
const JUMPS = 0.3;
const ANSWERS = 0.6;
const PREPARES = 0.2;
const PREDICTS = 0.15;
/** How often it ends a turn, or keeps a card, that it could go on with. */
const IDLES = 0.15;

type Play = Extract<Action, { type: 'play' }>;

export const easy: Player<View, Action, Event> = {
  level: 'easy',
  listens: false,
  choose({ view, seat, legal, awaited, rng }): Answer<Action> {
    if (!awaited) {
      const action = chance(rng, JUMPS) ? pick(rng, legal) : null;
      return { action, reason: explain(view, seat, legal, action) };
    }
    const action = move(view, legal, rng);
    const plain = action.type === 'play' && view.flow.phase !== 'stack';
    return { action, reason: plain ? because('reason.at-random') : explain(view, seat, legal, action) };
  },
};

function move(view: View, legal: readonly Action[], rng: Rng): Action {
  const only = (...types: Action['type'][]) => legal.filter(({ type }) => types.includes(type));
  switch (view.flow.phase) {
    case 'predict': {
      const pass = legal.find((action) => action.type === 'predict' && action.colour === null);
      return pass === undefined || chance(rng, PREDICTS) ? pick(rng, legal) : pass;
    }
    case 'colour': {
      const held = legal.filter((action) => action.type === 'colour' && holds(view, action.colour));
      return pick(rng, held.length > 0 ? held : legal);
    }
    default: {
      const plays = only('play') as Play[];
      const idle = only('take', 'end', 'draw');
      const prepare = only('raise', 'brace', 'exchange');
      if (prepare.length > 0 && chance(rng, PREPARES)) return pick(rng, prepare);
      if (plays.length === 0) return pick(rng, idle.length > 0 ? idle : legal);
      const rests = view.flow.phase === 'stack' ? 1 - ANSWERS : IDLES;
      return idle.length > 0 && chance(rng, rests) ? pick(rng, idle) : anyCard(view, plays, rng);
    }
  }
}

function holds({ hand }: View, colour: number): boolean {
  return hand.some((card) => !isBlack(card) && colourOn(card) === colour);
}

/** Any card that fits, at any target; of a black one, with a colour that it holds. */
function anyCard(view: View, plays: readonly Play[], rng: Rng): Play {
  const card = pick(rng, [...new Set(plays.map((play) => play.card))]);
  const some = plays.filter((play) => play.card === card);
  const held = some.filter(({ colour }) => colour !== null && holds(view, colour));
  return pick(rng, held.length > 0 ? held : some);
}
