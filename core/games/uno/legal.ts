/**
 * The actions a seat has now. Each is one of the shared objects of `actions.ts`; the order is cards by
 * kind, then drawing and answering, then interrupts. `playing.ts` accepts exactly these.
 */
import type { Seat } from '../../kit/game.ts';
import {
  ACCEPT,
  type Action,
  CALL,
  CATCH,
  CHALLENGE,
  DRAW,
  type Forms,
  JUMP,
  JUMP_UNO,
  NAME_COLOUR,
  NEXT,
  PASS,
  PLAY,
  PLAY_UNO,
} from './actions.ts';
import { COLOUR, SYMBOL, WILD } from './cards.ts';
import { canDraw } from './drawing.ts';
import { jumpCard } from './jumping.ts';
import { answers, asksCall, asksSwap } from './matching.ts';
import type { State } from './state.ts';

export function legal(state: State, seat: Seat): Action[] {
  const list: Action[] = [];
  if (state.phase === 'match-over') return list;
  if (seat === state.turn) listOwn(state, seat, list);
  if (state.fresh) listInterrupts(state, seat, list);
  return list;
}

/** What the seat on turn may do. */
function listOwn(state: State, seat: Seat, list: Action[]): void {
  switch (state.phase) {
    case 'turn':
      listTurn(state, seat, list);
      return;
    case 'drawn':
      listCard(state, seat, state.drawn as number, list);
      if (!state.options.forcePlay) list.push(PASS);
      return;
    case 'answer':
      listAnswers(state, seat, list);
      return;
    case 'colour':
      for (const action of NAME_COLOUR) list.push(action);
      return;
    case 'round-over':
      list.push(NEXT);
      return;
    case 'match-over':
  }
}

function listTurn(state: State, seat: Seat, list: Action[]): void {
  const hand = state.hands[seat] as number[];
  const { discard, colour } = state;
  const symbol = SYMBOL[discard[discard.length - 1] as number];
  const plain = !state.options.sevenZero && !asksCall(state, hand.length);
  let last = -1;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as number;
    if (card !== last && (COLOUR[card] === colour || SYMBOL[card] === symbol || card >= WILD || colour === null)) {
      if (plain && card < WILD) list.push((PLAY[card] as Forms).bare);
      else listCard(state, seat, card, list);
    }
    last = card;
  }
  if (canDraw(state)) {
    if (list.length === 0 || !state.options.forcePlay) list.push(DRAW);
  } else if (list.length === 0) list.push(PASS);
}

function listAnswers(state: State, seat: Seat, list: Action[]): void {
  const hand = state.hands[seat] as number[];
  hand.forEach((card, i) => {
    if (card !== hand[i - 1] && answers(state, card)) listCard(state, seat, card, list);
  });
  list.push(ACCEPT);
  if (state.bluff !== null) list.push(CHALLENGE);
}

/** The forms in which a card can be played from this hand. */
function listCard(state: State, seat: Seat, card: number, list: Action[]): void {
  const size = (state.hands[seat] as number[]).length;
  listForms(state, seat, PLAY[card] as Forms, size, list);
  if (asksCall(state, size)) listForms(state, seat, PLAY_UNO[card] as Forms, size, list);
}

function listForms(state: State, seat: Seat, forms: Forms, size: number, list: Action[]): void {
  const { bare } = forms;
  const wild = bare.card >= WILD;
  const swaps = asksSwap(state, bare.card);
  if (size === 1 || !(wild || swaps)) list.push(bare);
  if (wild) for (let i = 0; i < forms.coloured.length; i++) list.push(forms.coloured[i] as Action);
  if (!swaps) return;
  for (let other = 0; other < state.hands.length; other++) {
    if (other !== seat) list.push(forms.swapped[other] as Action);
  }
}

/** Jumping in, calling late and catching. */
function listInterrupts(state: State, seat: Seat, list: Action[]): void {
  const hand = state.hands[seat] as number[];
  const card = jumpCard(state, seat);
  if (card !== null && hand.includes(card)) {
    listForms(state, seat, JUMP[card] as Forms, hand.length, list);
    if (asksCall(state, hand.length)) listForms(state, seat, JUMP_UNO[card] as Forms, hand.length, list);
  }
  if (state.owes === null) return;
  list.push(state.owes === seat ? CALL : (CATCH[state.owes] as Action));
}

/** One frozen list a seat, so that asking who is awaited costs nothing. */
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: 10 }, (_, seat) => Object.freeze([seat]));
const NOBODY: readonly Seat[] = Object.freeze([]);

/** The seat on turn; when a round is over, the one that leads the next. */
export function awaiting(state: State): readonly Seat[] {
  return state.phase === 'match-over' ? NOBODY : (ALONE[state.turn] as readonly Seat[]);
}

/** Who may jump in, call or catch, the nearest to the layer of the top card in direction of play first. */
export function interrupting(state: State): readonly Seat[] {
  if (!state.fresh || (state.owes === null && !state.options.jumpIn)) return NOBODY;
  const seats = state.hands.length;
  const from = state.layer ?? state.turn;
  const found: Seat[] = [];
  for (let i = 1; i <= seats; i++) {
    const seat = (from + i * state.direction + i * seats) % seats;
    if (seat !== state.turn && interrupts(state, seat)) found.push(seat);
  }
  return found;
}

function interrupts(state: State, seat: Seat): boolean {
  if (state.owes !== null) return true;
  const card = jumpCard(state, seat);
  return card !== null && (state.hands[seat] as number[]).includes(card);
}
