/** Time for the table, handed in so that tests own it. Milliseconds. */
export interface Clock {
  now(): number;
  /** Calls back once; the returned function calls it off. */
  after(ms: number, run: () => void): () => void;
}

export const realClock: Clock = {
  now: () => performance.now(),
  after(ms, run) {
    const timer = window.setTimeout(run, ms);
    return () => window.clearTimeout(timer);
  },
};

/** A clock that can be held: while it is, nothing comes due and no time passes. */
export interface HeldClock extends Clock {
  hold(): void;
  release(): void;
}

interface Pending {
  readonly run: () => void;
  left: number;
  since: number;
  cancel: () => void;
}

export function holdable(clock: Clock): HeldClock {
  const pending = new Set<Pending>();
  let heldAt: number | null = null;
  let lost = 0;

  const start = (one: Pending) => {
    one.since = clock.now();
    one.cancel = clock.after(one.left, () => {
      pending.delete(one);
      one.run();
    });
  };
  return {
    now: () => (heldAt ?? clock.now()) - lost,
    after(ms, run) {
      const one: Pending = { run, left: ms, since: clock.now(), cancel: () => {} };
      pending.add(one);
      if (heldAt === null) start(one);
      return () => {
        one.cancel();
        pending.delete(one);
      };
    },
    hold() {
      if (heldAt !== null) return;
      heldAt = clock.now();
      for (const one of pending) {
        one.cancel();
        one.left = Math.max(0, one.left - (heldAt - one.since));
      }
    },
    release() {
      if (heldAt === null) return;
      lost += clock.now() - heldAt;
      heldAt = null;
      for (const one of pending) start(one);
    },
  };
}
