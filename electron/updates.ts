/**
 * Newer versions: looked for once after the start, only where a publisher has been packaged in, only while
 * no match has been opened in this run, and never fetched or installed without asking.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AppUpdater } from 'electron-updater';

/** The part of electron-updater that is used. */
export type UpdateSource = Pick<
  AppUpdater,
  'autoDownload' | 'autoInstallOnAppQuit' | 'checkForUpdates' | 'downloadUpdate' | 'quitAndInstall'
>;

export interface UpdatesOptions {
  readonly source: UpdateSource;
  /** Whether a match has been opened since the start. */
  readonly playing: () => boolean;
  readonly ask: (question: 'fetch' | 'install', version: string) => Promise<boolean>;
  readonly log: (line: string) => void;
}

/** What came of it. */
export type Looked = 'none' | 'playing' | 'declined' | 'installing' | 'failed';

/** Looks, asks, fetches, asks again, installs. Never throws: without a network there is simply nothing new. */
export async function lookForUpdate({ source, playing, ask, log }: UpdatesOptions): Promise<Looked> {
  source.autoDownload = false;
  source.autoInstallOnAppQuit = false;
  try {
    const found = await source.checkForUpdates();
    if (!found?.isUpdateAvailable) return 'none';
    const { version } = found.updateInfo;
    if (playing()) return 'playing';
    if (!(await ask('fetch', version))) return 'declined';
    await source.downloadUpdate();
    if (playing()) return 'playing';
    if (!(await ask('install', version))) return 'declined';
    source.quitAndInstall();
    return 'installing';
  } catch (error) {
    log(`updates: ${error instanceof Error ? error.message : String(error)}`);
    return 'failed';
  }
}

/** electron-updater, where a publisher was configured when the app was packaged; null otherwise. */
export function updateSource(resources: string | undefined, out: URL): UpdateSource | null {
  if (resources === undefined || !existsSync(join(resources, 'app-update.yml'))) return null;
  const load = createRequire(fileURLToPath(new URL('main.js', out)));
  return (load('./updater.cjs') as typeof import('./updater.ts')).openUpdater();
}
