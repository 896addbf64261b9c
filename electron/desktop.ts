/**
 * The Electron shell: services, page, window and menu put together, and the roads by which they end.
 * Nothing waits for the end to be saved; the end only waits for what is being written already.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { app, type BrowserWindow, dialog, Menu, session, shell } from 'electron';
import { catalogue } from '../core/index.ts';
import { answering, type Shell } from './answers.ts';
import type { Settings, SignalName, Signals } from './api.ts';
import { listAssets } from './assets.ts';
import { sendSignal, serveMessages } from './ipc-main.ts';
import { menuTemplate } from './menu.ts';
import { MENU_WORDS, type MenuWords, menuLanguage } from './menu-words.ts';
import { filesIn, openFile } from './opened.ts';
import { registerScheme, serveScheme } from './protocol.ts';
import { guardApp, guardSession } from './security.ts';
import { claimFolder, type Standing } from './services/claim.ts';
import { Fault } from './services/fault.ts';
import { writeWhole } from './services/replace.ts';
import { openServices, type Services } from './services/services.ts';
import { type Log, WorkerThinker } from './services/thinker.ts';
import { lookForUpdate, updateSource } from './updates.ts';
import { openWindow, raise } from './window.ts';

export interface DesktopOptions {
  readonly folder: string;
  readonly appVersion: string;
  /** The folder of the built files. */
  readonly out: URL;
  readonly log: Log;
}

/** How long writing may take at the end before it is given up. */
const LAST_WRITES_MS = 3_000;
/** A page that dies more often than this is not started again. */
const MOST_DEATHS = 3;

/** What must be said before the app is ready; then the app itself. Only for whoever holds the instance lock. */
export async function runDesktop(options: DesktopOptions): Promise<void> {
  app.enableSandbox();
  registerScheme();
  guardApp(app);
  let desktop: Desktop | null = null;
  /** Files that were handed over before there was anything to take them in. */
  const early = filesIn(process.argv.slice(1), process.cwd());
  const openOrKeep = (path: string) => (desktop === null ? void early.push(path) : desktop.take(path));
  app.on('open-file', (event, path) => {
    event.preventDefault();
    openOrKeep(path);
  });
  app.on('second-instance', (_event, args, folder) => {
    desktop?.show();
    for (const path of filesIn(args.slice(1), folder)) openOrKeep(path);
  });
  app.on('activate', () => desktop?.show());
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  await app.whenReady();
  const claim = await claimFolder({ folder: options.folder, onSecond: () => standing(desktop) });
  if (!claim.held) {
    const words = wordsFor('system');
    dialog.showErrorBox(words.runningElsewhere, words.openThere);
    app.exit(0);
    return;
  }
  desktop = new Desktop(options, await openDesktopServices(options));
  app.on('will-quit', (event) => {
    event.preventDefault();
    void desktop?.end(claim.release);
  });
  await desktop.start();
  for (const path of early) desktop.take(path);
  await desktop.lookForUpdate();
}

function standing(desktop: Desktop | null): Standing {
  desktop?.show();
  return { shell: 'electron', address: null };
}

function openDesktopServices({ folder, appVersion, out, log }: DesktopOptions): Promise<Services> {
  const thinker = new WorkerThinker(new URL('worker.js', out), log);
  return openServices({ folder, catalogue, appVersion, thinker });
}

function wordsFor(chosen: Settings['language']): MenuWords {
  return MENU_WORDS[menuLanguage(chosen, app.getLocale())];
}

/** Asks where a file should go, and writes it there. */
async function give(name: string, bytes: Buffer): Promise<string | null> {
  const { canceled, filePath } = await dialog.showSaveDialog({ defaultPath: join(app.getPath('documents'), name) });
  if (canceled || filePath === '') return null;
  await writeWhole(filePath, bytes);
  return filePath;
}

const SHELL: Shell = {
  kind: 'electron',
  platform: process.platform,
  locale: () => app.getLocale(),
  give,
  async showFolder(folder) {
    const why = await shell.openPath(folder);
    if (why !== '') throw new Fault('internal', `The folder ${folder} cannot be shown: ${why}`);
  },
};

class Desktop {
  readonly #options: DesktopOptions;
  readonly #services: Services;
  #window: BrowserWindow | null = null;
  #opening: Promise<void> | null = null;
  #deaths = 0;
  #ending = false;

  constructor(options: DesktopOptions, services: Services) {
    this.#options = options;
    this.#services = services;
  }

  async start(): Promise<void> {
    const { out, log } = this.#options;
    guardSession(session.defaultSession);
    serveScheme(listAssets(fileURLToPath(new URL('renderer', out))));
    serveMessages(answering(this.#services, SHELL, log));
    this.#services.settings.onChange((settings) => this.#follow(settings));
    this.#services.notices.onAdd(() => this.#signal('notices', null));
    this.#setMenu();
    await this.#open();
  }

  /** Brings the window to the front, or opens it again where the app lives on without one. */
  show(): void {
    if (this.#window === null) void this.#open();
    else raise(this.#window);
  }

  /** Asks before anything is fetched or installed; says nothing where no publisher is configured. */
  async lookForUpdate(): Promise<void> {
    const { out, log } = this.#options;
    const source = app.isPackaged ? updateSource(process.resourcesPath, out) : null;
    if (source === null) return;
    const playing = () => this.#services.matches.opened;
    await lookForUpdate({ source, playing, ask: (question, version) => this.#ask(question, version), log });
  }

  async #ask(question: 'fetch' | 'install', version: string): Promise<boolean> {
    const words = wordsFor(this.#services.settings.now().language);
    const message = (question === 'fetch' ? words.fetchUpdate : words.installUpdate).replace('{version}', version);
    const buttons = [question === 'fetch' ? words.fetch : words.install, words.later];
    const { response } = await dialog.showMessageBox({ type: 'question', message, buttons, defaultId: 1, cancelId: 1 });
    return response === 0;
  }

  /** Takes in a file of ours; the page hears of it by notice. */
  take(path: string): void {
    void openFile(path, this.#services.transfer, this.#services.notices);
  }

  /** Called for every way of quitting; the app is left for good when all is written, or too late. */
  async end(release: () => Promise<void>): Promise<void> {
    if (this.#ending) return;
    this.#ending = true;
    const late = new Promise<void>((resolve) => setTimeout(resolve, LAST_WRITES_MS));
    await Promise.race([this.#services.close().then(release), late]);
    app.exit(0);
  }

  #open(): Promise<void> {
    this.#opening ??= this.#openWindow().finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  async #openWindow(): Promise<void> {
    const { store, settings } = this.#services;
    const preload = fileURLToPath(new URL('preload.cjs', this.#options.out));
    const window = await openWindow({ preload, store, settings: settings.now() });
    this.#window = window;
    window.on('closed', () => {
      this.#window = null;
    });
    window.on('enter-full-screen', () => this.#keepFullScreen(true));
    window.on('leave-full-screen', () => this.#keepFullScreen(false));
    window.webContents.on('render-process-gone', (_event, { reason }) => this.#revive(window, reason));
  }

  /** A page that has died is loaded anew; the match is where it was, for it lives here. */
  #revive(window: BrowserWindow, reason: string): void {
    this.#options.log(`the page has ended: ${reason}`);
    if (reason === 'clean-exit' || this.#ending || window.isDestroyed()) return;
    if (++this.#deaths <= MOST_DEATHS) window.webContents.reload();
  }

  #keepFullScreen(fullScreen: boolean): void {
    if (this.#ending || this.#services.settings.now().fullScreen === fullScreen) return;
    this.#signal('settings', this.#services.settings.change({ fullScreen }));
  }

  #signal<S extends SignalName>(signal: S, payload: Signals[S]): void {
    if (this.#window !== null) sendSignal(this.#window.webContents, signal, payload);
  }

  #follow({ fullScreen }: Settings): void {
    const window = this.#window;
    if (window !== null && window.isFullScreen() !== fullScreen) window.setFullScreen(fullScreen);
    this.#setMenu();
  }

  #setMenu(): void {
    const { settings } = this.#services;
    const template = menuTemplate({
      platform: process.platform,
      words: wordsFor(settings.now().language),
      developer: !app.isPackaged,
      command: (command) => this.#signal('command', { command }),
      toggleFullScreen: () => void this.#window?.setFullScreen(!this.#window.isFullScreen()),
      showFolder: () => void shell.openPath(this.#services.folder),
    });
    Menu.setApplicationMenu(Menu.buildFromTemplate(template));
  }
}
