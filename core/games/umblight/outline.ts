/** What whoever only hears of a match needs of the rules: how actions are written, events folded, tables chosen. */
import type { Game } from '../../kit/game.ts';
import { type Action, notation } from './actions.ts';
import { fold } from './fold.ts';
import { type Options, options } from './options.ts';
import type { Event, State, View } from './state.ts';

export const outline = { id: 'umblight', seats: { min: 2, max: 2 }, options, fold, notation } satisfies Partial<
  Game<State, Action, View, Event, Options>
>;
