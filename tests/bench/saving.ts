/**
 * `saves/save`: how long saving a match takes, ninety-nine times of a hundred, against a bare write, fsync, rename
 * and fsync of the folder of the same bytes.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFiles } from '../../electron/services/files.ts';
import { MATCH_FORMAT } from '../../electron/services/match-file.ts';
import { notices } from '../../electron/services/notices.ts';
import { clock } from '../../electron/services/queue.ts';
import { Store } from '../../electron/services/store.ts';
import { type Figure, figure, percentile } from './figure.ts';

const SAVES = 400;
const MOST_TIMES_BARE = 2.5;

/** About as long as a match of eighty moves. */
const body = { id: 'x', moves: Array.from({ length: 80 }, (_, i) => `play red ${i % 10}`), seed: 'f'.repeat(32) };

async function bare(folder: string, bytes: Uint8Array, i: number): Promise<void> {
  const temporary = join(folder, `bare.${i}.tmp`);
  const file = await open(temporary, 'wx', 0o600);
  await file.write(bytes);
  await file.sync();
  await file.close();
  await rename(temporary, join(folder, 'bare.json'));
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await act();
  return performance.now() - from;
}

async function compare(folder: string): Promise<Figure> {
  const store = new Store({ files: nodeFiles, folder, appVersion: '0', clock, notices: notices() });
  await store.save('match', MATCH_FORMAT, body);
  const bytes = Buffer.alloc(statSync(join(folder, 'match.json')).size, 'x');
  const times = { ours: [] as number[], bare: [] as number[] };
  for (let i = 0; i < SAVES; i++) {
    times.bare.push(await timed(() => bare(folder, bytes, i)));
    times.ours.push(await timed(() => store.save('match', MATCH_FORMAT, { ...body, i })));
  }
  await store.close();
  const [value, plain] = [percentile(times.ours, 0.99), percentile(times.bare, 0.99)];
  const reference = `the bare write of ${bytes.length} bytes, ${plain.toFixed(2)} ms`;
  const ratio = value / plain;
  return figure({ name: 'saves/save', value, unit: 'ms', reference, ratio, goal: MOST_TIMES_BARE, bound: 'most' });
}

export async function measureSaving(): Promise<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'quadrille-saving-'));
  try {
    return await compare(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
