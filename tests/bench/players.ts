/** `players/<game>`: how long Normal takes for a decision, nineteen times out of twenty. */
import { catalogue } from '../../core/index.ts';
import { readOptions } from '../../core/kit/options.ts';
import { tournament } from '../../core/players/tournament.ts';
import { type Figure, limited, type Section } from './figure.ts';

const MOST_MS = 2;
const GAMES = 40;

export const players: Section = {
  name: 'players',
  measure(): Figure[] {
    return catalogue.map(({ game, players: known }) => {
      const normal = known.find(({ level }) => level === 'normal');
      const seats = game.seats.min;
      const read = readOptions(game.options, undefined, seats);
      if (normal === undefined || !read.ok) throw new Error(`${game.id} cannot be played by Normal`);
      const { decisionMs } = tournament({
        game,
        setup: { seats, options: read.options },
        players: Array.from({ length: seats }, () => normal),
        names: Array.from({ length: seats }, () => normal.level),
        games: GAMES,
        seed: 'bench',
        budget: { playouts: 1 },
        clock: () => performance.now(),
      });
      return limited(`players/${game.id}`, decisionMs.p95, MOST_MS, 'ms');
    });
  },
};
