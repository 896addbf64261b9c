import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Opening, Outcome } from '../../electron/api.ts';
import { runDesktop } from '../../electron/desktop.ts';
import { claimFolder } from '../../electron/services/claim.ts';
import { ASK, PAGE_ADDRESS, SIGNAL } from '../../electron/wire.ts';
import { human, temporaryFolder } from './helpers/workshop.ts';
import { app, type BrowserWindow, given, preventable, reset, seen, session } from './stand-in/electron.ts';

afterEach(async () => {
  await end();
  reset();
});

async function start(folder = temporaryFolder()) {
  const out = join(temporaryFolder(), 'out');
  mkdirSync(join(out, 'renderer'), { recursive: true });
  writeFileSync(join(out, 'renderer', 'index.html'), '<p>the page</p>');
  const logged: string[] = [];
  await runDesktop({ folder, appVersion: '1.2.3', out: pathToFileURL(`${out}/`), log: (line) => logged.push(line) });
  const window = seen.windows[0] as BrowserWindow;
  return { folder, window, logged };
}

/** Quits, as every way of quitting does, and waits until the app has left. */
async function end(): Promise<void> {
  if (app.listenerCount('will-quit') === 0) return;
  app.emit('will-quit', preventable());
  await vi.waitFor(() => expect(seen.exits).toEqual([0]));
}

async function ask(channel: string, payload: unknown, frame?: object): Promise<Outcome<unknown>> {
  const { webContents } = seen.windows[0] as BrowserWindow;
  const event = { sender: webContents, senderFrame: frame ?? webContents.mainFrame };
  return (await seen.ipc.get(ASK)?.(event as never, channel, payload)) as Outcome<unknown>;
}

describe('the Electron shell', () => {
  it('says what must be said before the app is ready', async () => {
    await start();
    expect(seen.calls).toEqual(['enableSandbox', 'registerSchemes', 'ready']);
    expect(seen.schemes).toMatchObject([{ scheme: 'app', privileges: { standard: true, secure: true } }]);
    expect(seen.schemes[0]?.privileges).not.toHaveProperty('bypassCSP');
  });

  it('opens one window with our page, shown when it is ready', async () => {
    const { window } = await start();
    expect(seen.windows).toHaveLength(1);
    expect(window.webContents.url).toBe(PAGE_ADDRESS);
    expect(window.shown).toBe(true);
    expect(window.options).toMatchObject({ show: false, width: 1280, height: 800 });
    const response = await seen.protocols.get('app')?.(new Request(PAGE_ADDRESS));
    expect(await response?.text()).toBe('<p>the page</p>');
  });

  it('guards the window’s contents', async () => {
    const { window } = await start();
    const event = preventable({ url: 'https://example.com/' });
    window.webContents.emit('will-navigate', event);
    expect(event.defaultPrevented).toBe(true);
  });

  it('guards the session the page lives in', async () => {
    await start();
    const { defaultSession } = session;
    expect(defaultSession.permissionCheck?.(null, 'media', PAGE_ADDRESS, {} as never)).toBe(false);
    expect(defaultSession.beforeRequest).not.toBeNull();
  });

  it('answers the page’s questions, and nobody else’s', async () => {
    const { folder } = await start();
    const { answer } = (await ask('app.open', {})) as { answer: Opening };
    expect(answer).toMatchObject({ version: '1.2.3', shell: 'electron', locale: 'en-GB', folder });
    const foreign = await ask('app.open', {}, { url: 'app://game/' });
    expect(foreign).toMatchObject({ ok: false, fault: { code: 'foreign-sender' } });
  });

  it('shows its window to a second instance', async () => {
    const { window } = await start();
    window.minimized = true;
    app.emit('second-instance', {}, ['/quadrille'], '/');
    expect(window.minimized).toBe(false);
    expect(window.raised).toBe(1);
  });

  it('shows its window to a preview that finds the data folder taken', async () => {
    const { folder, window } = await start();
    const second = await claimFolder({ folder, onSecond: () => ({ shell: 'preview', address: null }) });
    expect(second).toEqual({ held: false, standing: { shell: 'electron', address: null } });
    expect(window.raised).toBe(1);
  });

  it('leaves a data folder alone that a preview holds, and says so', async () => {
    const folder = temporaryFolder();
    const claim = await claimFolder({ folder, onSecond: () => ({ shell: 'preview', address: null }) });
    given.locale = 'pt-BR';
    await start(folder);
    expect(seen.errorBoxes).toEqual(['O Quadrille já está aberto em um navegador com os mesmos dados.']);
    expect(seen.exits).toEqual([0]);
    expect(seen.windows).toEqual([]);
    if (claim.held) await claim.release();
  });

  it('remembers the window’s place and full screen', async () => {
    const first = await start();
    Object.assign(first.window.options, { x: 50, y: 60, width: 1000, height: 650 });
    first.window.emit('close');
    await ask('settings.change', { fullScreen: true });
    expect(first.window.fullScreen).toBe(true);
    await end();
    reset();
    const { window } = await start(first.folder);
    expect(window.options).toMatchObject({ x: 50, y: 60, width: 1000, height: 650 });
    expect(window.fullScreen).toBe(true);
  });

  it('tells the page when the window itself changed full screen', async () => {
    const { window } = await start();
    window.setFullScreen(true);
    expect(window.webContents.sent).toEqual([[SIGNAL, 'settings', expect.objectContaining({ fullScreen: true })]]);
    expect(await ask('app.open', {})).toMatchObject({ answer: { settings: { fullScreen: true } } });
  });

  it('tells the page when something has come up that it should know', async () => {
    const { folder, window } = await start();
    writeFileSync(join(folder, 'matches'), 'a file where a folder should be');
    const seats = [human('Ana'), human('Bea')];
    await ask('match.begin', { plan: { game: 'uno', seats, options: {} } });
    await vi.waitFor(() => expect(window.webContents.sent).toEqual([[SIGNAL, 'notices', null]]));
    expect(await ask('app.notices', {})).toMatchObject({ answer: [{ code: 'cannot-write' }] });
  });

  it('has its menu in the language of the settings, and follows a change', async () => {
    await start();
    expect(seen.menus.at(-1)?.[0]?.label).toBe('Game');
    await ask('settings.change', { language: 'pt-BR' });
    expect(seen.menus.at(-1)?.[0]?.label).toBe('Jogo');
  });

  it('loads a page anew that has died, but not for ever', async () => {
    const { window, logged } = await start();
    for (let i = 0; i < 5; i++) window.webContents.emit('render-process-gone', {}, { reason: 'crashed' });
    expect(window.webContents.reloads).toBe(3);
    expect(logged).toContain('the page has ended: crashed');
  });

  it('takes in a file that was opened before it was there, and one that a running instance is handed', async () => {
    const folder = temporaryFolder();
    const [early, late] = ['early.quadmatch', 'late.quadmatch'].map((name) => join(folder, name));
    const starting = start();
    const event = preventable();
    app.emit('open-file', event, early);
    const { window } = await starting;
    expect(event.defaultPrevented).toBe(true);
    app.emit('second-instance', {}, ['/quadrille', '--flag', 'late.quadmatch'], folder);
    const heard: string[] = [];
    await vi.waitFor(async () => {
      const { answer } = (await ask('app.notices', {})) as { answer: { values: { file: string } }[] };
      heard.push(...answer.map(({ values }) => values.file));
      expect(heard.sort()).toEqual([early, late]);
    });
    expect(window.raised).toBe(1);
  });

  it('writes a file where the person wants it, and nowhere if they do not', async () => {
    await start();
    const begun = (await ask('match.begin', {
      plan: { game: 'uno', seats: [human('Ana'), human('Bea')], options: {} },
    })) as {
      answer: { table: { id: string } };
    };
    const asked = { shelf: 'matches', id: begun.answer.table.id };
    await vi.waitFor(async () => expect(await ask('files.exportOne', asked)).toEqual({ ok: true, answer: null }));
    given.saveTo = join(temporaryFolder(), 'mine.quadmatch');
    expect(await ask('files.exportOne', asked)).toEqual({ ok: true, answer: { file: given.saveTo, documents: 1 } });
    expect(readFileSync(given.saveTo, 'utf8')).toContain('"format":"quadrille-match"');
  });

  it('shows the data folder', async () => {
    const { folder } = await start();
    expect(await ask('app.showFolder', {})).toEqual({ ok: true, answer: null });
    expect(seen.opened).toEqual([folder]);
  });

  it('leaves when all is written, and frees the data folder', async () => {
    const { folder } = await start();
    await ask('settings.change', { muted: true });
    const event = preventable();
    app.emit('will-quit', event);
    expect(event.defaultPrevented).toBe(true);
    await vi.waitFor(() => expect(seen.exits).toEqual([0]));
    const claim = await claimFolder({ folder, onSecond: () => ({ shell: 'preview', address: null }) });
    expect(claim.held).toBe(true);
    if (claim.held) await claim.release();
    reset();
    await start(folder);
    expect(await ask('app.open', {})).toMatchObject({ answer: { settings: { muted: true } } });
  });

  it('ends with its window, but on macOS lives on and opens it again', async () => {
    const { window } = await start();
    window.emit('closed');
    const real = process.platform;
    Object.defineProperty(process, 'platform', { value: 'darwin' });
    app.emit('window-all-closed');
    expect(seen.calls).not.toContain('quit');
    app.emit('activate');
    await vi.waitFor(() => expect(seen.windows).toHaveLength(2));
    Object.defineProperty(process, 'platform', { value: real });
    app.emit('window-all-closed');
    expect(seen.calls).toContain('quit');
  });
});
