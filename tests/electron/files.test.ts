/** What the services find where a file should be. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nodeFiles } from '../../electron/services/files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quadrille-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string) => join(folder, name);

describe('reading', () => {
  it('gives all bytes of a file, through a link as well', async () => {
    writeFileSync(at('a'), 'abc');
    symlinkSync(at('a'), at('link'));
    expect((await nodeFiles.read(at('link'), 10)).toString()).toBe('abc');
  });

  it('refuses a file over the limit', async () => {
    writeFileSync(at('a'), 'abcd');
    await expect(nodeFiles.read(at('a'), 3)).rejects.toMatchObject({ code: 'EFBIG' });
  });

  it('refuses a folder', async () => {
    mkdirSync(at('a'));
    await expect(nodeFiles.read(at('a'), 10)).rejects.toMatchObject({ code: 'EISDIR' });
  });

  it.skipIf(process.platform === 'win32')('refuses a pipe at once, and a device behind a link', async () => {
    execFileSync('mkfifo', [at('pipe')]);
    symlinkSync('/dev/zero', at('zero'));
    await expect(nodeFiles.read(at('pipe'), 10)).rejects.toMatchObject({ code: 'EISDIR' });
    await expect(nodeFiles.read(at('zero'), 10)).rejects.toMatchObject({ code: 'EISDIR' });
  });
});
