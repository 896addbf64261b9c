/**
 * Has computer players think in a thread of their own, so that the window and the services never wait
 * for them. A player that fails or does not come back costs its thread, never the match.
 */
import { Worker } from 'node:worker_threads';
import type { CatalogueEntry } from '../../core/index.ts';
import type { Decided } from '../../core/players/ask.ts';
import { answerRequest, CAP_MS, type FromWorker, type Request, stopgap, type ToWorker } from './thinking.ts';

export interface Thinker {
  think(request: Request): Thought;
  close(): Promise<void>;
}
export interface Thought {
  /** The move, or null if no computer player moves or it was cancelled. Never rejects. */
  readonly decision: Promise<Decided | null>;
  cancel(): void;
}

export type Log = (line: string) => void;

/** Beyond its cap and this, a player is taken to hang; a slow machine needs a while to start a thread. */
const GRACE_MS = 8_000;

interface Open {
  readonly request: Request;
  readonly cancelled: Int32Array;
  readonly settle: (decided: Decided | null) => void;
  readonly timer: NodeJS.Timeout;
}

export class WorkerThinker implements Thinker {
  readonly #script: URL;
  readonly #log: Log;
  readonly #graceMs: number;
  readonly #open = new Map<number, Open>();
  #worker: Worker | null = null;
  #lastId = 0;

  /** `script` is the built worker; `graceMs` is for tests. */
  constructor(script: URL, log: Log, graceMs = GRACE_MS) {
    this.#script = script;
    this.#log = log;
    this.#graceMs = graceMs;
  }

  think(request: Request): Thought {
    this.#worker ??= this.#start();
    this.#worker.ref();
    const id = ++this.#lastId;
    const shared = new SharedArrayBuffer(4);
    const cancelled = new Int32Array(shared);
    const patience = (this.#open.size + request.asked.length) * CAP_MS + this.#graceMs;
    const decision = new Promise<Decided | null>((settle) => {
      const timer = setTimeout(() => this.#giveUp('no answer in time'), patience);
      this.#open.set(id, { request, cancelled, settle, timer });
    });
    this.#worker.postMessage({ id, request, cancelled: shared } satisfies ToWorker);
    return { decision, cancel: () => void Atomics.store(cancelled, 0, 1) };
  }

  async close(): Promise<void> {
    for (const [id, { cancelled }] of [...this.#open]) {
      Atomics.store(cancelled, 0, 1);
      this.#settle(id, null);
    }
    const gone = this.#worker;
    this.#worker = null;
    await gone?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(this.#script);
    const failed = (why: string) => {
      if (this.#worker === worker) this.#giveUp(why);
    };
    worker.on('message', (message: FromWorker) => this.#hear(message));
    worker.on('error', (error) => failed(`the thread failed: ${error.message}`));
    worker.on('exit', () => failed('the thread ended'));
    return worker;
  }

  #hear(message: FromWorker): void {
    if ('decided' in message) {
      this.#settle(message.id, message.decided);
      return;
    }
    this.#log(`computer players: ${message.failure}`);
    const request = this.#open.get(message.id)?.request;
    if (request !== undefined) this.#settle(message.id, stopgap(request));
  }

  #settle(id: number, decided: Decided | null): void {
    const one = this.#open.get(id);
    if (one === undefined) return;
    clearTimeout(one.timer);
    this.#open.delete(id);
    one.settle(Atomics.load(one.cancelled, 0) === 1 ? null : decided);
    if (this.#open.size === 0) this.#worker?.unref();
  }

  /** Every open question gets a stopgap; the next one starts a new thread. */
  #giveUp(why: string): void {
    this.#log(`computer players: ${why}`);
    const gone = this.#worker;
    this.#worker = null;
    void gone?.terminate();
    for (const [id, { request }] of [...this.#open]) this.#settle(id, stopgap(request));
  }
}

/** Thinks at once, in this thread: for tests and tools. */
export function directThinker(catalogue: readonly CatalogueEntry[]): Thinker {
  return {
    think: (request) => ({
      decision: Promise.resolve(answerRequest(catalogue, request)),
      cancel: () => undefined,
    }),
    close: async () => undefined,
  };
}
