/** `page/…`: how soon the page can be used, and how it keeps up with whoever plays. */
import { chromium } from '@playwright/test';
import { build } from '../../build/build.ts';
import { chromiumArguments, findOrInstallChromium, HOW_TO_INSTALL } from '../../build/chromium.ts';
import { measureStart } from './cold-start.ts';
import type { Figure, Section } from './figure.ts';
import { measurePlay } from './playing.ts';

export const page: Section = {
  name: 'page',
  async measure(): Promise<Figure[]> {
    await build();
    const executablePath = findOrInstallChromium();
    if (executablePath === null) throw new Error(HOW_TO_INSTALL);
    const browser = await chromium.launch({ executablePath, args: chromiumArguments() });
    try {
      return [await measureStart(browser), ...(await measurePlay(browser))];
    } finally {
      await browser.close();
    }
  },
};
