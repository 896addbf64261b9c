/** The computer players of Shamano, weakest first. */
import type { Player } from '../../../players/player.ts';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import type { View } from '../view.ts';
import { easy } from './easy.ts';
import { master } from './master.ts';
import { normal } from './normal.ts';
import { source } from './source.ts';

export const players: readonly Player<View, Action, Event>[] = [easy, source, normal, master];
