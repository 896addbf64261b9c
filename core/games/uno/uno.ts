/** UNO, 2 to 10 seats: the value that fulfils the contract. The rulings stand in `RULES.md`. */
import type { Game } from '../../kit/game.ts';
import type { Action } from './actions.ts';
import { census, check } from './check.ts';
import { clone } from './clone.ts';
import { start } from './dealing.ts';
import type { Event } from './events.ts';
import { fold, unveils } from './fold.ts';
import { imagine } from './imagine.ts';
import { awaiting, interrupting, legal } from './legal.ts';
import { notation } from './notation.ts';
import { type Options, options } from './options.ts';
import { play, REFUSALS } from './playing.ts';
import { words } from './scenario.ts';
import type { State, View } from './state.ts';
import { view } from './view.ts';

export const uno: Game<State, Action, View, Event, Options> = {
  id: 'uno',
  version: 1,
  seats: { min: 2, max: 10 },
  options,
  refusals: REFUSALS,
  longest: 100_000,
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
  census,
  notation,
  scenario: words,
};
