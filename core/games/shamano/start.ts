/** How a match begins: shamans, shuffle, deal, first player. */
import type { Seat, Setup, Tell } from '../../kit/game.ts';
import { below, type Rng, shuffle } from '../../kit/rng.ts';
import { type Card, PACK } from './cards.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import { deal, tellAsks } from './play.ts';
import { SHAMAN_IDS } from './shamans/shamans.ts';
import { freshFlow, freshSeats, type State } from './state.ts';

export function start({ seats, options }: Setup<Options>, rng: Rng, ear?: Tell<Event>): State {
  const shamans = assignShamans(options.shamans, rng);
  const draw = PACK.slice();
  shuffle(rng, draw);
  const state: State = {
    rng,
    dice: [],
    options,
    pack: PACK,
    shamans,
    flow: freshFlow(0),
    seats: freshSeats(seats, options.hitPoints),
    hands: Array.from({ length: seats }, (): Card[] => []),
    draw,
    discard: [],
    drawn: [],
    predictions: Array.from({ length: seats }, () => null),
    result: null,
  };
  for (let seat = 0; seat < seats; seat++) deal(state, seat, options.handSize, ear);
  state.flow.turn = firstSeat(options, seats, rng);
  ear?.({ type: 'turn', seat: state.flow.turn });
  if (ear !== undefined) tellAsks(state, ear);
  return state;
}

function firstSeat({ firstSeat: first }: Options, seats: number, rng: Rng): Seat {
  return first === 'random' ? below(rng, seats) : first;
}

/** The shaman of each seat; seats without a choice get those left, by chance. */
export function assignShamans(chosen: readonly string[], rng: Rng): number[] {
  const left = SHAMAN_IDS.filter((id) => !chosen.includes(id));
  if (chosen.includes('random')) shuffle(rng, left);
  return chosen.map((id) => SHAMAN_IDS.indexOf(SHAMAN_IDS.includes(id) ? id : (left.pop() as string)));
}
