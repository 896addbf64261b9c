/** A file of its own in the packages: electron-updater is loaded only where there is a publisher to ask. */
import electronUpdater from 'electron-updater';
import type { UpdateSource } from './updates.ts';

export function openUpdater(): UpdateSource {
  return electronUpdater.autoUpdater;
}
