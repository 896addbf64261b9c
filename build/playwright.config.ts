/** The end-to-end tests: real Chromium, real services, through the preview. Nothing is tried twice. */
import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium, HOW_TO_INSTALL } from './chromium.ts';

const executablePath = findChromium();
if (executablePath === null) throw new Error(HOW_TO_INSTALL);

export default defineConfig({
  testDir: '../tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // While one waits for motion or a clock, the others keep two cores busy.
  workers: 3,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Lisbon',
    // Without a film and without the page at each step: they cost more than the test. A picture of the end stays.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: chromiumArguments() },
  },
});
