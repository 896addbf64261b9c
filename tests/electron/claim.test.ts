import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { claimFolder, type Standing } from '../../electron/services/claim.ts';
import { dataFolder } from '../../electron/services/folder.ts';
import { temporaryFolder } from './helpers/workshop.ts';

const here: Standing = { shell: 'preview', address: 'http://127.0.0.1:4711/?token=x' };

async function claim(folder: string, onSecond: () => Standing = () => here) {
  const made = await claimFolder({ folder, onSecond });
  if (made.held) onTestFinished(() => made.release());
  return made;
}

describe('a data folder', () => {
  it('is made and held by the first who claims it', async () => {
    const folder = join(temporaryFolder(), 'not', 'there', 'yet');
    expect((await claim(folder)).held).toBe(true);
    expect(statSync(folder).isDirectory()).toBe(true);
  });

  it('is not given to a second, who is told where the first is', async () => {
    const folder = temporaryFolder();
    let asked = 0;
    await claim(folder, () => {
      asked++;
      return here;
    });
    expect(await claim(folder)).toEqual({ held: false, standing: here });
    expect(asked).toBe(1);
  });

  it('is the same by another path', async () => {
    const folder = temporaryFolder();
    const link = join(temporaryFolder(), 'link');
    symlinkSync(folder, link, 'dir');
    await claim(folder);
    expect((await claim(link)).held).toBe(false);
  });

  it('goes to exactly one of many who claim it at once, at the first start with no folder yet', async () => {
    const folder = join(temporaryFolder(), 'data');
    const claims = await Promise.all(Array.from({ length: 20 }, () => claim(folder)));
    expect(claims.filter(({ held }) => held)).toHaveLength(1);
  });

  it('is free again when it is released', async () => {
    const folder = temporaryFolder();
    const first = await claimFolder({ folder, onSecond: () => here });
    if (first.held) await first.release();
    expect(existsSync(join(folder, 'running'))).toBe(false);
    expect((await claim(folder)).held).toBe(true);
  });

  it('tells nothing to who does not know the word in its file', async () => {
    const folder = temporaryFolder();
    let asked = 0;
    await claim(folder, () => {
      asked++;
      return here;
    });
    writeFileSync(join(folder, 'running'), 'a guess');
    expect(await claim(folder)).toEqual({ held: false, standing: null });
    expect(asked).toBe(0);
  });

  it('keeps its word for this user only, and has another each time', async () => {
    const folder = temporaryFolder();
    const path = join(folder, 'running');
    const first = await claimFolder({ folder, onSecond: () => here });
    const word = readFileSync(path, 'utf8');
    expect(word).toMatch(/^[0-9a-f]{64}$/);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    if (first.held) await first.release();
    await claim(folder);
    expect(readFileSync(path, 'utf8')).not.toBe(word);
  });

  it('is free again when its holder is killed', async () => {
    const folder = temporaryFolder();
    const script = `
      import { claimFolder } from ${JSON.stringify(join(process.cwd(), 'electron/services/claim.ts'))};
      const { held } = await claimFolder({ folder: process.argv[1], onSecond: () => ({ shell: 'preview', address: null }) });
      console.log(held);
      setInterval(() => undefined, 1000);
    `;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script, folder]);
    const [said] = await once(child.stdout, 'data');
    expect(String(said).trim()).toBe('true');
    expect((await claim(folder)).held).toBe(false);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect((await claim(folder)).held).toBe(true);
  });
});

describe('the data folder lies', () => {
  it.each<[string, NodeJS.Platform, Record<string, string>, string]>([
    ['in the configuration folder on Linux', 'linux', {}, '/home/ana/.config/Quadrille'],
    ['where XDG says', 'linux', { XDG_CONFIG_HOME: '/xdg' }, '/xdg/Quadrille'],
    ['not at a relative XDG path', 'linux', { XDG_CONFIG_HOME: 'xdg' }, '/home/ana/.config/Quadrille'],
    ['not at an empty XDG path', 'linux', { XDG_CONFIG_HOME: '' }, '/home/ana/.config/Quadrille'],
    ['in the library on macOS', 'darwin', {}, '/home/ana/Library/Application Support/Quadrille'],
    ['in AppData on Windows', 'win32', { APPDATA: '/appdata' }, '/appdata/Quadrille'],
    ['where QUADRILLE_DATA says', 'darwin', { QUADRILLE_DATA: '/somewhere' }, '/somewhere'],
    ['where QUADRILLE_DATA says, from here', 'linux', { QUADRILLE_DATA: 'data' }, join(process.cwd(), 'data')],
    ['not where an empty QUADRILLE_DATA says', 'linux', { QUADRILLE_DATA: '' }, '/home/ana/.config/Quadrille'],
  ])('%s', (_what, platform, env, folder) => {
    expect(dataFolder(env, platform, '/home/ana')).toBe(folder);
  });
});
