/** `npm start` as a person or a script runs it: whole programs, their words, their signals and their ends. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from './helpers/workshop.ts';

interface Program {
  readonly child: ChildProcess;
  readonly folder: string;
  /** All lines on standard output so far. */
  said(): string[];
  complained(): string;
  /** Waits for a line and answers what the pattern's first group holds. */
  hears(pattern: RegExp): Promise<string>;
  /** The exit code. */
  ended(): Promise<number | null>;
}

interface Wish {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly folder?: string;
}

/** Runs a command with a data folder of its own and neither display nor browser, unless the test says so. */
function run(
  command: string,
  before: readonly string[],
  { args = [], env = {}, folder = temporaryFolder() }: Wish,
): Program {
  const bare = { ...process.env, DISPLAY: undefined, WAYLAND_DISPLAY: undefined, QUADRILLE_DATA: folder };
  const child = spawn(command, [...before, ...args], {
    env: { ...bare, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  const exit = once(child, 'close').then(([code]) => code as number | null);
  onTestFinished(async () => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    } catch {
      // All of it has ended already.
    }
    await exit;
  });
  const hears = async (pattern: RegExp) => {
    const match = () => pattern.exec(out)?.slice(0, 2) ?? null;
    await vi.waitFor(() => expect(match(), `${out}\n${err}`).not.toBeNull(), { timeout: 60_000, interval: 30 });
    return match()?.[1] ?? '';
  };
  return { child, folder, said: () => out.split('\n').slice(0, -1), complained: () => err, hears, ended: () => exit };
}

const npmStart = (wish: Wish = {}) => run('npm', ['start', '--silent', '--'], wish);
const preview = (wish: Wish = {}) => run(process.execPath, ['out/preview.js'], wish);
const SCRIPTED = ['--no-open', '--port', '0'];
const LISTENING = /^listening (http:\/\/127\.0\.0\.1:\d+\/\?token=[0-9a-f]{64})$/m;

/** A program that notes its arguments and runs until it is told to end. */
function fakeProgram(folder: string, name: string, rest: string): string {
  const path = join(folder, name);
  const note = `require('node:fs').appendFileSync(${JSON.stringify(`${path}.ran`)}, JSON.stringify(process.argv.slice(2)) + '\\n');`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, `#!${process.execPath}\n${note}\n${rest}\n`);
  chmodSync(path, 0o755);
  return path;
}
const ran = (path: string): string[][] =>
  existsSync(`${path}.ran`)
    ? readFileSync(`${path}.ran`, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as string[])
    : [];

describe('npm start', () => {
  it('prints an address where there is no display, and the page is there', async () => {
    const program = npmStart();
    const address = await program.hears(LISTENING);
    expect(program.said()).toContain('There is no display for a window: opening the preview instead.');
    const response = await fetch(address, { redirect: 'manual' });
    expect(response.status).toBe(303);
  });

  it('for a script prints its line alone and opens nothing, even with a display', async () => {
    const browser = fakeProgram(temporaryFolder(), 'chromium', '');
    const program = npmStart({ args: SCRIPTED, env: { DISPLAY: ':99', CHROMIUM_PATH: browser } });
    await program.hears(LISTENING);
    expect(program.said()[0]).toMatch(LISTENING);
    expect(ran(browser)).toEqual([]);
  });

  it('keeps what goes wrong in a file beside the data, without the folder’s name', async () => {
    const program = preview({ args: SCRIPTED });
    const address = new URL(await program.hears(LISTENING));
    expect((await fetch(`${address.origin}/api/app.open`, { method: 'POST' })).status).toBe(403);
    const log = readFileSync(join(program.folder, 'logs', 'quadrille.log'), 'utf8');
    expect(log).toMatch(/^\d{4}-\d\d-\d\dT\S+Z refused: /);
    expect(log).not.toContain(program.folder);
  });

  it('takes no argument that is none of ours', async () => {
    const program = preview({ args: [...SCRIPTED, 'letter.txt'] });
    expect(await program.ended()).toBe(2);
    expect(program.complained()).toContain('letter.txt is no file of Quadrille.');
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('ends cleanly with %s, with all it has started', async (signal) => {
    const program = npmStart({ args: SCRIPTED });
    const address = new URL(await program.hears(LISTENING));
    if (signal === 'SIGINT') process.kill(-(program.child.pid ?? 0), signal);
    else program.child.kill(signal);
    await program.ended();
    await vi.waitFor(() => expect(readdirSync(program.folder)).toEqual([]), { timeout: 10_000 });
    await expect(fetch(address.origin)).rejects.toThrow('fetch failed');
  });

  it('opens Electron where its program is there, with the project, and ends with it', async () => {
    const dist = temporaryFolder();
    const electron = fakeProgram(dist, 'electron', 'setTimeout(() => process.exit(7), 300)');
    const program = npmStart({ env: { DISPLAY: ':99', ELECTRON_OVERRIDE_DIST_PATH: dist } });
    expect(await program.ended()).toBe(7);
    expect(ran(electron)).toEqual([[process.cwd()]]);
    expect(program.said().join()).not.toContain('listening');
  });

  it('fetches Electron where it is missing, for at most 20 s from a server that answers nothing, then opens the preview', async () => {
    const silent: Server = createServer(() => undefined);
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    onTestFinished(() => void silent.close());
    const { port } = silent.address() as { port: number };
    const browser = fakeProgram(temporaryFolder(), 'chromium', 'setInterval(() => {}, 1000)');
    const from = performance.now();
    const env = {
      DISPLAY: ':99',
      CHROMIUM_PATH: browser,
      ELECTRON_OVERRIDE_DIST_PATH: temporaryFolder(),
      ELECTRON_MIRROR: `http://127.0.0.1:${port}/`,
      electron_config_cache: temporaryFolder(),
    };
    const program = npmStart({ env });
    await program.hears(LISTENING);
    expect((performance.now() - from) / 1000).toBeLessThan(40);
    expect(program.said().filter((line) => line.includes('opening the preview instead'))).toEqual([
      'Electron could not be fetched (it took longer than 20 s): opening the preview instead.',
    ]);
    await vi.waitFor(() => expect(ran(browser)).toHaveLength(1), { timeout: 5_000 });
  });
});

describe('the preview', () => {
  it('opens a window of its own with a display, and ends when it is closed', async () => {
    const browser = fakeProgram(temporaryFolder(), 'chromium', 'setTimeout(() => process.exit(0), 1500)');
    const program = preview({ env: { DISPLAY: ':99', CHROMIUM_PATH: browser } });
    const address = await program.hears(LISTENING);
    expect(await program.ended()).toBe(0);
    const [args] = ran(browser);
    expect(args).toContain(`--app=${address}`);
    expect(args).toContain(`--user-data-dir=${join(program.folder, 'preview-browser')}`);
    expect(args).not.toContain('--no-sandbox');
  });

  it('prints what to do where the browser does not start', async () => {
    const browser = fakeProgram(temporaryFolder(), 'chromium', 'process.exit(1)');
    const program = preview({ env: { DISPLAY: ':99', CHROMIUM_PATH: browser } });
    await program.hears(/(No window could be opened: open the address above in a browser\.)/);
    expect(program.child.exitCode).toBeNull();
  });

  it('points a second instance to the first, which goes on', async () => {
    const first = preview({ args: SCRIPTED });
    const address = new URL(await first.hears(LISTENING));
    const second = preview({ args: SCRIPTED, folder: first.folder });
    expect(await second.ended()).toBe(0);
    const [line = ''] = second.said();
    expect(line).toContain(
      `Quadrille is already running with the data in ${first.folder}. Open it here: ${address.origin}/?token=`,
    );
    const response = await fetch(line.split(' ').at(-1) ?? '', { redirect: 'manual' });
    expect(response.status).toBe(303);
    expect(first.child.exitCode).toBeNull();
  });

  it('shows itself when a second instance is started with a display', async () => {
    const browser = fakeProgram(temporaryFolder(), 'chromium', 'setInterval(() => {}, 1000)');
    const env = { DISPLAY: ':99', CHROMIUM_PATH: browser };
    const first = preview({ env });
    await first.hears(LISTENING);
    const second = preview({ env, folder: first.folder });
    expect(await second.ended()).toBe(0);
    expect(second.said()).toEqual([`Quadrille is already running with the data in ${first.folder}. It shows itself.`]);
    await vi.waitFor(() => expect(ran(browser)).toHaveLength(2), { timeout: 5_000 });
  });

  it.each([
    ['--port', 'x'],
    ['--port', '70000'],
    ['--prot', '1'],
    ['--no-open', 'surplus'],
  ])('refuses %s %s with a sentence', async (...args) => {
    const program = preview({ args });
    expect(await program.ended()).toBe(2);
    expect(program.complained()).not.toContain('at ');
    expect(program.complained().length).toBeGreaterThan(20);
  });

  it('says so where its port is taken', async () => {
    const first = preview({ args: SCRIPTED });
    const { port } = new URL(await first.hears(LISTENING));
    const second = preview({ args: ['--no-open', '--port', port] });
    expect(await second.ended()).toBe(1);
    expect(second.complained().trim()).toBe(`Port ${port} is taken: choose another with --port, or leave it out.`);
  });

  it('outlives a reader that goes away', async () => {
    const program = preview({ args: SCRIPTED });
    const address = await program.hears(LISTENING);
    program.child.stdout?.destroy();
    program.child.stderr?.destroy();
    for (let i = 0; i < 3; i++) expect((await fetch(new URL('/nothing', address))).status).toBe(403);
  });

  it('opens in a data folder that cannot be made, and plays on in memory', async () => {
    const program = preview({ args: SCRIPTED, folder: '/proc/quadrille' });
    const address = await program.hears(LISTENING);
    const launched = await fetch(address, { redirect: 'manual' });
    const cookie = launched.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const { origin } = new URL(address);
    const headers = { cookie, origin, 'content-type': 'application/json' };
    const ask = async (channel: string, body: unknown) =>
      (await fetch(`${origin}/api/${channel}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    expect(await ask('settings.change', { muted: true })).toMatchObject({ ok: true, answer: { muted: true } });
    await vi.waitFor(async () => {
      expect(await ask('app.notices', {})).toMatchObject({ answer: [{ values: { folder: '/proc/quadrille' } }] });
    });
    expect(await ask('app.open', {})).toMatchObject({ answer: { settings: { muted: true } } });
  });
});
