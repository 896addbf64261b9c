/** A file of its own in the packages: electron-updater is loaded only where there is a publisher to ask. */
import electronUpdater, { type AppUpdater } from 'electron-updater';

export function openUpdater(): AppUpdater {
  return electronUpdater.autoUpdater;
}
