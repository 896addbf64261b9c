import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { fetchElectron, findElectron } from '../../build/electron-binary.ts';
import { temporaryFolder } from '../electron/helpers/workshop.ts';

/** A package folder like Electron's, whose installer is this script. */
function packageWith(installer: string): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'install.js'), installer);
  return folder;
}

const FETCHES = `
  const fs = require('node:fs');
  fs.mkdirSync(__dirname + '/dist');
  fs.writeFileSync(__dirname + '/dist/program', '');
  fs.writeFileSync(__dirname + '/path.txt', 'program');
`;

describe('Electron’s program', () => {
  it('is found where its package says', () => {
    const folder = packageWith('');
    expect(findElectron(folder, {})).toBeNull();
    writeFileSync(join(folder, 'path.txt'), 'program');
    expect(findElectron(folder, {})).toBeNull();
    mkdirSync(join(folder, 'dist'));
    writeFileSync(join(folder, 'dist', 'program'), '');
    expect(findElectron(folder, {})).toBe(join(folder, 'dist', 'program'));
  });

  it('is found where the environment says', () => {
    const dist = temporaryFolder();
    writeFileSync(join(dist, 'electron'), '');
    writeFileSync(join(dist, 'electron.exe'), '');
    mkdirSync(join(dist, 'Electron.app/Contents/MacOS'), { recursive: true });
    writeFileSync(join(dist, 'Electron.app/Contents/MacOS/Electron'), '');
    expect(findElectron(packageWith(''), { ELECTRON_OVERRIDE_DIST_PATH: dist })).toMatch(dist);
  });

  it('is fetched by its package’s installer', async () => {
    expect(await fetchElectron(10_000, packageWith(FETCHES))).toBeNull();
  });

  it.each([
    ['fails', 'process.exit(1)', 'the download failed'],
    ['succeeds and leaves nothing', '', 'the download failed'],
  ])('is not there if the installer %s', async (_what, installer, why) => {
    expect(await fetchElectron(10_000, packageWith(installer))).toBe(why);
  });

  it('is not there if there is no installer', async () => {
    expect(await fetchElectron(10_000, temporaryFolder())).toBe('its package is not installed');
  });

  it('is waited for no longer than said, and what fetches it is ended with all it has started', async () => {
    const folder = packageWith(`
      const { spawn } = require('node:child_process');
      const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
      require('node:fs').writeFileSync(__dirname + '/pids', process.pid + ' ' + child.pid);
      setInterval(() => {}, 1000);
    `);
    const from = performance.now();
    expect(await fetchElectron(1_500, folder)).toBe('it took longer than 1.5 s');
    expect(performance.now() - from).toBeLessThan(5_000);
    const pids = readFileSync(join(folder, 'pids'), 'utf8').split(' ').map(Number);
    const alive = (pid: number) => {
      try {
        return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
      } catch {
        return false;
      }
    };
    await vi.waitFor(() => expect(pids.filter(alive)).toEqual([]), { timeout: 5_000 });
  });
});
