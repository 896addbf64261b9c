/**
 * How a round stands for a seat, judged without playing it out: each seat has a strength, from its hand and
 * whose turn it is, and its chance to go out first is its share of all. Fitted to who went out in rounds of
 * the rule of thumb against itself, two to six seats.
 */
import type { Seat } from '../../../kit/game.ts';
import { COLOUR, pointsOf, SKIP, SYMBOL, WILD } from '../cards.ts';
import { fits } from '../matching.ts';
import { sideOf } from '../scoring.ts';
import type { State } from '../state.ts';

/** Weights of the features of one seat. */
const SIZE = -0.192;
/** On top of the size, for hands of one, two and three cards. */
const FEW = [0, 0.804, 0.397, 0.169];
const WILDS = 0.568;
const ACTIONS = 0.126;
const COLOURS_HELD = -0.072;
const FITTING = 0.524;
const ON_TURN = -0.212;
const CAN_PLAY = 0.414;
const CAN_GO_OUT = 3.67;
/** Cards beyond this many make no difference any more. */
const MANY = 20;

const held = [false, false, false, false, false];

/** The logarithm of a seat's weight in the race to go out. */
function strength(state: State, seat: Seat): number {
  const hand = state.hands[seat] as number[];
  const onTurn = seat === state.turn;
  const size = hand.length + (onTurn ? state.stack : 0);
  let wilds = 0;
  let actions = 0;
  let fitting = 0;
  held.fill(false);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as number;
    held[COLOUR[card] as number] = true;
    if (card >= WILD) wilds++;
    else if ((SYMBOL[card] as number) >= SKIP) actions++;
    if (fits(state, card)) fitting++;
  }
  let worth = SIZE * Math.min(size, MANY) + (FEW[size] ?? 0) + WILDS * wilds + ACTIONS * actions;
  for (let colour = 0; colour < 4; colour++) if (held[colour]) worth += COLOURS_HELD;
  worth += (FITTING * fitting) / Math.max(1, hand.length);
  if (!onTurn) return worth;
  worth += ON_TURN;
  if (fitting > 0 && state.stack === 0) worth += CAN_PLAY + (size === 1 ? CAN_GO_OUT : 0);
  return worth;
}

/** Points that are worth as much as the whole of a match's progress in one round. */
const POINTS_PER_ROUND = 150;

/**
 * 0 (lost) to 1 (won): what a round under way, or one just over, is worth to a seat. Where one round decides
 * the match it is the chance to win it; else the points it is expected to bring, as this table counts them.
 */
export function standing(state: State, seat: Seat): number {
  const side = sideOf(state, seat);
  if (state.result !== null) return wonShare(state.result.winners, seat);
  let all = 0;
  let worth = 0;
  const single = state.options.target === 'single';
  for (let at = 0; at < state.hands.length; at++) {
    const chance = Math.exp(strength(state, at));
    all += chance;
    worth += chance * (single ? Number(sideOf(state, at) === side) : marginIf(state, side, sideOf(state, at)));
  }
  return worth / all;
}

function wonShare(winners: readonly Seat[], seat: Seat): number {
  if (winners.length === 0) return 0.5;
  return winners.includes(seat) ? 1 : 0;
}

/** What it is worth to a side that `winner` goes out with the hands as they are, 0 to 1. */
export function marginIf(state: State, side: number, winner: number): number {
  let own = 0;
  let enemies = 0;
  let lost = 0;
  for (let at = 0; at < state.hands.length; at++) {
    const of = sideOf(state, at);
    const points = of === winner ? 0 : pointsOf(state.hands[at] as number[]);
    lost += points;
    if (of === side) own += points;
    else enemies += points;
  }
  const margin =
    state.options.scoring === 'winner' ? (side === winner ? lost : -lost) : enemies / (state.hands.length - 1) - own;
  return 0.5 + Math.max(-POINTS_PER_ROUND, Math.min(POINTS_PER_ROUND, margin)) / (2 * POINTS_PER_ROUND);
}
