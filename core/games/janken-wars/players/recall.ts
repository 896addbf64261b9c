/**
 * What a seat remembers of a match from what it heard: every pair of throws, with what they promised,
 * and how much the opponent has given away so far. The latter is what may be staked on a habit: a match
 * begins with a small allowance; what a mix won against the opponent's actual throw above the value of
 * the game is added, what it lost is taken off. Staking never more than is there, a player ends no worse
 * than the exact solution would, but for the small allowance.
 */
import type { Seat } from '../../../kit/game.ts';
import { seeded } from '../../../kit/rng.ts';
import { against } from '../../../players/matrix-game.ts';
import type { Event } from '../events.ts';
import { fold } from '../fold.ts';
import { fresh } from '../start.ts';
import { other, type View } from '../state.ts';
import { view } from '../view.ts';
import type { Draws } from './draws.ts';
import { expectThrow, type Shown } from './habits.ts';
import { judgeFrom } from './judges.ts';
import { planThrow, respond } from './throw-plan.ts';
import { WEIGHTS } from './value-weights.ts';
import { worldOf } from './world.ts';

/** In chances to win the match: what may be lost to somebody who only seems to have a habit. */
export const ALLOWANCE = 0.01;

export interface Memory {
  readonly past: readonly Shown[];
  readonly allowance: number;
}

interface Remembered extends Memory {
  /** How many events had been heard, and the view they lead to. */
  readonly heard: number;
  readonly view: View;
}

/** Memories up to an event, by seat: they only save the work of remembering the same again. */
const remembered = new WeakMap<Event, (Remembered | undefined)[]>();

/** How unknown cards are looked at when past throws are weighed: one round ahead, which is quick. */
const DRAWS: Draws = { most: 8, samples: 3 };

/**
 * What the seat remembers; null if the clock ran out over it, and nothing if what it heard does not lead to what it sees, as when a match was
 * joined in the middle.
 */
export function recall(now: View, seat: Seat, heard: readonly Event[], expired: () => boolean): Memory | null {
  let memory = latest(heard, seat) ?? beginning(now, seat);
  let seen = memory.view;
  for (let i = memory.heard; i < heard.length; i++) {
    const event = heard[i] as Event;
    const before = seen;
    seen = fold(seen, event);
    if (event.type !== 'shown') continue;
    if (expired()) return null;
    memory = { ...learn(memory, before, seat, event.throws), heard: i + 1, view: seen };
    const seats = remembered.get(event) ?? [];
    seats[seat] = memory;
    remembered.set(event, seats);
  }
  return sameTable(seen, now) ? memory : { past: [], allowance: ALLOWANCE };
}

function latest(heard: readonly Event[], seat: Seat): Remembered | null {
  for (let i = heard.length - 1; i >= 0; i--) {
    const known = remembered.get(heard[i] as Event)?.[seat];
    if (known !== undefined && known.heard === i + 1) return known;
  }
  return null;
}

/** The view before the first round, when everything lay in the deck. */
function beginning({ kinds, cards }: View, seat: Seat): Remembered {
  const state = fresh({ kinds, cards, deck: [...cards], rng: seeded('nothing yet') });
  return { past: [], allowance: ALLOWANCE, heard: 0, view: view(state, seat) };
}

function learn(memory: Memory, before: View, seat: Seat, throws: readonly number[]): Memory {
  const mine = throws[seat] as number;
  const theirs = throws[other(seat)] as number;
  if (before.phase === 'last-duel') return memory;
  const world = worldOf(before);
  const planned = planThrow({ judge: judgeFrom(WEIGHTS, world), draws: DRAWS }, world, seat);
  const chances = expectThrow(memory.past, planned.lure);
  const { row } = respond(planned, chances, memory.allowance);
  const gift = against(planned.payoff, row, theirs) - planned.solution.value;
  return {
    past: [...memory.past, { mine, theirs, lure: planned.lure }],
    allowance: Math.max(0, memory.allowance + gift),
  };
}

/** Whether two views are of the same moment, as far as counts tell. */
function sameTable(a: View, b: View): boolean {
  const sizes = (v: View) => [
    v.round,
    v.deck,
    ...v.stars,
    ...v.domains.map((d) => d.length),
    ...v.table,
    v.tied.length,
  ];
  return sizes(a).join() === sizes(b).join();
}
