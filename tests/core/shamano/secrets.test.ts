/** What a seat cannot see changes nothing for it: not its view, not what it may do, not what it hears. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../core/games/shamano/actions.ts';
import { options } from '../../../core/games/shamano/options.ts';
import { shamano } from '../../../core/games/shamano/shamano.ts';
import { heard, type Told } from '../../../core/kit/game.ts';
import { randomMove } from '../../../core/kit/laws.ts';
import { readOptions } from '../../../core/kit/options.ts';
import { fork, seeded } from '../../../core/kit/rng.ts';

describe('what is hidden', () => {
  it('stays hidden when another hears a ply that shows nothing', () => {
    const read = readOptions(options, { preset: 'tempered', freeDraw: true }, 3);
    if (!read.ok) throw new Error('no such rules');
    let quiet = 0;
    for (let i = 0; i < 12; i++) {
      const rng = seeded(`secret ${i}`);
      const state = shamano.start({ seats: 3, options: read.options }, seeded(i));
      while (shamano.result(state) === null) {
        const { seat, action } = randomMove(shamano, state, rng);
        const onlooker = (seat + 1) % 3;
        const told: Told[] = [];
        const world = shamano.imagine(shamano.view(state, onlooker), fork(rng));
        const other: Told[] = [];
        const legal = shamano.legal(world, seat).includes(action as Action);
        shamano.play(state, seat, action as Action, (shared, secret) => {
          told.push(secret ? { shared, secret } : { shared });
        });
        if (!legal || action.type !== 'predict') continue;
        shamano.play(world, seat, action as Action, (shared, secret) => {
          other.push(secret ? { shared, secret } : { shared });
        });
        quiet++;
        expect(other.map((t) => heard(t, onlooker))).toEqual(told.map((t) => heard(t, onlooker)));
        expect(shamano.view(world, onlooker)).toEqual(shamano.view(state, onlooker));
      }
    }
    expect(quiet).toBeGreaterThan(20);
  });

  it('is told to nobody whom it does not concern', () => {
    const read = readOptions(options, 'plain', 2);
    if (!read.ok) throw new Error('no such rules');
    const told: Told[] = [];
    const state = shamano.start({ seats: 2, options: read.options }, seeded('dealt'), (shared, secret) => {
      told.push(secret ? { shared, secret } : { shared });
    });
    const dealt = told.filter(({ shared }) => shared.type === 'dealt').map((t) => heard(t, 1));
    expect(dealt).toEqual([
      { type: 'dealt', seat: 0, count: 7 },
      { type: 'dealt', seat: 1, count: 7, cards: expect.arrayContaining([...(state.hands[1] as number[])]) },
    ]);
  });
});
