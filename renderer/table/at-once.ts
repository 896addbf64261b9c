/**
 * Several people who choose at once and in secret at one keyboard, each with keys of their own. What was
 * pressed is kept in here alone, in no state that a component reads, and nothing is asked or shown
 * until everybody's choice is in; then all are given out in the order of the seats, whoever was first.
 */
import type { ActionBase, Seat } from '../../core/kit/game.ts';
import type { AnyFace } from './face.ts';

export interface Choice {
  readonly seat: Seat;
  readonly action: ActionBase;
}

export interface AtOnce {
  /** These seats are to choose now. */
  begin(seats: readonly Seat[]): void;
  /** A key went down. The first choice of a seat counts. All choices if this was the last one, else null. */
  press(key: string): readonly Choice[] | null;
  /** Forgets what has been pressed. */
  end(): void;
}

export function createAtOnce(keys: AnyFace['atOnce']): AtOnce {
  let awaited: readonly Seat[] = [];
  const chosen = new Map<Seat, ActionBase>();
  const end = () => {
    awaited = [];
    chosen.clear();
  };
  return {
    begin(seats) {
      end();
      awaited = [...seats].sort((a, b) => a - b);
    },
    press(key) {
      for (const seat of awaited) {
        const action = keys?.[seat]?.[key];
        if (action !== undefined && !chosen.has(seat)) chosen.set(seat, action);
      }
      if (awaited.length === 0 || chosen.size < awaited.length) return null;
      const choices = awaited.flatMap((seat): Choice[] => {
        const action = chosen.get(seat);
        return action === undefined ? [] : [{ seat, action }];
      });
      end();
      return choices;
    },
    end,
  };
}
