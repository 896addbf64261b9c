/** How a round begins: shuffled, dealt, opened, and what the opening card does. */
import type { Seat, Setup, Tell } from '../../kit/game.ts';
import { insert } from '../../kit/piles.ts';
import { type Rng, shuffle } from '../../kit/rng.ts';
import { COLOUR, DECK, KINDS, SKIP, SYMBOL, WILD, WILD_FOUR } from './cards.ts';
import { drawCards } from './drawing.ts';
import type { Event } from './events.ts';
import { afterPenalty } from './laying.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';
import { giveTurn, nextSeat, skip } from './turn.ts';

/**
 * How often an opening card is looked for. A full deck always yields one long before; a scenario may have
 * taken all number cards out of the match, and then the card on top opens.
 */
const TRIES = 100;

/** A match of which nothing is dealt yet. `cards` (sorted) is what its rounds are dealt from. */
export function blank({ seats, options }: Setup<Options>, rng: Rng, cards: readonly number[]): State {
  const hands: number[][] = [];
  const scores: number[] = [];
  const wentOut: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    hands.push([]);
    scores.push(0);
    wentOut.push(0);
  }
  return {
    rng,
    options,
    cards,
    hands,
    draw: [],
    discard: [],
    colour: null,
    phase: 'turn',
    turn: 0,
    direction: 1,
    stack: 0,
    bluff: null,
    drawn: null,
    layer: null,
    fresh: true,
    owes: null,
    passes: 0,
    round: 1,
    turns: 0,
    leader: 0,
    scores,
    wentOut,
    roundEnd: null,
    result: null,
  };
}

/** The first round of a match, dealt. */
export function start(setup: Setup<Options>, rng: Rng, tell?: Tell<Event>): State {
  const state = blank(setup, rng, DECK);
  beginRound(state, tell);
  return state;
}

/** The next round, led by the next seat clockwise. */
export function nextRound(state: State, tell?: Tell<Event>): void {
  state.round++;
  state.leader = state.turn;
  beginRound(state, tell);
}

function beginRound(state: State, tell?: Tell<Event>): void {
  state.turns = 0;
  state.direction = 1;
  state.layer = null;
  state.fresh = true;
  state.roundEnd = null;
  state.phase = 'turn';
  state.turn = state.leader;
  tell?.({ type: 'round-began', round: state.round, leader: state.leader });
  deal(state);
  if (tell !== undefined) {
    for (const [seat, hand] of state.hands.entries()) tellDealt(seat, hand, tell);
  }
  const card = open(state, tell);
  state.discard = [card];
  state.colour = card >= WILD ? null : (COLOUR[card] as number);
  tell?.({ type: 'opened', card });
  openingEffect(state, card, tell);
}

/** Shuffles and deals; where a number card must open, again until one is left in the pile. */
function deal(state: State): void {
  const { hands, options, cards, rng } = state;
  const most = Math.floor((cards.length - 1) / hands.length);
  const each = Math.min(options.handSize, Math.max(0, most));
  const pile = cards.slice();
  for (let tries = 0; tries < TRIES; tries++) {
    shuffle(rng, pile);
    const dealt = each * hands.length;
    if (options.opening === 'any' || firstNumber(pile, pile.length - dealt) >= 0) break;
  }
  for (let seat = 0; seat < hands.length; seat++) {
    const hand: number[] = [];
    for (let i = 0; i < each; i++) insert(hand, pile.pop() as number);
    hands[seat] = hand;
  }
  state.draw = pile;
}

/** Where the number card nearest to the top lies among the first `size` cards of a pile; -1 for none. */
function firstNumber(pile: readonly number[], size: number): number {
  let i = size - 1;
  while (i >= 0 && (SYMBOL[pile[i] as number] as number) >= SKIP) i--;
  return i;
}

function tellDealt(seat: Seat, hand: readonly number[], tell: Tell<Event>): void {
  const shared: Event = { type: 'dealt', seat, count: hand.length };
  tell(shared, { to: [seat], event: { ...shared, cards: [...hand] } });
}

/** Takes the opening card out of the draw pile. */
function open(state: State, tell?: Tell<Event>): number {
  const { draw } = state;
  if (state.options.opening === 'number') {
    const at = firstNumber(draw, draw.length);
    if (at >= 0) return draw.splice(at, 1)[0] as number;
  }
  for (let tries = 0; tries < TRIES && draw[draw.length - 1] === WILD_FOUR; tries++) {
    tell?.({ type: 'put-back', card: WILD_FOUR });
    shuffle(state.rng, draw);
  }
  return draw.pop() as number;
}

/** An opening action card falls on the leader. */
function openingEffect(state: State, card: number, tell?: Tell<Event>): void {
  const { leader } = state;
  switch (KINDS[card]?.effect) {
    case 'skip':
      skip(state, leader, null, tell);
      break;
    case 'reverse':
      openingReverse(state, tell);
      break;
    case 'draw-two':
      drawCards(state, { seat: leader, count: 2, reason: 'penalty' }, tell);
      afterPenalty(state, leader, null, tell);
      break;
    case 'name-colour':
    case 'draw-four':
      state.phase = 'colour';
      break;
    default:
      giveTurn(state, leader, null, tell);
  }
}

/** Direction turns and the seat before the leader leads; of two players the leader loses the turn. */
function openingReverse(state: State, tell?: Tell<Event>): void {
  if (state.hands.length === 2) skip(state, state.leader, null, tell);
  else {
    state.direction = -1;
    tell?.({ type: 'reversed', direction: -1 });
    giveTurn(state, nextSeat(state, state.leader), null, tell);
  }
}
