/** `npm run durability`: the tests that run whole programs, kill them, and walk long lists of faults. */
import { defineConfig } from 'vitest/config';
import { common } from './vitest.common.ts';

export default defineConfig({
  ...common,
  test: {
    ...common.test,
    include: ['tests/**/*.long.test.ts'],
    testTimeout: 120_000,
    reporters: ['default', ['json', { outputFile: 'test-results/long.json' }]],
  },
});
