/** A clock that a test turns. Waiting takes no time; what was to happen later happens when it says so. */
import type { Clock } from '../../../electron/services/queue.ts';

export interface ManualClock extends Clock {
  /** Pauses that were waited for. */
  readonly pauses: readonly number[];
  /** What is due after how long. */
  readonly due: readonly number[];
  /** Lets everything happen that is due. */
  turn(): void;
}

export function manualClock(): ManualClock {
  let now = Date.UTC(2026, 10, 30, 8, 0, 0);
  const pauses: number[] = [];
  let timers: { ms: number; call: () => void }[] = [];
  return {
    pauses,
    get due() {
      return timers.map(({ ms }) => ms);
    },
    now: () => new Date(++now),
    async wait(ms) {
      pauses.push(ms);
    },
    later(ms, call) {
      const timer = { ms, call };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    turn() {
      const happening = timers;
      timers = [];
      for (const { call } of happening) call();
    },
  };
}
