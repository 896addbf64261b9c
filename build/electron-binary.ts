/**
 * Finds Electron's program, and fetches it where it is missing, for a bounded time: its package holds no
 * program of its own and would fetch it at first use, for as long as that takes.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE = join('node_modules', 'electron');

/** Where Electron's program lies, or null. `ELECTRON_OVERRIDE_DIST_PATH` names another folder for it. */
export function findElectron(folder: string = PACKAGE, env: NodeJS.ProcessEnv = process.env): string | null {
  const named = join(folder, 'path.txt');
  const inside = existsSync(named) ? readFileSync(named, 'utf8').trim() : usualName();
  const path = join(env.ELECTRON_OVERRIDE_DIST_PATH ?? join(folder, 'dist'), inside);
  return existsSync(path) ? path : null;
}

function usualName(): string {
  if (process.platform === 'win32') return 'electron.exe';
  return process.platform === 'darwin' ? 'Electron.app/Contents/MacOS/Electron' : 'electron';
}

/** Lets the package fetch its program. Null when it is there; otherwise why not. Takes at most `limitMs`. */
export function fetchElectron(limitMs: number, folder: string = PACKAGE): Promise<string | null> {
  const installer = join(folder, 'install.js');
  if (!existsSync(installer)) return Promise.resolve('its package is not installed');
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [installer], { stdio: 'ignore', detached: process.platform !== 'win32' });
    const timer = setTimeout(() => {
      kill(child.pid);
      resolve(`it took longer than ${limitMs / 1000} s`);
    }, limitMs);
    const settle = (why: string | null) => {
      clearTimeout(timer);
      resolve(why);
    };
    child.on('error', (error) => settle(error.message));
    child.on('exit', (code) => settle(code === 0 && findElectron(folder) !== null ? null : 'the download failed'));
  });
}

/** The installer and whatever it has started. */
function kill(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has ended by itself meanwhile.
  }
}
