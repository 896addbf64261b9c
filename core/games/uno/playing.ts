/** One action of one seat: checked, then carried out in place. A refusal has changed nothing. */
import type { Refusal, Seat, Tell } from '../../kit/game.ts';
import { indexIn } from '../../kit/piles.ts';
import type { Action, Lay } from './actions.ts';
import { call, catchSeat } from './calling.ts';
import { acceptStack, challenge } from './challenge.ts';
import { nextRound } from './dealing.ts';
import { canDraw, drawOne } from './drawing.ts';
import type { Event } from './events.ts';
import { jump } from './jumping.ts';
import { layCard } from './laying.ts';
import { answers, anyFits, fits, formRefusal } from './matching.ts';
import { endRound } from './scoring.ts';
import type { Phase, State } from './state.ts';
import { acted, giveTurn, nextSeat } from './turn.ts';

export const REFUSALS = [
  'not-your-turn',
  'not-in-hand',
  'not-playable',
  'must-play',
  'must-name-colour',
  'must-answer-stack',
  'nothing-to-jump',
  'cannot-call',
  'nothing-to-catch',
  'round-over',
  'match-over',
] as const;

/** What the seat on turn is told when it does something of another phase. */
const OWED: Readonly<Record<Phase, Refusal>> = {
  turn: 'must-play',
  drawn: 'must-play',
  answer: 'must-answer-stack',
  colour: 'must-name-colour',
  'round-over': 'round-over',
  'match-over': 'match-over',
};

export function play(state: State, seat: Seat, action: Action, tell?: Tell<Event>): Refusal | null {
  const { phase } = state;
  if (phase === 'match-over') return 'match-over';
  if (phase === 'round-over') return dealNext(state, seat, action, tell);
  switch (action.type) {
    case 'jump':
      return jump(state, seat, action, tell);
    case 'call':
      return call(state, seat, tell);
    case 'catch':
      return catchSeat(state, seat, action.seat, tell);
    default:
  }
  if (seat !== state.turn) return 'not-your-turn';
  switch (action.type) {
    case 'play':
      return playCard(state, seat, action, tell);
    case 'draw':
      return phase === 'turn' ? draw(state, seat, tell) : OWED[phase];
    case 'pass':
      return pass(state, seat, tell);
    case 'accept':
      return phase === 'answer' ? acceptStack(state, seat, tell) : OWED[phase];
    case 'challenge':
      return phase === 'answer' ? challenge(state, seat, tell) : OWED[phase];
    case 'colour':
      return phase === 'colour' ? nameColour(state, seat, action.colour, tell) : OWED[phase];
    case 'next':
      return OWED[phase];
  }
}

function dealNext(state: State, seat: Seat, action: Action, tell?: Tell<Event>): Refusal | null {
  if (action.type !== 'next') return 'round-over';
  if (seat !== state.turn) return 'not-your-turn';
  nextRound(state, tell);
  return null;
}

function playCard(state: State, seat: Seat, lay: Lay, tell?: Tell<Event>): Refusal | null {
  const hand = state.hands[seat] as number[];
  const { card } = lay;
  if (state.phase === 'colour') return 'must-name-colour';
  const at = indexIn(hand, card);
  if (at < 0) return 'not-in-hand';
  if (state.phase === 'answer') {
    if (!answers(state, card)) return 'must-answer-stack';
  } else if (state.phase === 'drawn' ? card !== state.drawn : !fits(state, card)) return 'not-playable';
  const refusal = formRefusal(state, seat, lay, hand.length);
  if (refusal === null) layCard(state, { seat, at, lay }, tell);
  return refusal;
}

/** One card, or cards until one fits; then the turn is over unless the last of them may be played. */
function draw(state: State, seat: Seat, tell?: Tell<Event>): Refusal | null {
  const { drawn, forcePlay } = state.options;
  const hand = state.hands[seat] as number[];
  if (!canDraw(state)) return anyFits(state, hand) ? 'must-play' : 'not-playable';
  if (forcePlay && anyFits(state, hand)) return 'must-play';
  acted(state);
  let card = drawOne(state, seat, tell);
  if (drawn === 'until-playable') {
    while (card !== null && !fits(state, card)) card = drawOne(state, seat, tell);
  }
  if (drawn === 'keep' || card === null || !fits(state, card)) {
    giveTurn(state, nextSeat(state, seat), seat, tell);
    return null;
  }
  state.phase = 'drawn';
  state.drawn = card;
  tell?.({ type: 'may-play', seat }, { to: [seat], event: { type: 'may-play', seat, card } });
  return null;
}

/** Keeps the drawn card; or, with neither a play nor a card to draw, lets the turn go by. */
function pass(state: State, seat: Seat, tell?: Tell<Event>): Refusal | null {
  if (state.phase === 'drawn') {
    if (state.options.forcePlay) return 'must-play';
    tell?.({ type: 'kept', seat });
    giveTurn(state, nextSeat(state, seat), seat, tell);
    return null;
  }
  if (state.phase !== 'turn') return OWED[state.phase];
  if (canDraw(state) || anyFits(state, state.hands[seat] as number[])) return 'must-play';
  const passes = state.passes + 1;
  acted(state);
  state.passes = passes;
  tell?.({ type: 'passed', seat });
  if (passes >= state.hands.length) endRound(state, { by: 'blocked', winner: null }, tell);
  else giveTurn(state, nextSeat(state, seat), seat, tell);
  return null;
}

/** The leader names the colour of an opening Wild, then plays. */
function nameColour(state: State, seat: Seat, colour: number, tell?: Tell<Event>): Refusal | null {
  state.colour = colour;
  tell?.({ type: 'named', seat, colour });
  giveTurn(state, seat, null, tell);
  return null;
}
