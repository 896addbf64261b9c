/**
 * Runs the preview: claims the data folder, opens the services, serves the page, opens a window where
 * there is a display, and ends cleanly with the window or a signal.
 */
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { CatalogueEntry } from '../../core/index.ts';
import { answering } from '../answers.ts';
import { listAssets } from '../assets.ts';
import { openFile } from '../opened.ts';
import { type Claim, claimFolder, type Standing } from '../services/claim.ts';
import { Fault } from '../services/fault.ts';
import { openServices, type Services } from '../services/services.ts';
import { WorkerThinker } from '../services/thinker.ts';
import { findBrowser, hasDisplay, openFolder, openWindow } from './browser.ts';
import { exportTo } from './exports.ts';
import { type Preview, servePreview } from './server.ts';

export interface RunOptions {
  readonly folder: string;
  /** 0 for any free port. */
  readonly port: number;
  /** Whether to open a window where that is possible. */
  readonly open: boolean;
  /** Files of ours to take in; the page hears of each by notice. */
  readonly files: readonly string[];
  readonly catalogue: readonly CatalogueEntry[];
  readonly appVersion: string;
  /** The built worker and the folder of the built renderer. */
  readonly workerScript: URL;
  readonly rendererFolder: string;
  readonly say: (line: string) => void;
  readonly log: (line: string) => void;
}

/** The preview while it runs. `ended` resolves with the process's exit code. */
export interface Running {
  readonly ended: Promise<number>;
  end(): Promise<void>;
}

/** How long writing may take at the end before it is given up. */
const LAST_WRITES_MS = 3_000;
/** A window that closes sooner than this with a failure has never been there. */
const STILLBORN_MS = 4_000;

export async function runPreview(options: RunOptions): Promise<Running> {
  let show: () => Promise<Standing> = async () => ({ shell: 'preview', address: null });
  const claim = await claimFolder({ folder: options.folder, onSecond: () => show() });
  if (!claim.held) {
    options.say(secondInstance(claim.standing, options.folder));
    if (options.files.length > 0) options.say('Take the file in there, from the settings or the list of past matches.');
    return { ended: Promise.resolve(0), end: async () => undefined };
  }
  const running = new PreviewRun(options, claim);
  show = () => running.show();
  await running.start();
  return running;
}

function secondInstance(standing: Standing | null, folder: string): string {
  const running = `Quadrille is already running with the data in ${folder}`;
  if (standing === null) return `${running}, and does not answer.`;
  return standing.address === null ? `${running}. It shows itself.` : `${running}. Open it here: ${standing.address}`;
}

class PreviewRun implements Running {
  readonly ended: Promise<number>;
  readonly #options: RunOptions;
  readonly #claim: Claim & { held: true };
  #services: Services | null = null;
  #preview: Preview | null = null;
  #window: ChildProcess | null = null;
  #ending: Promise<void> | null = null;
  #finish: (code: number) => void = () => undefined;

  constructor(options: RunOptions, claim: Claim & { held: true }) {
    this.#options = options;
    this.#claim = claim;
    this.ended = new Promise((resolve) => {
      this.#finish = resolve;
    });
  }

  async start(): Promise<void> {
    const { folder, catalogue, appVersion, workerScript, rendererFolder, port, log, say, open } = this.#options;
    const assets = listAssets(rendererFolder);
    const thinker = new WorkerThinker(workerScript, log);
    this.#services = await openServices({ folder, catalogue, appVersion, thinker });
    const { transfer, notices } = this.#services;
    for (const path of this.#options.files) await openFile(path, transfer, notices);
    const shell = {
      kind: 'preview',
      platform: process.platform,
      locale: () => this.#preview?.language() ?? Intl.DateTimeFormat().resolvedOptions().locale,
      showFolder: showFolder,
      give: (name: string, bytes: Buffer) => exportTo(join(folder, 'exports'), name, bytes),
    } as const;
    this.#preview = await servePreview({ port, assets, answer: answering(this.#services, shell, log), log });
    this.#services.notices.onAdd(() => this.#preview?.signal('notices', null));
    const address = this.#preview.launchAddress();
    say(`listening ${address}`);
    if (!open || !this.#openWindow(address))
      say('Open this address in a browser; it works once. Ctrl+C ends Quadrille.');
  }

  /** What a second instance is told: a window is opened, or it gets an address of its own. */
  async show(): Promise<Standing> {
    const address = this.#preview?.launchAddress() ?? null;
    const opened = address !== null && this.#options.open && this.#openWindow(address);
    return { shell: 'preview', address: opened ? null : address };
  }

  end(): Promise<void> {
    this.#ending ??= this.#close();
    return this.#ending;
  }

  async #close(): Promise<void> {
    this.#window?.kill();
    await this.#preview?.close();
    const late = new Promise<void>((resolve) => setTimeout(resolve, LAST_WRITES_MS).unref());
    await Promise.race([this.#services?.close(), late]);
    await this.#claim.release();
    this.#finish(0);
  }

  /** False if there is no display or no browser. The first window's end is the app's end. */
  #openWindow(address: string): boolean {
    const browser = findBrowser();
    if (browser === null || !hasDisplay()) return false;
    const child = openWindow(browser, address, join(this.#options.folder, 'preview-browser'));
    const opened = Date.now();
    const failed = () => this.#options.say('No window could be opened: open the address above in a browser.');
    child.on('error', failed);
    if (this.#window !== null) return true;
    this.#window = child;
    child.on('exit', (code) => {
      if (code !== 0 && Date.now() - opened < STILLBORN_MS) failed();
      else void this.end();
    });
    return true;
  }
}

async function showFolder(folder: string): Promise<void> {
  const shown =
    hasDisplay() &&
    (await openFolder(folder).then(
      () => true,
      () => false,
    ));
  if (!shown) throw new Fault('internal', `The folder cannot be shown from here; it is ${folder}.`);
}
