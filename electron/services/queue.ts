/**
 * The queue in which documents are written. Each document has at most one task running and one waiting,
 * and a newer task overtakes the one that waits. What fails is said once, stays, and is tried again.
 */
import { codeOf } from './files.ts';

export interface Clock {
  now(): Date;
  wait(ms: number): Promise<void>;
  /** Calls back once after a while; the returned function calls that off. Does not keep the process alive. */
  later(ms: number, call: () => void): () => void;
}

/** The real clock. */
export const clock: Clock = {
  now: () => new Date(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  later(ms, call) {
    const timer = setTimeout(call, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

export type FailureCode = 'cannot-write-full' | 'cannot-write-read-only' | 'cannot-write';

export interface QueueOptions<T> {
  readonly clock: Clock;
  /** Carries a task out; `again` if the document's last task failed. Throws to have it tried again; false drops it. */
  carryOut(name: string, task: T, again: boolean): Promise<boolean>;
  /** The first failure of its sort since all was well. */
  failed(name: string, code: FailureCode): void;
  /** All that had failed is done. */
  recovered(name: string): void;
}

const FIRST_RETRY = 2_000;
const LAST_RETRY = 30_000;

interface Slot<T> {
  readonly name: string;
  waiting: { readonly task: T; readonly once: boolean } | null;
  running: Promise<boolean> | null;
  retryIn: number;
  cancelRetry: () => void;
}

export class Queue<T> {
  readonly #options: QueueOptions<T>;
  readonly #slots = new Map<string, Slot<T>>();
  readonly #failing = new Map<string, FailureCode>();
  #closed = false;

  constructor(options: QueueOptions<T>) {
    this.#options = options;
  }

  /** True once this task, or one that overtook it, is carried out; false if it failed or was dropped. */
  run(name: string, task: T): Promise<boolean> {
    const slot = this.#slot(name);
    slot.waiting = { task, once: false };
    return this.#start(slot);
  }

  /**
   * Tries a task one time: if it fails, nothing is said and nothing stays. False at once where another task
   * of the document waits, for that is not to be lost.
   */
  async attempt(name: string, task: T): Promise<boolean> {
    const slot = this.#slot(name);
    if (slot.waiting !== null) return false;
    slot.waiting = { task, once: true };
    return this.#start(slot);
  }

  #slot(name: string): Slot<T> {
    const known = this.#slots.get(name);
    if (known !== undefined) return known;
    const slot = { name, waiting: null, running: null, retryIn: FIRST_RETRY, cancelRetry: () => undefined };
    this.#slots.set(name, slot);
    return slot;
  }

  /** Resolves when every task that has been given by now is carried out or has failed. */
  async settled(): Promise<void> {
    await Promise.all([...this.#slots.values()].map((slot) => slot.running));
  }

  /** Tries once more what waits, then resolves; nothing is tried again afterwards. */
  async close(): Promise<void> {
    this.#closed = true;
    const busy = [...this.#slots.values()].filter((slot) => slot.waiting !== null || slot.running !== null);
    await Promise.all(busy.map((slot) => this.#start(slot)));
    for (const slot of this.#slots.values()) slot.cancelRetry();
  }

  #start(slot: Slot<T>): Promise<boolean> {
    slot.running ??= this.#drain(slot);
    return slot.running;
  }

  /** Carries out what waits, until nothing does or something fails. */
  async #drain(slot: Slot<T>): Promise<boolean> {
    slot.cancelRetry();
    let done = true;
    let stuck = false;
    while (!stuck && slot.waiting !== null) {
      const { task, once } = slot.waiting;
      slot.waiting = null;
      try {
        done = await this.#options.carryOut(slot.name, task, this.#failing.has(slot.name));
        this.#succeed(slot);
      } catch (error) {
        done = false;
        stuck = !once;
        if (stuck) this.#fail(slot, task, error);
      }
    }
    slot.running = null;
    return done;
  }

  #fail(slot: Slot<T>, task: T, error: unknown): void {
    slot.waiting ??= { task, once: false };
    const code = failureCode(error);
    const known = [...this.#failing.values()].includes(code);
    this.#failing.set(slot.name, code);
    if (!known) this.#options.failed(slot.name, code);
    if (this.#closed) return;
    slot.cancelRetry = this.#options.clock.later(slot.retryIn, () => void this.#start(slot));
    slot.retryIn = Math.min(slot.retryIn * 2, LAST_RETRY);
  }

  #succeed(slot: Slot<T>): void {
    slot.retryIn = FIRST_RETRY;
    if (this.#failing.delete(slot.name) && this.#failing.size === 0) this.#options.recovered(slot.name);
  }
}

/** What a refusal of the disk means to a person. */
export function failureCode(error: unknown): FailureCode {
  const code = codeOf(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'cannot-write-full';
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM') return 'cannot-write-read-only';
  return 'cannot-write';
}
