/** The thread of the computer players: the real worker over the toy game, and workers that misbehave. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { begin } from '../../core/kit/match.ts';
import { poseAll } from '../../core/players/ask.ts';
import type { Level } from '../../core/players/player.ts';
import { WorkerThinker } from '../../electron/services/thinker.ts';
import { answerRequest, type Request } from '../../electron/services/thinking.ts';
import { highest } from '../toy/core/highest.ts';
import { toys } from './helpers/workshop.ts';

const folder = mkdtempSync(join(tmpdir(), 'quadrille-thinker-'));
const real = join(folder, 'worker.mjs');
beforeAll(async () => {
  await build({
    entryPoints: ['tests/electron/helpers/toy-worker.ts'],
    outfile: real,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Longer than any machine needs to start a thread, for players that do not hang. */
const LONG = 25_000;
const SHORT = 100;

/** A thinker over the real worker, or over a script that misbehaves. */
function thinkerOver(script?: string, graceMs = LONG) {
  const path = script === undefined ? real : join(folder, `${script.length}.mjs`);
  if (script !== undefined) writeFileSync(path, script);
  const logged: string[] = [];
  const thinker = new WorkerThinker(pathToFileURL(path), (line) => logged.push(line), graceMs);
  onTestFinished(() => thinker.close());
  return { thinker, logged };
}

function request(level: Level = 'normal', ply = 0): Request {
  const { match } = begin(highest, { seats: 2, options: { handSize: 3 } }, 'a');
  const player = { ...toys[0]?.players[0], level } as (typeof toys)[0]['players'][0];
  const posing = { game: match.game, state: match.state, players: [null, player], seed: 'p', ply, heard: () => [] };
  return { game: 'highest', asked: poseAll(posing).map((posed) => ({ level, posed })) };
}

const isLegal = (asked: Request, action: unknown) =>
  asked.asked[0]?.posed.legal.some((a) => JSON.stringify(a) === JSON.stringify(action));

describe('computer players in their thread', () => {
  it('answer as they would in this one', async () => {
    const { thinker, logged } = thinkerOver();
    for (let ply = 0; ply < 10; ply++) {
      const asked = request('normal', ply);
      expect(await thinker.think(asked).decision).toEqual(answerRequest(toys, asked));
    }
    expect(logged).toEqual([]);
  });

  it('that are cancelled answer nothing, and the next question is answered', async () => {
    const { thinker } = thinkerOver();
    const thought = thinker.think(request());
    thought.cancel();
    expect(await thought.decision).toBeNull();
    expect(await thinker.think(request()).decision).toMatchObject({ seat: 1 });
  });

  it('that fail cost a stopgap move and a line in the log, not the match', async () => {
    const { thinker, logged } = thinkerOver();
    const asked = request('master');
    const decided = await thinker.think(asked).decision;
    expect(decided).toMatchObject({ seat: 1, cut: true });
    expect(isLegal(asked, decided?.action)).toBe(true);
    expect(logged.join()).toContain('highest has no computer player master');
    expect(await thinker.think(request()).decision).toMatchObject({ cut: false });
  });

  it.each([
    [
      'never answers',
      "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => undefined);",
      'no answer in time',
      SHORT,
    ],
    [
      'never comes back',
      "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => { for (;;); });",
      'no answer in time',
      SHORT,
    ],
    [
      'throws',
      "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => { throw new Error('a bug'); });",
      'the thread failed: a bug',
      LONG,
    ],
    [
      'ends',
      "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => process.exit(0)); ",
      'the thread ended',
      LONG,
    ],
    ['cannot be read', 'this is no script', 'the thread failed', LONG],
  ])('whose thread %s are helped out, every time', async (_what, script, why, graceMs) => {
    const { thinker, logged } = thinkerOver(script, graceMs);
    for (let i = 0; i < 2; i++) {
      const asked = request();
      const decided = await thinker.think(asked).decision;
      expect(isLegal(asked, decided?.action)).toBe(true);
    }
    expect(logged.join()).toContain(why);
  });

  it('let an interrupt pass rather than make one up when they fail', async () => {
    const { thinker } = thinkerOver('this is no script either');
    const asked = request();
    const only = asked.asked.map(({ level, posed }) => ({ level, posed: { ...posed, awaited: false } }));
    expect(await thinker.think({ ...asked, asked: only }).decision).toBeNull();
  });

  it('are done when the app is', async () => {
    const { thinker } = thinkerOver();
    const pending = thinker.think(request()).decision;
    await thinker.close();
    expect(await pending).toBeNull();
  });
});
