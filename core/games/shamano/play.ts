/** One ply: what each accepted action does. */
import type { Seat } from '../../kit/game.ts';
import { insert, removeAt } from '../../kit/piles.ts';
import { shuffle } from '../../kit/rng.ts';
import type { Action } from './actions.ts';
import { type Card, colourOn, follows, isBlack, isNumber, isSkill, skillCard, takeOut } from './cards.ts';
import type { Colour } from './colours.ts';
import { drawCards } from './draw.ts';
import type { Ear } from './events.ts';
import { offersOf, under } from './legal.ts';
import { perform } from './perform.ts';
import { askForPredictions, predict, reveal } from './predictions.ts';
import { type RefusalCode, refusalOf } from './refusal.ts';
import { type State, topOf } from './state.ts';
import { afterJump, afterPlay, dropBrace, endTurn, pass, takeStack } from './turn.ts';

/** Plays in place; returns a refusal that has changed nothing, or null. */
export function play(state: State, seat: Seat, action: Action, ear?: Ear): RefusalCode | null {
  const refusal = refusalOf(state, seat, action);
  if (refusal !== null) return refusal;
  const { flow } = state;
  if (seat === flow.turn) {
    dropBrace(state, ear);
    if (!flow.continued) flow.window = null;
  }
  carryOut(state, seat, action, ear);
  if (ear !== undefined) tellAsks(state, ear);
  return null;
}

function carryOut(state: State, seat: Seat, action: Action, ear: Ear): void {
  switch (action.type) {
    case 'play':
      playCard(state, seat, action.card, action.target, action.colour, ear);
      return;
    case 'jump':
      jumpIn(state, seat, action.card, action.target, ear);
      return;
    case 'draw':
      if (state.flow.opening) showHand(state, seat, ear);
      else drawForWant(state, seat, ear);
      return;
    case 'take':
      takeStack(state, ear);
      endTurn(state, ear);
      return;
    case 'end':
      forgetDrawn(state);
      endTurn(state, ear);
      return;
    case 'raise':
    case 'brace':
      adjust(state, seat, action.type, action.amount, ear);
      return;
    case 'exchange':
      exchange(state, seat, action.colour, ear);
      return;
    case 'predict':
      predict(state, seat, action.colour, ear);
      return;
    case 'colour':
      reveal(state, action.colour, ear);
      nameColour(state, seat, action.colour, ear);
      return;
  }
}

function playCard(state: State, seat: Seat, card: Card, target: Seat | null, colour: Colour | null, ear: Ear): void {
  const { flow } = state;
  forgetDrawn(state);
  lay(state, seat, card);
  ear?.({ type: 'played', seat, card, target });
  if (!isBlack(card)) {
    flow.colour = colourOn(card);
    finishPlay(state, seat, card, target, ear);
    return;
  }
  flow.pending = { card, target };
  if (flow.lock > 0 && flow.colour !== null) {
    ear?.({ type: 'colour', seat, colour: flow.colour, stays: true });
    castBlack(state, seat, ear);
    return;
  }
  if (colour !== null) nameColour(state, seat, colour, ear);
  else askForPredictions(state, seat, ear);
}

/** The card leaves the hand and lies on top; a number card may be jumped in on. */
function lay(state: State, seat: Seat, card: Card): void {
  const { flow } = state;
  takeOut(state.hands[seat] as Card[], card);
  state.discard.push(card);
  flow.opening = false;
  flow.passes = 0;
  flow.window = isNumber(card) ? card : null;
  flow.player = seat;
}

function finishPlay(state: State, seat: Seat, card: Card, target: Seat | null, ear: Ear): void {
  perform(state, seat, card, target, ear);
  afterPlay(state, seat, ear);
}

/** The colour of the black card just played; a right to lock it is used. */
function nameColour(state: State, seat: Seat, colour: Colour, ear: Ear): void {
  const { flow, seats } = state;
  flow.colour = colour;
  ear?.({ type: 'colour', seat, colour, stays: false });
  if (seats.right[seat]) {
    seats.right[seat] = false;
    // One for the end of this turn, one for the end of the next.
    flow.lock = 2;
    ear?.({ type: 'locked', seat, colour, now: { right: false } });
  }
  castBlack(state, seat, ear);
}

function castBlack(state: State, seat: Seat, ear: Ear): void {
  const { flow } = state;
  const { pending } = flow;
  if (pending === null) return;
  flow.pending = null;
  flow.phase = 'turn';
  finishPlay(state, seat, pending.card, pending.target, ear);
}

function jumpIn(state: State, seat: Seat, card: Card, target: Seat | null, ear: Ear): void {
  lay(state, seat, card);
  ear?.({ type: 'jumped-in', seat, card, target });
  perform(state, seat, card, target, ear);
  afterJump(state, seat, ear);
}

/** One card for want of a playable one, or by choice; what can be played of it is asked for at once. */
function drawForWant(state: State, seat: Seat, ear: Ear): void {
  const { flow, drawn, discard } = state;
  const count = drawCards(state, seat, 1, ear, drawn);
  if (count === 0) {
    pass(state, ear);
    return;
  }
  flow.passes = 0;
  const top = topOf(discard);
  if (drawn.some((card) => follows(card, flow.colour, top))) {
    flow.phase = 'drawn';
    flow.drawn = count;
    ear?.({ type: 'may-play', seat });
    return;
  }
  forgetDrawn(state);
  endTurn(state, ear);
}

function forgetDrawn({ flow, drawn }: State): void {
  flow.phase = 'turn';
  flow.drawn = 0;
  drawn.length = 0;
}

/** A first player with nothing but Skill Cards shows them, puts them back and is dealt a new hand. */
function showHand(state: State, seat: Seat, ear: Ear): void {
  const hand = state.hands[seat] as Card[];
  const count = hand.length;
  ear?.({ type: 'revealed', seat, cards: hand.slice() });
  state.draw.push(...hand);
  hand.length = 0;
  shuffle(state.rng, state.draw);
  deal(state, seat, count, ear);
}

/** Deals cards from the top, as they lie: no buff, no limit. */
export function deal(state: State, seat: Seat, count: number, ear: Ear): void {
  const cards = state.draw.splice(state.draw.length - count, count);
  for (const card of cards) insert(state.hands[seat] as Card[], card);
  ear?.({ type: 'dealt', seat, count }, { to: [seat], event: { type: 'dealt', seat, count, cards } });
}

function adjust({ flow, seats }: State, seat: Seat, type: 'raise' | 'brace', amount: number, ear: Ear): void {
  const energy = (seats.energy[seat] as number) - amount;
  seats.energy[seat] = energy;
  flow.adjusted = true;
  if (type === 'raise') {
    flow.raise = amount;
    ear?.({ type: 'raised', seat, amount, now: { energy } });
  } else {
    seats.brace[seat] = amount;
    ear?.({ type: 'braced', seat, amount, now: { energy, brace: amount } });
  }
}

/** A full bar becomes a Skill Card: from the draw pile, which is then shuffled, else from the discard pile. */
function exchange(state: State, seat: Seat, colour: Colour, ear: Ear): void {
  const { draw, discard, seats } = state;
  const card = skillCard(colour);
  const at = draw.indexOf(card);
  if (at >= 0) {
    removeAt(draw, at);
    shuffle(state.rng, draw);
  } else removeAt(discard, under(discard, card));
  insert(state.hands[seat] as Card[], card);
  seats.resource[seat] = 0;
  ear?.({ type: 'exchanged', seat, colour, from: at >= 0 ? 'draw' : 'discard', now: { resource: 0 } });
}

/** Ends a ply: where the match stands; the player on turn also hears what only it may see. */
export function tellAsks(state: State, ear: NonNullable<Ear>): void {
  const flow = { ...state.flow };
  const offers = offersOf(state, flow.turn);
  const shared = { type: 'asks', flow } as const;
  if (offers.length === 0 && state.drawn.length === 0) ear(shared);
  else ear(shared, { to: [flow.turn], event: { ...shared, offers, drawn: state.drawn.slice() } });
}

/** Whether a hand can open a match. */
export function canOpen(hand: readonly Card[]): boolean {
  return hand.some((card) => !isSkill(card));
}
