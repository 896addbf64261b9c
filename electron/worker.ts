/** The script of the thread in which computer players think. */
import { parentPort } from 'node:worker_threads';
import { catalogue } from '../core/index.ts';
import { serveThinking } from './services/thinking-worker.ts';

if (parentPort === null) throw new Error('worker.ts is the script of a thread');
serveThinking(parentPort, catalogue);
