/** The browser of the end-to-end tests: an installed one of the Chromium family, or Playwright's own. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../electron/preview/browser.ts';

const INSTALL_LIMIT_MS = 180_000;

export const HOW_TO_INSTALL =
  'The end-to-end tests need a browser of the Chromium family: install chromium or Google Chrome, or name one with CHROMIUM_PATH.';

/** The path of a browser that is there, `CHROMIUM_PATH` first; null if there is none. */
export function findChromium(): string | null {
  const own = chromium.executablePath();
  return findBrowser() ?? (existsSync(own) ? own : null);
}

/** A browser's path, after an attempt to install Playwright's where there is none; null if that fails too. */
export function findOrInstallChromium(): string | null {
  const found = findChromium();
  if (found !== null) return found;
  console.log('No browser of the Chromium family is here: letting Playwright install its own …');
  const cli = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit', timeout: INSTALL_LIMIT_MS });
  return findChromium();
}

/** Root may not run Chromium in its sandbox; whoever runs tests as root runs them in a container. */
export function chromiumArguments(): string[] {
  const quiet = ['--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update'];
  const root = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return [...quiet, '--disable-sync', ...root];
}
