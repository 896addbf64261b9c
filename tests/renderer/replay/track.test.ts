/** What a replay shows at each position is what those eyes could see then, in every game. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../core/index.ts';
import { games } from '../../../renderer/games/index.ts';
import { createTrack, logTo, saidAt } from '../../../renderer/replay/track.ts';
import { playAtRandom } from './played.ts';

/** A game is loaded from its sources, which takes longer where other work is done. */
const SLOW = 180_000;

const TABLES = [
  ['uno', 4, undefined],
  ['shamano', 3, undefined],
  ['janken-wars', 2, undefined],
  ['umblight', 2, 'duel'],
  ['umblight', 2, 'run'],
] as const;

describe.each(TABLES)('a replay of %s for %i, table %s', { timeout: SLOW }, (id, seats, rules) => {
  it('shows at every position what each seat and an onlooker could see', async () => {
    const entry = games.find((one) => one.id === id);
    const game = catalogue.find((one) => one.game.id === id)?.game;
    if (entry === undefined || game === undefined) throw new Error(`There is no ${id}.`);
    const loaded = await entry.load();
    const played = playAtRandom(game, { seats, plies: 150, ...(rules === undefined ? {} : { rules }) });
    for (const as of [null, 0, 1]) {
      const replay = played.seen(as);
      const track = createTrack(loaded.at?.(replay.table.options) ?? loaded, replay);
      expect(track.steps.map(({ view }) => view)).toEqual(played.views(as));
      expect(track.last).toBe(replay.plies.length - 1);
      const log = logTo(track, track.last);
      expect(new Set(log.map((line) => line.id)).size).toBe(log.length);
      expect(logTo(track, 5)).toEqual(log.filter((line) => line.ply <= 5));
      const said = track.steps.map((_, at) => saidAt(track, at)).filter((words) => words !== null);
      expect(said.length).toBeGreaterThan(track.last / 4);
    }
  });
});
