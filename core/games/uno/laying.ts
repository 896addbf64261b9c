/** A card is laid, on turn or as a jump-in: what it does, and what follows. The card has been checked. */
import type { Seat, Tell } from '../../kit/game.ts';
import { removeAt } from '../../kit/piles.ts';
import type { Lay } from './actions.ts';
import { COLOUR, DRAW_TWO, DRAWS, REVERSE, SKIP, SYMBOL, WILD, WILD_FOUR } from './cards.ts';
import { drawCards } from './drawing.ts';
import type { Event } from './events.ts';
import { asksCall } from './matching.ts';
import { endRound } from './scoring.ts';
import type { Bluff, State } from './state.ts';
import { passHands, swapHands } from './swapping.ts';
import { giveTurn, nextSeat, skip } from './turn.ts';

/** `at` is where the card lies in the hand. */
export interface Laid {
  readonly seat: Seat;
  readonly at: number;
  readonly lay: Lay;
}

/** Lays a card that the seat holds and may lay. */
export function layCard(state: State, { seat, at, lay }: Laid, tell?: Tell<Event>): void {
  const { card } = lay;
  const hand = state.hands[seat] as number[];
  const before = state.colour;
  const mustCall = asksCall(state, hand.length);
  removeAt(hand, at);
  state.discard.push(card);
  state.colour = card >= WILD ? lay.colour : (COLOUR[card] as number);
  state.layer = seat;
  state.fresh = true;
  state.owes = null;
  state.passes = 0;
  state.drawn = null;
  state.bluff = null;
  tell?.({ type: 'played', seat, card, colour: state.colour });
  if (hand.length === 0) {
    goOut(state, seat, card, tell);
    return;
  }
  if (lay.uno) tell?.({ type: 'called', seat });
  takeEffect(state, seat, lay, before, tell);
  // Asked last: a 7 or 0 may have changed the hand, and nobody need call what a swap brought.
  if (mustCall && !lay.uno && state.fresh && state.hands[seat]?.length === 1) {
    state.owes = seat;
    tell?.({ type: 'owes', seat });
  }
}

/** `before` is the colour that was current when the card was laid. */
function takeEffect(state: State, seat: Seat, lay: Lay, before: number | null, tell?: Tell<Event>): void {
  const { card, swapWith } = lay;
  switch (SYMBOL[card]) {
    case SKIP:
      skip(state, nextSeat(state, seat), seat, tell);
      break;
    case REVERSE:
      reverse(state, seat, tell);
      break;
    case DRAW_TWO:
      demand(state, seat, null, tell);
      break;
    case SYMBOL[WILD_FOUR]:
      demand(state, seat, bluffOf(state, seat, before), tell);
      break;
    default:
      if (swapWith !== null) swapHands(state, seat, swapWith, tell);
      else if (SYMBOL[card] === 0 && state.options.sevenZero) passHands(state, tell);
      giveTurn(state, nextSeat(state, seat), seat, tell);
  }
}

/** Between two players a Reverse acts as a Skip. */
function reverse(state: State, seat: Seat, tell?: Tell<Event>): void {
  if (state.hands.length === 2) skip(state, nextSeat(state, seat), seat, tell);
  else {
    state.direction = -state.direction;
    tell?.({ type: 'reversed', direction: state.direction });
    giveTurn(state, nextSeat(state, seat), seat, tell);
  }
}

function bluffOf(state: State, seat: Seat, colour: number | null): Bluff | null {
  if (state.options.wild4 === 'free') return null;
  return { seat, colour, hand: [...(state.hands[seat] as number[])] };
}

/** The next player has cards to draw: at once, or as a stack that may be answered or challenged. */
function demand(state: State, seat: Seat, bluff: Bluff | null, tell?: Tell<Event>): void {
  const victim = nextSeat(state, seat);
  const count = DRAWS[state.discard[state.discard.length - 1] as number] as number;
  if (state.options.stacking === 'off' && bluff === null) {
    drawCards(state, { seat: victim, count, reason: 'penalty' }, tell);
    afterPenalty(state, victim, seat, tell);
    return;
  }
  state.stack += count;
  state.bluff = bluff;
  state.phase = 'answer';
  state.turn = victim;
  if (tell === undefined) return;
  const told = bluff === null ? null : { seat, colour: bluff.colour, size: bluff.hand.length };
  tell({ type: 'due', seat: victim, sum: state.stack, bluff: told });
}

/** The victim has drawn: it plays, or has lost the turn, as the table has it. */
export function afterPenalty(state: State, victim: Seat, actor: Seat | null, tell?: Tell<Event>): void {
  if (state.options.penalty === 'loses-turn') skip(state, victim, actor, tell);
  else giveTurn(state, victim, actor, tell);
}

/** The hand is empty. A draw card laid last, and the stack it lies on, are still drawn before scoring. */
function goOut(state: State, seat: Seat, card: number, tell?: Tell<Event>): void {
  const count = (DRAWS[card] as number) === 0 ? 0 : state.stack + (DRAWS[card] as number);
  if (count > 0) drawCards(state, { seat: nextSeat(state, seat), count, reason: 'penalty' }, tell);
  endRound(state, { by: 'out', winner: seat }, tell);
}
