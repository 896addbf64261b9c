/** What all runs of vitest share. The `electron` module is a stand-in under tests: its program is not needed. */
import { resolve } from 'node:path';

export const common = {
  root: '.',
  resolve: { alias: [{ find: /^electron$/, replacement: resolve('tests/electron/stand-in/electron.ts') }] },
  test: {
    environment: 'node' as const,
    pool: 'threads' as const,
    maxWorkers: 2,
    testTimeout: 30_000,
  },
};
