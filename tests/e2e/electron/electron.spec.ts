/**
 * The same app in its real shell: Electron's own program, driven by Playwright. Where that program is not
 * there these tests are skipped, and the reason is printed. `QUADRILLE_PROGRAM` names a packaged one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { _electron, type ElectronApplication, expect, type Page, test } from '@playwright/test';
import { findElectron } from '../../../build/electron-binary.ts';
import type { Answered, Asked, Bridge, ChannelName, Outcome } from '../../../electron/api.ts';
import { hasDisplay } from '../../../electron/preview/browser.ts';

const packaged = process.env.QUADRILLE_PROGRAM ?? null;
const program = packaged ?? findElectron();
const why =
  program === null
    ? 'Electron’s program is not installed here, so its end-to-end tests are skipped'
    : hasDisplay()
      ? null
      : 'there is no display for Electron’s window, so its end-to-end tests are skipped';
if (why !== null) console.log(why);

test.skip(why !== null, why ?? '');
test.describe.configure({ mode: 'serial' });

const folder = mkdtempSync(join(tmpdir(), 'quadrille-electron-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Running {
  readonly electron: ElectronApplication;
  readonly page: Page;
  readonly violations: string[];
}

async function launch(): Promise<Running> {
  const electron = await _electron.launch({
    executablePath: program ?? '',
    args: packaged === null ? ['.'] : [],
    env: { ...(process.env as Record<string, string>), QUADRILLE_DATA: folder },
  });
  const page = await electron.firstWindow();
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') violations.push(message.text());
  });
  await expect(page.getByRole('main')).toBeVisible();
  return { electron, page, violations };
}

/** Asks the api from inside the page. */
async function ask<C extends ChannelName>(page: Page, channel: C, asked: Asked<C>): Promise<Answered<C>> {
  const outcome = await page.evaluate(
    ([name, payload]) => {
      const { quadrille } = globalThis as unknown as { quadrille: { ask(...all: unknown[]): Promise<unknown> } };
      return quadrille.ask(name, JSON.parse(payload));
    },
    [channel, JSON.stringify(asked)] as [string, string],
  );
  const read = outcome as Outcome<Answered<C>>;
  if (!read.ok) throw new Error(read.fault.sentence);
  return read.answer;
}

const seats = [
  { kind: 'human' as const, name: 'Ana', colour: 'red', profile: null },
  { kind: 'computer' as const, name: 'Bit', colour: 'blue', level: 'normal' as const },
];

/** Plays at least so many plies of a match, the first listed action for the person. */
async function playTo(page: Page, id: string, plies: number): Promise<number> {
  for (;;) {
    const { ply, legal, awaiting, result } = await ask(page, 'match.look', { id, as: 0 });
    if (ply >= plies || result !== null) return ply;
    const action = legal[0];
    if (awaiting.includes(0) && action !== undefined)
      await ask(page, 'match.play', { id, ply, as: 0, seat: 0, action });
    else await ask(page, 'match.think', { id, ply, as: 0 });
  }
}

test('the page is shut off from Node and Electron, and its policy holds', async () => {
  const { electron, page, violations } = await launch();
  const found = await page.evaluate(async () => {
    const world = globalThis as unknown as Record<string, unknown>;
    const evaluated = (() => {
      try {
        return new Function('return 1')() as number;
      } catch {
        return 'refused';
      }
    })();
    const fetched = await fetch('https://example.com/').then(
      () => 'loaded',
      () => 'refused',
    );
    const bridge = world.quadrille as Bridge;
    return {
      require: typeof world.require,
      process: typeof world.process,
      module: typeof world.module,
      keys: Object.keys(bridge).sort(),
      frozen: Object.isFrozen(bridge),
      opened: window.open('https://example.com/') === null,
      evaluated,
      fetched,
      address: location.href,
    };
  });
  expect(found).toEqual({
    require: 'undefined',
    process: 'undefined',
    module: 'undefined',
    keys: ['ask', 'on'],
    frozen: true,
    opened: true,
    evaluated: 'refused',
    fetched: 'refused',
    address: 'app://game/',
  });
  expect(violations.join('\n')).toContain('Content Security Policy');
  await page.evaluate(() => location.assign('https://example.com/'));
  await expect(page.getByRole('main')).toBeVisible();
  expect(page.url()).toBe('app://game/');
  expect(electron.windows()).toHaveLength(1);
  await electron.close();
});

test('a match is played, killed, and found again at the last action or the one before', async () => {
  const first = await launch();
  const { table } = await ask(first.page, 'match.begin', { plan: { game: 'uno', seats, options: {} } });
  const ply = await playTo(first.page, table.id, 12);
  first.electron.process().kill('SIGKILL');
  await first.electron.waitForEvent('close');

  const { electron, page } = await launch();
  const [waiting] = await ask(page, 'match.waiting', {});
  expect([ply - 1, ply]).toContain(waiting?.plies);
  expect(await playTo(page, table.id, ply + 4)).toBeGreaterThanOrEqual(ply + 4);
  await electron.close();
});

test('the first screen has nothing that axe finds wrong', async () => {
  const { electron, page } = await launch();
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await electron.close();
});
