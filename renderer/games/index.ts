/** The catalogue of the renderer: one line for each game that is built, in the order of the launcher. */
import type { GameEntry } from './entry.ts';
import { jankenWars } from './janken-wars/entry.ts';
import { shamano } from './shamano/entry.ts';
import { umblight } from './umblight/entry.ts';
import { uno } from './uno/entry.ts';

export const games: readonly GameEntry[] = [uno, shamano, jankenWars, umblight];
