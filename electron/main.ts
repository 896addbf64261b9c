/**
 * The main process begins here: the data folder is named, then the instance lock is taken before
 * anything else is done. Whoever does not get it leaves at once; the holder shows its window.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { app } from 'electron';
import { runDesktop } from './desktop.ts';
import { dataFolder } from './services/folder.ts';
import { APP_VERSION } from './version.ts';

const folder = dataFolder(process.env, process.platform);
mkdirSync(folder, { recursive: true, mode: 0o700 });
app.setPath('userData', folder);
app.setPath('sessionData', join(folder, 'browser'));
app.setAppUserModelId('example.quadrille.app');

if (app.requestSingleInstanceLock()) {
  const log = (line: string) => console.error(line);
  void runDesktop({ folder, appVersion: APP_VERSION, out: new URL('./', import.meta.url), log });
} else {
  app.exit(0);
}
