/** What must hold of every state of UNO, and the census of its cards. */
import { COLOUR, KINDS, WILD } from './cards.ts';
import { fits } from './matching.ts';
import { sideOf } from './scoring.ts';
import type { State } from './state.ts';

function count(cards: readonly number[], counts: number[]): void {
  for (let i = 0; i < cards.length; i++) {
    const kind = cards[i] as number;
    counts[kind] = (counts[kind] as number) + 1;
  }
}

/** All cards of the match, wherever they lie, sorted. */
export function census({ hands, draw, discard }: State): readonly number[] {
  const counts = Array<number>(KINDS.length).fill(0);
  for (let seat = 0; seat < hands.length; seat++) count(hands[seat] as number[], counts);
  count(draw, counts);
  count(discard, counts);
  const all: number[] = [];
  for (let kind = 0; kind < counts.length; kind++) {
    for (let i = counts[kind] as number; i > 0; i--) all.push(kind);
  }
  return all;
}

/** Faults of a state, a sentence each. */
export function check(state: State): string[] {
  const faults: string[] = [];
  const hold = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  const { hands, phase, turn, stack, drawn, bluff, owes, scores } = state;
  const over = phase === 'round-over' || phase === 'match-over';
  const all = census(state);
  hold(
    all.length === state.cards.length && all.every((card, i) => card === state.cards[i]),
    'cards are lost or doubled',
  );
  hold(hands.every(isSorted), 'a hand is not sorted');
  hold(hands[turn] !== undefined, 'the seat on turn does not exist');
  hold(state.direction === 1 || state.direction === -1, 'play has no direction');
  hold(colourHolds(state), 'the colour is not that of the top card');
  hold(stack > 0 === (phase === 'answer'), 'a stack is open and need not be answered, or the reverse');
  hold(bluff === null || phase === 'answer', 'a bluff can be challenged by nobody');
  hold((drawn !== null) === (phase === 'drawn'), 'a drawn card waits for nobody');
  hold(drawn === null || drawnHolds(state, drawn), 'the drawn card cannot be played');
  hold(owes === null || (hands[owes]?.length === 1 && state.fresh), 'a call is owed that nobody can make');
  hold((state.roundEnd !== null) === over, 'the round is over without an end, or the reverse');
  hold((state.result !== null) === (phase === 'match-over'), 'the match is over without a result, or the reverse');
  hold(
    scores.every((score, seat) => score === scores[sideOf(state, seat)]),
    'the scores of partners differ',
  );
  return faults;
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
