/** A clock that stands still until the test lets time pass. */
import type { Clock } from '../../../renderer/table/clock.ts';

export interface TestClock extends Clock {
  /** Lets time pass; what comes due runs in order. */
  pass(ms: number): void;
  /** How many callbacks wait. */
  readonly waiting: number;
}

export function testClock(): TestClock {
  let now = 0;
  let pending: { readonly at: number; readonly run: () => void }[] = [];
  return {
    now: () => now,
    after(ms, run) {
      const one = { at: now + ms, run };
      pending.push(one);
      return () => {
        pending = pending.filter((other) => other !== one);
      };
    },
    pass(ms) {
      const end = now + ms;
      for (;;) {
        const next = pending.filter((one) => one.at <= end).sort((a, b) => a.at - b.at)[0];
        if (next === undefined) break;
        pending = pending.filter((one) => one !== next);
        now = Math.max(now, next.at);
        next.run();
      }
      now = end;
    },
    get waiting() {
      return pending.length;
    },
  };
}
