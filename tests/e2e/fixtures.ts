/**
 * What every end-to-end test stands on: `app`, the preview running with a data folder of its own, and
 * `page`, opened at its first screen. Whatever the page complains about fails the test: an error in the
 * console, an uncaught one, a violation of its content security policy, a request to anywhere else.
 */
import { test as base, expect, type Page } from '@playwright/test';
import type { Answered, Asked, ChannelName, Outcome } from '../../electron/api.ts';
import { PreviewProgram } from './preview.ts';

export { expect };

export interface App {
  readonly program: PreviewProgram;
  /** Asks the api from the page, as the page's own code does; throws if there is no answer. */
  ask<C extends ChannelName>(channel: C, asked: Asked<C>): Promise<Answered<C>>;
  /**
   * Ends the program (`SIGKILL`: without warning), starts it again with the same data and opens its page.
   * What happens to the data folder `meanwhile` is the test's; it may answer files to be opened.
   */
  restart(signal?: 'SIGTERM' | 'SIGKILL', meanwhile?: () => readonly string[] | void): Promise<void>;
  /** Takes complaints that match to be expected by this test. */
  expectComplaint(pattern: RegExp): void;
}

interface Watch {
  readonly complaints: string[];
  readonly expected: RegExp[];
}

interface Fixtures {
  app: App;
  program: PreviewProgram;
  watch: Watch;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are used from it.
  program: async ({}, use) => {
    const program = new PreviewProgram();
    await program.start();
    await use(program);
    await program.dispose();
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are used from it.
  watch: async ({}, use) => {
    const watch: Watch = { complaints: [], expected: [] };
    await use(watch);
    expect(watch.complaints.filter((text) => !watch.expected.some((pattern) => pattern.test(text)))).toEqual([]);
  },

  page: async ({ page, program, watch }, use) => {
    await listen(page, watch);
    await page.goto(program.address);
    await use(page);
    await page.goto('about:blank');
  },

  app: async ({ page, program, watch }, use) => {
    await use({
      program,
      ask: (channel, asked) => askFrom(page, channel, asked),
      async restart(signal, meanwhile = () => undefined) {
        await page.goto('about:blank');
        await program.stop(signal);
        await program.start({ files: meanwhile() ?? [] });
        await page.goto(program.address);
      },
      expectComplaint: (pattern) => void watch.expected.push(pattern),
    });
  },
});

async function listen(page: Page, { complaints }: Watch): Promise<void> {
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('request', (request) => {
    if (!/^(http:\/\/127\.0\.0\.1:\d+\/|data:|blob:|about:)/.test(request.url()))
      complaints.push(`left: ${request.url()}`);
  });
  await page.exposeFunction('quadrilleViolation', (text: string) => complaints.push(`policy: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const tell = (window as unknown as { quadrilleViolation(text: string): void }).quadrilleViolation;
      tell(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
    });
  });
}

export async function askFrom<C extends ChannelName>(page: Page, channel: C, asked: Asked<C>): Promise<Answered<C>> {
  const text = await page.evaluate(
    async ([path, body]) => {
      const response = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      return response.text();
    },
    [`/api/${channel}`, JSON.stringify(asked)] as const,
  );
  const outcome = JSON.parse(text) as Outcome<Answered<C>>;
  if (!outcome.ok) throw new Error(`${channel}: ${outcome.fault.code}: ${outcome.fault.sentence}`);
  return outcome.answer;
}
