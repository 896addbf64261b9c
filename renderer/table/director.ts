/**
 * Plays events one after the other: cues on the old view, the fold, cues on the new one. It waits by
 * the clock and for nothing else, so an animation that is lost, blocked or never ends cannot stop
 * play. Skipping, pausing and speed are all this one queue.
 */
import type { Clock } from './clock.ts';
import type { Cue, Script } from './face.ts';

/** Where cues become something to see and hear. */
export interface Stage {
  /** Starts cues on what lies on the table; returns how long they take in milliseconds. */
  perform(cues: readonly Cue[]): number;
  /** Folds, and starts cues whose flights begin where their cards lay before the fold. */
  turn(fold: () => void, cues: readonly Cue[]): number;
  /** Ends all that moves, at once. */
  settle(): void;
}

/** One event. `script` is asked when its turn comes, so that it sees the view the event meets. */
export interface Step {
  script(): Script;
  /** Changes the view, the log and what is read aloud. */
  fold(): void;
}

export interface Director {
  /** Queues steps; `done` runs once all of them have been shown. */
  show(steps: readonly Step[], done: () => void): void;
  /** Ends what is running: everything queued so far is folded now. */
  skip(): void;
  /** Forgets everything, without folding. */
  drop(): void;
  readonly busy: boolean;
}

type Task = { readonly part: 'before' | 'after'; readonly step: Step } | { readonly part: 'done'; done(): void };

export interface DirectorPorts {
  readonly clock: Clock;
  readonly stage: Stage;
  /** True while nothing may take time. */
  instant(): boolean;
  /** Hears of a face that failed; play goes on. */
  failed(error: unknown): void;
}

export function createDirector({ clock, stage, instant, failed }: DirectorPorts): Director {
  let queue: Task[] = [];
  let script: Script = {};
  let callOff: (() => void) | null = null;
  let looping = false;
  let hurry = false;

  const attempt = <T>(run: () => T, otherwise: T): T => {
    try {
      return run();
    } catch (error) {
      failed(error);
      return otherwise;
    }
  };

  /** Does one task; returns how long to wait after it. */
  const perform = (task: Task): number => {
    if (task.part === 'done') {
      hurry = false;
      attempt(() => task.done(), undefined);
      return 0;
    }
    const { step, part } = task;
    if (part === 'before') {
      script = attempt(() => step.script(), {});
      const cues = script.before ?? [];
      return hurry || cues.length === 0 ? 0 : attempt(() => stage.perform(cues), 0);
    }
    let folded = false;
    const fold = () => {
      folded = true;
      step.fold();
    };
    const ms = hurry ? 0 : attempt(() => stage.turn(fold, script.after ?? []), 0);
    if (!folded) attempt(fold, undefined);
    return ms;
  };

  const run = () => {
    if (looping || callOff !== null) return;
    looping = true;
    for (let task = queue.shift(); task !== undefined; task = queue.shift()) {
      const ms = perform(task);
      if (ms > 0 && !hurry && !instant()) {
        callOff = clock.after(ms, () => {
          callOff = null;
          stage.settle();
          run();
        });
        break;
      }
      if (ms > 0) stage.settle();
    }
    looping = false;
  };

  /** Ends the wait that is on; false if there is none. */
  const cut = (): boolean => {
    if (callOff === null) return false;
    callOff();
    callOff = null;
    stage.settle();
    return true;
  };

  return {
    show(steps, done) {
      const tasks = steps.flatMap((step): Task[] => [
        { part: 'before', step },
        { part: 'after', step },
      ]);
      queue.push(...tasks, { part: 'done', done });
      run();
    },
    skip() {
      if (!cut()) return;
      hurry = true;
      run();
    },
    drop() {
      cut();
      queue = [];
      hurry = false;
    },
    get busy() {
      return looping || callOff !== null || queue.length > 0;
    },
  };
}
