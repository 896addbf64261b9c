/**
 * Players with a habit, for measuring how Master meets them: they throw by it, and choose prizes, picks
 * and trades as Normal does.
 */
import type { Event } from '../../../core/games/janken-wars/events.ts';
import { normal } from '../../../core/games/janken-wars/players/normal.ts';
import type { Action, View } from '../../../core/games/janken-wars/state.ts';
import type { Seat } from '../../../core/kit/game.ts';
import { below, chance, type Rng } from '../../../core/kit/rng.ts';
import type { Player } from '../../../core/players/player.ts';

/** The throws shown so far, the player's own first in each pair. */
type Past = readonly (readonly [mine: number, theirs: number])[];
type Habit = (past: Past, rng: Rng) => number;

/** What beats a throw. */
const above = (thrown: number) => (thrown + 1) % 3;

const HABITS: Readonly<Record<string, Habit>> = {
  /** One throw, rock, 60 % of the time; the others alike. */
  favourite: (_past, rng) => (chance(rng, 0.6) ? 0 : 1 + below(rng, 2)),
  /** After a win the same again, else the next in the order of rock, paper, scissors. */
  'win-stay-lose-shift': (past, rng) => {
    const last = past.at(-1);
    if (last === undefined) return below(rng, 3);
    const [mine, theirs] = last;
    return mine === above(theirs) ? mine : above(mine);
  },
  /** What beats the opponent's last throw. */
  counter: (past, rng) => {
    const last = past.at(-1);
    return last === undefined ? below(rng, 3) : above(last[1]);
  },
  /** Rock, paper, scissors in turn. */
  cycle: (past) => past.length % 3,
};

function pastOf(heard: readonly Event[], seat: Seat): Past {
  return heard.flatMap((event) => {
    if (event.type !== 'shown') return [];
    return [[event.throws[seat] ?? 0, event.throws[1 - seat] ?? 0] as const];
  });
}

function playerWith(habit: Habit): Player<View, Action, Event> {
  return {
    level: 'normal',
    listens: true,
    choose(asked) {
      if (asked.legal[0]?.type !== 'throw') return normal.choose(asked);
      const thrown = habit(pastOf(asked.heard, asked.seat), asked.rng);
      return { action: asked.legal[thrown] ?? null, reason: { key: 'reason.random' } };
    },
  };
}

export const habitPlayers: readonly { readonly name: string; readonly player: Player<View, Action, Event> }[] =
  Object.entries(HABITS).map(([name, habit]) => ({ name, player: playerWith(habit) }));
