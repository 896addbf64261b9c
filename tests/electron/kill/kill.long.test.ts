/** The app is killed without warning at random moments, and found again as it was. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { below, seeded } from '../../../core/kit/rng.ts';
import { openServices } from '../../../electron/services/services.ts';
import { directThinker } from '../../../electron/services/thinker.ts';
import { toys } from '../helpers/workshop.ts';

const KILLS = Number(process.env.QUADRILLE_KILLS ?? 30);

const workplace = mkdtempSync(join(tmpdir(), 'quadrille-kill-'));
const program = join(workplace, 'player.mjs');
const folder = join(workplace, 'data');

beforeAll(async () => {
  await build({
    entryPoints: ['tests/electron/kill/player.ts'],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
  });
});
afterAll(() => rmSync(workplace, { recursive: true, force: true }));

/** Runs the program, kills it some time after its first word, and answers its last whole words. */
async function runAndKill(afterMs: number): Promise<string[]> {
  const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await once(child.stdout, 'data');
  await pause(afterMs);
  child.kill('SIGKILL');
  const [code] = await exited;
  expect(code).toBeNull();
  return said.split('\n').slice(0, -1);
}

describe('killed at a random moment', () => {
  it(
    `${KILLS} times, the app finds the last action or the one before, and every other file whole`,
    async () => {
      const rng = seeded('kills');
      const over = new Set<string>();
      let actions = 0;
      for (let kill = 0; kill < KILLS; kill++) {
        const said = await runAndKill(below(rng, 150));
        for (const line of said) if (line.startsWith('over ')) over.add(line.slice('over '.length));
        const [, id = '', ply = '0'] =
          /^at (\S+) (\d+)$/.exec(said.findLast((line) => line.startsWith('at ')) ?? '') ?? [];
        actions += said.length;

        const services = await openServices({
          folder,
          catalogue: toys,
          appVersion: '1.2.3',
          thinker: directThinker(toys),
        });
        expect(services.notices.take(), `kill ${kill}`).toEqual([]);
        const waiting = services.matches.waiting().find((match) => match.id === id);
        const counted = (await services.history.list()).find((match) => match.id === id);
        /** A match whose beginning was the last action may be missing: that is one action before ply 0. */
        const found = (waiting ?? counted)?.plies ?? -1;
        expect([-1, 0, 1], `kill ${kill}, match ${id}: said ${ply}, found ${found}`).toContain(found - Number(ply));
        const known = new Set((await services.history.list()).map((match) => match.id));
        expect(
          [...over].filter((match) => match !== id && !known.has(match)),
          `kill ${kill}`,
        ).toEqual([]);
        await services.close();
        /** The first kill may come before anything has been written. */
        const all = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
        expect(all.filter((name) => name.endsWith('.tmp') || name.includes('quarantine'))).toEqual([]);
      }
      console.log(`${KILLS} kills, ${actions} answers, ${over.size} matches over, nothing lost`);
      expect(actions).toBeGreaterThan(KILLS);
    },
    20_000 + 3_000 * KILLS,
  );
});
