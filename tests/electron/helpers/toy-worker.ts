/** `electron/worker.ts` with the toy game. */
import { parentPort } from 'node:worker_threads';
import { random } from '../../../core/players/random.ts';
import { serveThinking } from '../../../electron/services/thinking-worker.ts';
import { highest } from '../../toy/core/highest.ts';

if (parentPort !== null) serveThinking(parentPort, [{ game: highest, players: [{ ...random, level: 'normal' }] }]);
