/**
 * Shamano: UNO with hit points. Two to four shamans of the four elements; who empties the hand wins, or
 * who is the last one standing. The rules are in RULES.md beside this file.
 */
import type { Game, Seat } from '../../kit/game.ts';
import { sorted } from '../../kit/piles.ts';
import type { Action } from './actions.ts';
import { check } from './check.ts';
import type { Event } from './events.ts';
import { fold, unveils } from './fold.ts';
import { imagine } from './imagine.ts';
import { isOpen, legal } from './legal.ts';
import { notation } from './notation.ts';
import { type Options, options } from './options.ts';
import { play } from './play.ts';
import { REFUSALS } from './refusal.ts';
import { words } from './scenario.ts';
import { start } from './start.ts';
import { clone, type State } from './state.ts';
import { type View, view } from './view.ts';

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

function awaiting({ flow, predictions, result }: State): readonly Seat[] {
  if (result !== null) return NOBODY;
  if (flow.phase !== 'predict') return ALONE[flow.turn] as readonly Seat[];
  return [...predictions.keys()].filter((seat) => predictions[seat] === 'owes');
}

/** Who may jump in, the nearest to the one who played first, in the direction of play. */
function interrupting(state: State): readonly Seat[] {
  const { flow, hands, result } = state;
  const { window, player, direction } = flow;
  if (window === null || player === null || flow.continued || result !== null) return NOBODY;
  let found: Seat[] | null = null;
  const count = hands.length;
  for (let i = 1; i < count; i++) {
    const seat = (player + i * direction + i * count) % count;
    if (!isOpen(state, seat) || !(hands[seat] as readonly number[]).includes(window)) continue;
    found ??= [];
    found.push(seat);
  }
  return found ?? NOBODY;
}

export const shamano: Game<State, Action, View, Event, Options> = {
  id: 'shamano',
  version: 1,
  seats: { min: 2, max: 4 },
  options,
  refusals: REFUSALS,
  longest: 6000,
  start,
  awaiting,
  interrupting,
  legal,
  play,
  clone,
  view,
  fold,
  unveils,
  imagine,
  result: (state) => state.result,
  check,
  census: ({ hands, draw, discard }) => sorted([...hands.flat(), ...draw, ...discard]),
  notation,
  scenario: words,
};
