/** The games the command-line tools know: the catalogue and the toy game of the tests. */
import { type CatalogueEntry, catalogue } from '../../core/index.ts';
import type { AnyGame } from '../../core/kit/game.ts';
import { highest } from '../toy/core/highest.ts';

export const allEntries: readonly CatalogueEntry[] = [...catalogue, { game: highest, players: [] }];
export const allGames: readonly AnyGame[] = allEntries.map((entry) => entry.game);
