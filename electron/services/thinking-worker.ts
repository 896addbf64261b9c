/** The thread's side of `thinker.ts`: answers one request after the other. */
import type { MessagePort } from 'node:worker_threads';
import type { CatalogueEntry } from '../../core/index.ts';
import { answerRequest, type FromWorker, type ToWorker } from './thinking.ts';

/** Serves requests that come by `port` with the players of these games. */
export function serveThinking(port: MessagePort, catalogue: readonly CatalogueEntry[]): void {
  port.on('message', ({ id, request, cancelled }: ToWorker) => {
    const flag = new Int32Array(cancelled);
    const isCancelled = () => Atomics.load(flag, 0) === 1;
    let answer: FromWorker;
    try {
      answer = { id, decided: isCancelled() ? null : answerRequest(catalogue, request, isCancelled) };
    } catch (error) {
      answer = { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
    port.postMessage(answer);
  });
}
