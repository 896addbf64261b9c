/** Why an action is not accepted. `legal.ts` lists exactly the actions that are not refused here. */
import type { Seat } from '../../kit/game.ts';
import type { Action } from './actions.ts';
import { answers, type Card, follows, isBlack, isSkill } from './cards.ts';
import type { Colour } from './colours.ts';
import { canDraw } from './draw.ts';
import { canPlay, colourIsNamedAtOnce, isOpen, offersOf } from './legal.ts';
import { aimOf } from './skills.ts';
import { FULL_BAR, type State, topOf } from './state.ts';

export const REFUSALS = [
  'not-your-turn',
  'not-in-hand',
  'not-playable',
  'must-play',
  'can-play',
  'must-answer-stack',
  'needs-target',
  'bad-target',
  'must-name-colour',
  'skill-cannot-open',
  'nothing-to-jump',
  'not-enough-energy',
  'already-adjusted',
  'bar-not-full',
  'colour-not-available',
  'match-over',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

type Refused = RefusalCode | null;

/** The code an action is refused with, or null. Changes nothing. */
export function refusalOf(state: State, seat: Seat, action: Action): Refused {
  if (state.result !== null) return 'match-over';
  const { flow } = state;
  if (action.type === 'jump') return ofJump(state, seat, action.card, action.target);
  if (flow.phase === 'predict') {
    return action.type === 'predict' && state.predictions[seat] === 'owes' ? null : 'not-your-turn';
  }
  if (seat !== flow.turn) return 'not-your-turn';
  if (flow.phase === 'colour') return action.type === 'colour' ? null : 'must-name-colour';
  switch (action.type) {
    case 'play':
      return ofPlay(state, seat, action.card, action.target, action.colour);
    case 'draw':
      return ofDraw(state, seat);
    case 'take':
      return flow.phase === 'stack' ? null : 'not-playable';
    case 'end':
      return ofEnd(state);
    case 'raise':
    case 'brace':
      return state.options.meter ? (unready(state) ?? ofAdjusting(state, seat, action.amount)) : 'not-enough-energy';
    case 'exchange':
      return state.options.resource ? (unready(state) ?? ofExchange(state, seat, action.colour)) : 'bar-not-full';
    case 'predict':
      return 'not-your-turn';
    case 'colour':
      return 'not-playable';
  }
}

function ofJump(state: State, seat: Seat, card: Card, target: Seat | null): Refused {
  const { flow, hands } = state;
  if (!isOpen(state, seat) || card !== flow.window) return 'nothing-to-jump';
  if (!(hands[seat] as Card[]).includes(card)) return 'not-in-hand';
  return ofTarget(state, seat, card, target);
}

function ofPlay(state: State, seat: Seat, card: Card, target: Seat | null, colour: Colour | null): Refused {
  const { flow, hands } = state;
  if (!(hands[seat] as Card[]).includes(card)) return 'not-in-hand';
  if (flow.phase === 'stack' && !answers(card, flow.stack?.four ?? false)) return 'must-answer-stack';
  if (flow.phase === 'drawn' && !state.drawn.includes(card)) return 'not-playable';
  if (flow.opening && isSkill(card)) return 'skill-cannot-open';
  if (flow.phase !== 'stack' && !flow.opening && !follows(card, flow.colour, topOf(state.discard))) {
    return 'not-playable';
  }
  return ofTarget(state, seat, card, target) ?? ofColour(state, card, colour);
}

function ofColour(state: State, card: Card, colour: Colour | null): Refused {
  const named = isBlack(card) && colourIsNamedAtOnce(state);
  if (named && colour === null) return 'must-name-colour';
  return !named && colour !== null ? 'not-playable' : null;
}

function ofTarget({ shamans, seats }: State, seat: Seat, card: Card, target: Seat | null): Refused {
  const aim = aimOf(shamans[seat] as number, card);
  if (aim === 'nobody') return target === null ? null : 'bad-target';
  if (target === null) return 'needs-target';
  return seats.alive[target] === true && (aim === 'anyone' || target !== seat) ? null : 'bad-target';
}

/** Drawing is for players who cannot play, or may draw instead; the first card must be a player's own. */
function ofDraw(state: State, seat: Seat): Refused {
  const { flow, options } = state;
  if (flow.phase === 'stack') return 'must-answer-stack';
  if (flow.phase === 'drawn') return 'can-play';
  const able = canPlay(state, seat);
  if (flow.continued) return able ? 'can-play' : 'not-playable';
  if (!able) return null;
  return options.freeDraw && !flow.opening && canDraw(state) ? null : 'can-play';
}

function ofEnd({ flow, options }: State): Refused {
  if (flow.phase === 'stack') return 'must-answer-stack';
  if (flow.phase === 'drawn') return options.freeDraw ? null : 'must-play';
  return flow.continued ? null : 'must-play';
}

/** Energy and bar are used before playing. */
function unready({ flow }: State): Refused {
  if (flow.phase === 'stack') return 'must-answer-stack';
  return flow.phase === 'drawn' ? 'must-play' : null;
}

function ofAdjusting({ flow, seats }: State, seat: Seat, amount: number): Refused {
  if (flow.adjusted) return 'already-adjusted';
  const fits = Number.isInteger(amount) && amount >= 1 && amount <= (seats.energy[seat] as number);
  return fits ? null : 'not-enough-energy';
}

function ofExchange(state: State, seat: Seat, colour: Colour): Refused {
  if ((state.seats.resource[seat] as number) < FULL_BAR) return 'bar-not-full';
  return offersOf(state, seat).includes(colour) ? null : 'colour-not-available';
}
