/** The checker of arrows bites: planted bad imports and words fail it. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { banned, cruise } from '../../build/arrows.ts';

const project = mkdtempSync(join(tmpdir(), 'arrows-'));
cpSync('core', join(project, 'core'), { recursive: true });
cpSync('build/dependency-cruiser.cjs', join(project, 'build/dependency-cruiser.cjs'));
symlinkSync(resolve('node_modules'), join(project, 'node_modules'), 'dir');
afterAll(() => rmSync(project, { recursive: true, force: true }));

function plant(file: string, text: string): void {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
}

describe('npm run arrows', () => {
  it('finds each kind of bad import', () => {
    plant('core/games/planted-b/x.ts', 'export const x = 1;\n');
    plant('core/games/planted-a/x.ts', "export { x } from '../planted-b/x.ts';\n");
    plant('core/kit/planted/node.ts', "export { sep } from 'node:path';\n");
    plant('core/kit/planted/game.ts', "export { x } from '../../games/planted-a/x.ts';\n");
    plant('core/kit/planted/one.ts', "import { two } from './two.ts';\nexport const one = () => two;\n");
    plant('core/kit/planted/two.ts', "import { one } from './one.ts';\nexport const two = () => one;\n");
    plant('renderer/planted/node.ts', "export { sep } from 'node:path';\n");
    plant('tests/planted.ts', 'export const t = 1;\n');
    plant('electron/planted/test.ts', "export { t } from '../../tests/planted.ts';\n");
    const { violations, modules } = cruise(['core', 'renderer', 'electron'], project);
    const rules = new Set(violations.map((line) => line.split(':')[0]));
    expect(modules).toBeGreaterThan(15);
    for (const rule of [
      'games-are-strangers',
      'kit-stands-alone',
      'core-stands-alone',
      'no-circles',
      'renderer-without-node',
      'nothing-from-tests',
    ]) {
      expect(rules, rule).toContain(rule);
    }
  }, 120_000);

  it.each([
    ['core/kit/x.ts', 'const x = Math.random();'],
    ['core/kit/x.ts', 'const x = Date.now();'],
    ['core/kit/x.ts', 'function f(x: any) {}'],
    ['electron/x.ts', "import { ipcMain } from 'electron';"],
    ['renderer/x.tsx', 'node.innerHTML = text;'],
  ])('finds a banned word in %s: %s', (file, text) => {
    expect(banned(file, text)).toHaveLength(1);
    expect(banned(file, `/* ${text} */`)).toEqual([]);
  });

  it('finds raw Electron messages outside their two wrappers', () => {
    for (const name of ['ipcMain', 'ipcRenderer']) expect(banned('electron/x.ts', `${name}.on();`)).toHaveLength(1);
    expect(banned('electron/ipc-main.ts', 'ipcMain.on();')).toEqual([]);
    expect(banned('electron/preload.ts', 'ipcRenderer.on();')).toEqual([]);
  });

  it('sees to it that addresses are never left for another program', () => {
    for (const name of ['shell.openExternal', 'app.setAsDefaultProtocolClient']) {
      expect(banned('electron/x.ts', `${name}('x');`)).toHaveLength(1);
    }
  });
});
