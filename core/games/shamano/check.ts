/** The invariants of a state: what can never be, whatever was played. */
import type { Seat } from '../../kit/game.ts';
import { type Card, isBlack } from './cards.ts';
import { FULL_BAR, living, type State, topOf } from './state.ts';

/** What is wrong with a state, in words. */
export function check(state: State): string[] {
  const faults: string[] = [];
  const claim = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  const { flow, seats, hands, result } = state;
  claim(countOf(state) === state.pack.length, 'the cards do not add up');
  claim(result !== null || living(seats) > 1, 'the match goes on with fewer than two players');
  claim(result !== null || seats.alive[flow.turn] === true, 'a defeated player is on turn');
  claim(flow.drawn > 0 === (flow.phase === 'drawn'), 'drawn cards are remembered in the wrong phase');
  claim(flow.drawn === state.drawn.length && drawnAreHeld(state), 'a drawn card is not in the hand');
  claim((flow.pending !== null) === (flow.phase === 'predict' || flow.phase === 'colour'), 'a colour is owed or not');
  claim(flow.phase !== 'stack' || flow.stack !== null, 'there is no stack to answer');
  claim(flow.phase !== 'turn' || flow.stack === null || result !== null, 'an open stack is not asked about');
  claim(flow.phase === 'predict' || !state.predictions.includes('owes'), 'a prediction is owed in the wrong phase');
  claim(colourFits(state), 'the current colour is not that of the top card');
  for (let seat = 0; seat < hands.length; seat++) faults.push(...seatFaults(state, seat));
  return faults;
}

function countOf({ hands, draw, discard }: State): number {
  return hands.reduce((sum, hand) => sum + hand.length, draw.length + discard.length);
}

function drawnAreHeld({ flow, hands, drawn }: State): boolean {
  return drawn.every((card) => (hands[flow.turn] as Card[]).includes(card));
}

function colourFits({ flow, discard }: State): boolean {
  const top = topOf(discard);
  return flow.opening || top === null || isBlack(top) || top >> 3 === flow.colour;
}

function seatFaults(state: State, seat: Seat): string[] {
  const { seats, options, flow } = state;
  const size = (state.hands[seat] as Card[]).length;
  const hp = seats.hp[seat] as number;
  const faults: string[] = [];
  if (hp < 0 || hp > options.hitPoints) faults.push(`seat ${seat} has ${hp} hit points`);
  if ((seats.alive[seat] as boolean) !== hp > 0) faults.push(`seat ${seat} is alive or not, with ${hp} hit points`);
  if (!seats.alive[seat] && size > 0) faults.push(`seat ${seat} is defeated and holds cards`);
  if ((seats.old[seat] as number) < 0 || (seats.fresh[seat] as number) < 0) faults.push(`seat ${seat} owes shield`);
  if ((seats.fresh[seat] as number) > 0 && seat !== flow.turn) faults.push(`the shield of seat ${seat} stayed fresh`);
  if ((seats.energy[seat] as number) < 0) faults.push(`seat ${seat} owes energy`);
  if ((seats.resource[seat] as number) > FULL_BAR) faults.push(`the bar of seat ${seat} is over full`);
  return faults;
}
