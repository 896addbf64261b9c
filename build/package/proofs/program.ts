/**
 * That the packed app runs: its archive is taken apart, main and preload are started over a stand-in for
 * the `electron` module, and the page with every file it names is asked of app:// as the window would.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { extractAll } from '@electron/asar';
import { build } from 'esbuild';
import { type Proof, proof } from './proof.ts';

const STAND_IN = join('tests', 'electron', 'stand-in', 'electron.ts');
const PROBE = join('build', 'package', 'proofs', 'probe.mjs');

export async function proveProgram(archive: string): Promise<Proof[]> {
  const folder = mkdtempSync(join(tmpdir(), 'quadrille-program-'));
  try {
    extractAll(archive, folder);
    return [provePreload(join(folder, 'out', 'preload.cjs')), await proveMain(folder)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** In a sandbox preload may ask for `electron` and nothing else. */
function provePreload(file: string): Proof {
  const asked: string[] = [];
  const exposed: string[] = [];
  const require = (name: string) => {
    asked.push(name);
    return { contextBridge: { exposeInMainWorld: (key: string) => void exposed.push(key) }, ipcRenderer: {} };
  };
  const module = { exports: {} };
  runInNewContext(readFileSync(file, 'utf8'), { require, module, exports: module.exports, Object });
  return proof('preload loads in one piece', {
    'asks for electron alone': asked.join() === 'electron',
    'gives the page one object': exposed.join() === 'quadrille',
  });
}

async function proveMain(folder: string): Promise<Proof> {
  const electron = join(folder, 'node_modules', 'electron');
  mkdirSync(electron, { recursive: true });
  await build({
    entryPoints: [STAND_IN],
    outfile: join(electron, 'index.js'),
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
  writeFileSync(join(electron, 'package.json'), '{"name":"electron","type":"module","main":"index.js"}');
  writeFileSync(join(folder, 'probe.mjs'), readFileSync(PROBE));
  const env = { ...process.env, QUADRILLE_DATA: join(folder, 'data') };
  const ran = spawnSync(process.execPath, ['probe.mjs'], { cwd: folder, env, encoding: 'utf8', timeout: 30_000 });
  const found =
    ran.status === 0 ? (JSON.parse(ran.stdout) as Record<string, boolean>) : { [ran.stderr.slice(0, 2_000)]: false };
  return proof('main loads, opens its window, serves the page whole, and its computer players think', found);
}
