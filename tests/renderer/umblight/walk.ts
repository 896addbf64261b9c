/** Random duels and journeys of Umblight, and what one seat of them sees and hears. */
import type { Action } from '../../../core/games/umblight/actions.ts';
import type { Options } from '../../../core/games/umblight/options.ts';
import type { Event, State, View } from '../../../core/games/umblight/state.ts';
import { umblight } from '../../../core/games/umblight/umblight.ts';
import { heard, type Seat, type Told } from '../../../core/kit/game.ts';
import { listener } from '../../../core/kit/match.ts';
import { randomOptions } from '../../../core/kit/random-options.ts';
import { pick, seeded } from '../../../core/kit/rng.ts';

export type Mode = Options['mode'];

export interface Moment {
  readonly state: State;
  readonly seat: Seat;
  readonly legal: readonly Action[];
  readonly view: View;
}

export interface Visitor {
  moment?(moment: Moment): void;
  /** As the listening seat hears it; `before` is what that seat saw until then. */
  happened?(event: Event, before: View): void;
}

export interface Walk {
  readonly mode: Mode;
  readonly plies: number;
  /** Whose ears; null: a spectator's. */
  readonly as?: Seat | null;
}

/** Plays at random and calls back at every decision and every event. */
export function walk(seed: string, { mode, plies, as = 0 }: Walk, visitor: Visitor): void {
  const rng = seeded(seed);
  const options = { ...randomOptions(umblight.options, 2, rng), mode } as Options;
  const state = umblight.start({ seats: 2, options }, rng);
  for (let ply = 0; ply < plies && umblight.result(state) === null; ply++) {
    const [seat = 0] = umblight.awaiting(state);
    const legal = umblight.legal(state, seat);
    visitor.moment?.({ state, seat, legal, view: umblight.view(state, seat) });
    let before = umblight.view(state, as);
    const told: Told[] = [];
    umblight.play(state, seat, pick(rng, legal), listener(told));
    for (const one of told) {
      const event = heard(one, as) as Event;
      visitor.happened?.(event, before);
      before = umblight.fold(before, event);
    }
  }
}
