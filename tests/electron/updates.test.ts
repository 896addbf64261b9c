import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { lookForUpdate, type UpdateSource, updateSource } from '../../electron/updates.ts';
import { temporaryFolder } from './helpers/workshop.ts';

/** A publisher with version 2, or with none that is newer; everything done to it is kept in `did`. */
function publisher(newer = true) {
  const did: string[] = [];
  const source = {
    autoDownload: true,
    autoInstallOnAppQuit: true,
    async checkForUpdates() {
      did.push('looked');
      return { isUpdateAvailable: newer, updateInfo: { version: '2.0.0' } };
    },
    async downloadUpdate() {
      did.push('fetched');
      return [];
    },
    quitAndInstall: () => void did.push('installed'),
  } as unknown as UpdateSource;
  return { source, did };
}

function look(source: UpdateSource, { answers = [true, true], playing = (): boolean => false } = {}) {
  const asked: string[] = [];
  const ask = async (question: string, version: string) => {
    asked.push(`${question} ${version}`);
    return answers[asked.length - 1] ?? false;
  };
  return lookForUpdate({ source, playing, ask, log: () => undefined }).then((looked) => ({ looked, asked }));
}

describe('a newer version', () => {
  it('is fetched and installed only after a yes to each', async () => {
    const { source, did } = publisher();
    expect(await look(source)).toEqual({ looked: 'installing', asked: ['fetch 2.0.0', 'install 2.0.0'] });
    expect(did).toEqual(['looked', 'fetched', 'installed']);
    expect([source.autoDownload, source.autoInstallOnAppQuit]).toEqual([false, false]);
  });

  it('is left alone after a no', async () => {
    const first = publisher();
    expect((await look(first.source, { answers: [false] })).looked).toBe('declined');
    expect(first.did).toEqual(['looked']);
    const second = publisher();
    expect((await look(second.source, { answers: [true, false] })).looked).toBe('declined');
    expect(second.did).toEqual(['looked', 'fetched']);
  });

  it('is not spoken of in the middle of a match, nor when one was opened while it was fetched', async () => {
    const before = publisher();
    expect(await look(before.source, { playing: () => true })).toEqual({ looked: 'playing', asked: [] });
    expect(before.did).toEqual(['looked']);
    const during = publisher();
    const playing = () => during.did.includes('fetched');
    expect(await look(during.source, { playing })).toEqual({ looked: 'playing', asked: ['fetch 2.0.0'] });
    expect(during.did).not.toContain('installed');
  });

  it('that is not there is not spoken of, and no network is no fault', async () => {
    expect(await look(publisher(false).source)).toEqual({ looked: 'none', asked: [] });
    const { source } = publisher();
    source.checkForUpdates = async () => {
      throw new Error('no network');
    };
    expect((await look(source)).looked).toBe('failed');
  });
});

describe('updates', () => {
  it('are off until a publisher has been packaged in', () => {
    const resources = temporaryFolder();
    const out = join(temporaryFolder(), 'out');
    mkdirSync(out);
    writeFileSync(join(out, 'updater.cjs'), 'exports.openUpdater = () => ({ there: true });');
    expect(updateSource(undefined, pathToFileURL(`${out}/`))).toBeNull();
    expect(updateSource(resources, pathToFileURL(`${out}/`))).toBeNull();
    writeFileSync(join(resources, 'app-update.yml'), 'provider: github');
    expect(updateSource(resources, pathToFileURL(`${out}/`))).toEqual({ there: true });
  });
});
