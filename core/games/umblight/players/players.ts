/** The computer players of Umblight, weakest first. */
import type { Player } from '../../../players/player.ts';
import type { Action } from '../actions.ts';
import type { Event, View } from '../state.ts';
import { easy } from './easy.ts';
import { normal } from './normal.ts';

export const players: readonly Player<View, Action, Event>[] = [easy, normal];
