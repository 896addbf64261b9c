/** Files that the preview exports. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exportTo } from '../../electron/preview/exports.ts';
import { temporaryFolder } from './helpers/workshop.ts';

describe('a file that the preview exports', () => {
  it('is written over by no other of the same name, and is the same file the second time', async () => {
    const folder = temporaryFolder();
    const [one, two] = [Buffer.from('one'), Buffer.from('two')];
    const paths = [];
    for (const bytes of [one, two, one, two]) paths.push(await exportTo(folder, 'uno-ana.quadreplay', bytes));
    expect(readdirSync(folder).sort()).toEqual(['uno-ana-2.quadreplay', 'uno-ana.quadreplay']);
    expect(paths.map((path) => String(readFileSync(path)))).toEqual(['one', 'two', 'one', 'two']);
  });
});
