/** The unit tests, scenarios and laws. Tests that run programs or last (`*.long.test.ts`) are `npm run durability`. */
import { defineConfig } from 'vitest/config';
import { common } from './vitest.common.ts';

export default defineConfig({
  ...common,
  test: {
    ...common.test,
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['**/*.long.test.ts'],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
