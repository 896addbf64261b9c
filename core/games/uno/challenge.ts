/** The open stack is taken, or the Wild Draw Four on it challenged. */
import type { Refusal, Seat, Tell } from '../../kit/game.ts';
import { COLOUR } from './cards.ts';
import { drawCards } from './drawing.ts';
import type { Event } from './events.ts';
import { afterPenalty } from './laying.ts';
import type { Bluff, State } from './state.ts';
import { acted, giveTurn, skip } from './turn.ts';

/** What a challenger of an innocent player draws on top of the sum. */
const CHALLENGE_COST = 2;

/** Whether the hand that laid a Wild Draw Four held the colour it should have followed. */
export function isGuilty({ hand, colour }: Bluff): boolean {
  return hand.some((card) => COLOUR[card] === colour);
}

/** The victim draws the whole sum. */
export function acceptStack(state: State, seat: Seat, tell?: Tell<Event>): Refusal | null {
  const sum = close(state);
  tell?.({ type: 'accepted', seat, sum });
  drawCards(state, { seat, count: sum, reason: 'penalty' }, tell);
  afterPenalty(state, seat, null, tell);
  return null;
}

/**
 * The victim sees the hand as it was. Guilty: its player draws the sum and the victim plays on.
 * Innocent: the victim draws the sum and two more and loses the turn.
 */
export function challenge(state: State, seat: Seat, tell?: Tell<Event>): Refusal | null {
  const { bluff } = state;
  if (bluff === null) return 'must-answer-stack';
  const sum = close(state);
  const guilty = isGuilty(bluff);
  const accused = bluff.seat;
  if (tell !== undefined) {
    tell({ type: 'challenged', seat, accused });
    const shown: Event = { type: 'hand-shown', seat: accused, to: seat };
    tell(shown, { to: [seat], event: { ...shown, cards: bluff.hand } });
    tell({ type: 'verdict', accused, guilty });
  }
  if (guilty) {
    drawCards(state, { seat: accused, count: sum, reason: 'challenge' }, tell);
    giveTurn(state, seat, null, tell);
  } else {
    drawCards(state, { seat, count: sum + CHALLENGE_COST, reason: 'challenge' }, tell);
    skip(state, seat, null, tell);
  }
  return null;
}

/** The stack is settled; returns its sum. */
function close(state: State): number {
  const sum = state.stack;
  state.stack = 0;
  state.bluff = null;
  acted(state);
  return sum;
}
