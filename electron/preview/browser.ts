/**
 * Finds a browser of the Chromium family and opens the page in it as a window of its own. The window has
 * its own profile in the data folder, so that it is a process of ours and its end is the app's end.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

type Env = Readonly<Record<string, string | undefined>>;

const ON_PATH = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'brave-browser',
  'microsoft-edge',
];
const ON_MAC = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'Brave Browser.app/Contents/MacOS/Brave Browser',
];
const ON_WINDOWS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
  'BraveSoftware\\Brave-Browser\\Application\\brave.exe',
];

/** The path of an installed browser, `CHROMIUM_PATH` first; null if there is none. */
export function findBrowser(
  env: Env = process.env,
  platform: NodeJS.Platform = process.platform,
  exists: (path: string) => boolean = existsSync,
): string | null {
  return candidates(env, platform).find(exists) ?? null;
}

function candidates(env: Env, platform: NodeJS.Platform): string[] {
  const named = env.CHROMIUM_PATH ? [env.CHROMIUM_PATH] : [];
  if (platform === 'darwin') {
    const folders = ['/Applications', join(env.HOME ?? '/', 'Applications')];
    return [...named, ...folders.flatMap((folder) => ON_MAC.map((app) => join(folder, app)))];
  }
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter((one) => one !== undefined);
    return [...named, ...folders.flatMap((folder) => ON_WINDOWS.map((exe) => `${folder}\\${exe}`))];
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...named, ...ON_PATH.flatMap((name) => folders.map((folder) => join(folder, name)))];
}

/** Whether a window can be shown at all. */
export function hasDisplay(env: Env = process.env, platform: NodeJS.Platform = process.platform): boolean {
  return platform === 'darwin' || platform === 'win32' || Boolean(env.DISPLAY) || Boolean(env.WAYLAND_DISPLAY);
}

/** Opens an address as an app window. The process lives as long as the window. */
export function openWindow(browser: string, address: string, profile: string): ChildProcess {
  const args = [
    `--app=${address}`,
    `--user-data-dir=${profile}`,
    '--window-size=1280,800',
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return spawn(browser, args, { stdio: 'ignore' });
}

/** Shows a folder in the system's file manager; rejects if that cannot be started. */
export function openFolder(folder: string, platform: NodeJS.Platform = process.platform): Promise<void> {
  const opener = platform === 'darwin' ? 'open' : platform === 'win32' ? 'explorer' : 'xdg-open';
  return new Promise((resolve, reject) => {
    const child = spawn(opener, [folder], { stdio: 'ignore', detached: true });
    child.on('error', reject);
    child.on('spawn', () => {
      child.unref();
      resolve();
    });
  });
}
