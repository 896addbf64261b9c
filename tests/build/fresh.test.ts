import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refresh } from '../../build/fresh.ts';
import { temporaryFolder } from '../electron/helpers/workshop.ts';

function workplace() {
  const folder = temporaryFolder();
  const at = (name: string) => join(folder, name);
  mkdirSync(at('source'));
  writeFileSync(at('source/a.ts'), 'a');
  writeFileSync(at('source/b.ts'), 'b');
  const product = { stamp: at('out/stamp'), sources: [at('source'), at('lock')], results: [at('result')] };
  const make = async () => writeFileSync(at('result'), 'made');
  return {
    at,
    make: () => refresh(product, make),
    fail: () => refresh(product, () => Promise.reject(new Error('no'))),
  };
}

describe('a product is made', () => {
  it('at first, and not again while its sources are the same', async () => {
    const { make } = workplace();
    expect(await make()).toBe(true);
    expect(await make()).toBe(false);
  });

  it.each<[string, (at: (name: string) => string) => void]>([
    ['a source has changed', (at) => writeFileSync(at('source/a.ts'), 'A')],
    ['a source has come', (at) => writeFileSync(at('source/c.ts'), 'c')],
    ['a source has gone', (at) => rmSync(at('source/b.ts'))],
    ['a missing place is there now', (at) => writeFileSync(at('lock'), '1')],
    ['its result is gone', (at) => rmSync(at('result'))],
    ['its stamp is gone', (at) => rmSync(at('out/stamp'))],
    [
      'two sources have changed their names',
      (at) => {
        writeFileSync(at('source/a.ts'), 'b');
        writeFileSync(at('source/b.ts'), 'a');
      },
    ],
  ])('again when %s', async (_what, change) => {
    const { at, make } = workplace();
    await make();
    change(at);
    expect(await make()).toBe(true);
  });

  it('not again because a source was only touched', async () => {
    const { at, make } = workplace();
    await make();
    utimesSync(at('source/a.ts'), new Date(), new Date());
    expect(await make()).toBe(false);
  });

  it('again after an attempt that failed', async () => {
    const { at, make, fail } = workplace();
    await make();
    writeFileSync(at('source/a.ts'), 'A');
    await expect(fail()).rejects.toThrow('no');
    expect(await make()).toBe(true);
  });
});
