/**
 * `npm start`: builds what is stale and opens the app in Electron; where Electron's program is missing
 * and cannot be had soon, or there is no display, in the preview. `-- --port N --no-open` asks for the
 * preview outright, for scripts.
 */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hasDisplay } from '../electron/preview/browser.ts';
import { build } from './build.ts';
import { fetchElectron, findElectron } from './electron-binary.ts';

const FETCH_LIMIT_MS = 20_000;

/** Electron's program, fetched if need be; null, having said why in one line, if it is the preview's turn. */
async function electronOrNot(): Promise<string | null> {
  if (!hasDisplay()) {
    console.log('There is no display for a window: opening the preview instead.');
    return null;
  }
  const found = findElectron();
  if (found !== null) return found;
  console.log(`Electron is not here yet: fetching it, for at most ${FETCH_LIMIT_MS / 1000} s …`);
  const why = await fetchElectron(FETCH_LIMIT_MS);
  if (why === null) return findElectron();
  console.log(`Electron could not be fetched (${why}): opening the preview instead.`);
  return null;
}

function runElectron(program: string, files: readonly string[]): void {
  const child = spawn(program, [resolve('.'), ...files], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`Electron cannot be started: ${error.message}`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === null ? 0 : 1);
  });
}

/**
 * A signal that ends `npm start` ends npm and its shell, and neither passes it on to us: when the parent
 * has gone, so do we.
 */
function endWithParent(): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

if (process.env.npm_lifecycle_event === 'start' && process.platform !== 'win32') endWithParent();
const built = await build();
if (built.length > 0) console.log(`built: ${built.join(', ')}`);
const args = process.argv.slice(2);
const scripted = args.some((arg) => arg.startsWith('-'));
const electron = scripted ? null : await electronOrNot();
if (electron === null) await import(pathToFileURL(resolve('out', 'preview.js')).href);
else runElectron(electron, args);
