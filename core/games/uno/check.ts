/** What must hold of every state of UNO, and the census of its cards. */

import { same } from '../../kit/plain.ts';
import { COLOUR, KINDS, WILD } from './cards.ts';
import { fits } from './matching.ts';
import { sideOf } from './scoring.ts';
import type { State } from './state.ts';

/** All cards of the match, wherever they lie. */
export function census({ hands, draw, discard }: State): readonly number[] {
  const counts = Array<number>(KINDS.length).fill(0);
  for (const cards of [...hands, draw, discard]) {
    for (const card of cards) counts[card] = (counts[card] as number) + 1;
  }
  const all: number[] = [];
  for (let kind = 0; kind < counts.length; kind++) {
    for (let i = 0; i < (counts[kind] as number); i++) all.push(kind);
  }
  return all;
}

/** Faults of a state, a sentence each. */
export function check(state: State): string[] {
  const { hands, phase, turn, owes } = state;
  const over = phase === 'round-over' || phase === 'match-over';
  const rules: readonly [boolean, string][] = [
    [same(census(state), state.cards), 'cards are lost or doubled'],
    [hands.every(isSorted), 'a hand is not sorted'],
    [hands[turn] !== undefined, 'the seat on turn does not exist'],
    [state.direction === 1 || state.direction === -1, 'play has no direction'],
    [colourHolds(state), 'the colour is not that of the top card'],
    [state.stack > 0 === (phase === 'answer'), 'a stack is open and need not be answered, or the reverse'],
    [state.bluff === null || phase === 'answer', 'a bluff can be challenged by nobody'],
    [(state.drawn !== null) === (phase === 'drawn'), 'a drawn card waits for nobody'],
    [state.drawn === null || drawnHolds(state, state.drawn), 'the drawn card cannot be played'],
    [owes === null || (hands[owes]?.length === 1 && state.fresh), 'a call is owed that nobody can make'],
    [(state.roundEnd !== null) === over, 'the round is over without an end, or the reverse'],
    [(state.result !== null) === (phase === 'match-over'), 'the match is over without a result, or the reverse'],
    [state.scores.every((score, seat) => score === state.scores[sideOf(state, seat)]), 'the scores of partners differ'],
  ];
  return rules.filter(([holds]) => !holds).map(([, fault]) => fault);
}

function isSorted(hand: readonly number[]): boolean {
  return hand.every((card, i) => i === 0 || (hand[i - 1] as number) <= card);
}

/** A coloured top card gives the colour; a wild on a running round has been named, but for an opening one. */
function colourHolds({ discard, colour, phase }: State): boolean {
  const top = discard[discard.length - 1];
  if (top === undefined) return colour === null;
  if (top < WILD) return colour === COLOUR[top];
  return colour !== null || phase === 'colour' || phase === 'round-over' || phase === 'match-over';
}

function drawnHolds(state: State, drawn: number): boolean {
  return (state.hands[state.turn] ?? []).includes(drawn) && fits(state, drawn);
}
