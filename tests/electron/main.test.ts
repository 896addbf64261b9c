import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from './helpers/workshop.ts';
import { given, reset, seen } from './stand-in/electron.ts';

afterEach(() => {
  reset();
  vi.unstubAllEnvs();
});

describe('the main process', () => {
  it('takes the lock of its data folder before anything else, and leaves at once without it', async () => {
    const folder = join(temporaryFolder(), 'data');
    vi.stubEnv('QUADRILLE_DATA', folder);
    given.lock = false;
    await import('../../electron/main.ts');
    expect(seen.calls).toEqual(['setPath userData', 'setPath sessionData', 'lock']);
    expect(seen.exits).toEqual([0]);
    expect(given.saved).toEqual({ userData: folder, sessionData: join(folder, 'browser') });
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
    expect(seen.windows).toEqual([]);
  });
});
