/** The computer players of Janken Wars, weakest first. */
import type { AnyPlayer } from '../../../players/player.ts';
import { easy } from './easy.ts';
import { master } from './master.ts';
import { normal } from './normal.ts';

export const players: readonly AnyPlayer[] = [easy, normal, master];
