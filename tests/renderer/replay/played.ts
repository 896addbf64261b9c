/** Matches played at random to a ply or their end, as a replay would show them. */
import { type AnyGame, heard, type Seat } from '../../../core/kit/game.ts';
import { advance, history, begin as start } from '../../../core/kit/match.ts';
import { setupOf } from '../../../core/kit/position.ts';
import { below, seeded } from '../../../core/kit/rng.ts';
import type { SeatPlan } from '../../../electron/api.ts';
import type { ShownReplay } from '../../../renderer/replay/track.ts';

export interface Played {
  /** The replay through these eyes. */
  seen(as: Seat | null): ShownReplay;
  /** What the core says these eyes could see after each ply. */
  views(as: Seat | null): readonly object[];
}

export function playAtRandom(game: AnyGame, wish: { seats: number; rules?: string; plies: number }): Played {
  const rng = seeded('replay');
  const setup = setupOf(game, { seats: wish.seats, rules: wish.rules });
  let { match } = start(game, setup, 'replay');
  while (match.moves.length < wish.plies) {
    const [seat] = game.awaiting(match.state);
    const legal = seat === undefined ? [] : game.legal(match.state, seat);
    const action = legal[below(rng, Math.max(1, legal.length))];
    if (seat === undefined || action === undefined) break;
    const after = advance(match, seat, action);
    if (!after.ok) throw new Error(`${game.id} lists what it refuses: ${after.refusal}`);
    match = after.match;
  }
  const steps = history(match);
  const views = (as: Seat | null) => steps.map((step) => game.view(step.match.state, as));
  const seats = Array.from({ length: wish.seats }, (_, seat): SeatPlan => {
    return { kind: 'computer', name: `Player ${seat}`, colour: 'sky', level: 'normal' };
  });
  return {
    views,
    seen: (as) => ({
      kind: 'replay',
      table: { id: 'played', game: game.id, seats, options: setup.options, startedAt: '' },
      as,
      start: views(as)[0] ?? {},
      plies: steps.map(({ told }, ply) => ({
        ply,
        seat: match.moves[ply - 1]?.seat ?? null,
        events: told.map((one) => heard(one, as)),
      })),
      result: { winners: [0], by: 'points' },
      seed: 'replay',
    }),
  };
}
