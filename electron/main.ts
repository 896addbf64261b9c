/**
 * The main process begins here: the data folder is named, then the instance lock is taken before
 * anything else is done. Whoever does not get it leaves at once; the holder shows its window.
 */
import { join } from 'node:path';
import { app } from 'electron';
import { runDesktop } from './desktop.ts';
import { makeFolder } from './services/files.ts';
import { dataFolder } from './services/folder.ts';
import { openLog } from './services/log.ts';
import { APP_VERSION } from './version.ts';

const folder = dataFolder(process.env, process.platform);
makeFolder(folder);
app.setPath('userData', folder);
app.setPath('sessionData', join(folder, 'browser'));
app.setAppUserModelId('example.quadrille.app');

if (app.requestSingleInstanceLock()) {
  const file = openLog({ folder });
  const log = (line: string) => {
    console.error(line);
    file.write(line);
  };
  void runDesktop({ folder, appVersion: APP_VERSION, out: new URL('./', import.meta.url), log });
} else {
  app.exit(0);
}
