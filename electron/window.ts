/** The one window: made shut off from Node and shown when its page is ready; remembers its place. */
import { BrowserWindow, type BrowserWindowConstructorOptions, screen } from 'electron';
import type { Settings } from './api.ts';
import type { Store } from './services/store.ts';
import { type Place, placeWindow, SMALLEST, type WindowState, windowKind } from './window-place.ts';
import { PAGE_ADDRESS } from './wire.ts';

export interface WindowOptions {
  readonly preload: string;
  readonly store: Store;
  readonly settings: Settings;
}

/** What is behind the page until it has drawn itself. */
const BACKGROUND: Readonly<Record<Settings['theme'], string>> = {
  dark: '#15120f',
  light: '#efe9df',
  contrast: '#000000',
};

export function optionsFor(place: Place, preload: string, theme: Settings['theme']): BrowserWindowConstructorOptions {
  return {
    ...place,
    minWidth: Math.min(SMALLEST.width, place.width),
    minHeight: Math.min(SMALLEST.height, place.height),
    title: 'Quadrille',
    show: false,
    backgroundColor: BACKGROUND[theme],
    autoHideMenuBar: true,
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      webviewTag: false,
      spellcheck: false,
    },
  };
}

/** Opens the window where it was left. */
export async function openWindow({ preload, store, settings }: WindowOptions): Promise<BrowserWindow> {
  const saved = (await store.load('window', windowKind))?.value ?? null;
  const window = new BrowserWindow(optionsFor(placeWindow(saved, workAreas()), preload, settings.theme));
  if (saved?.maximized) window.maximize();
  if (settings.fullScreen) window.setFullScreen(true);
  rememberPlace(window, store);
  window.once('ready-to-show', () => window.show());
  void window.loadURL(PAGE_ADDRESS);
  return window;
}

/** Brings the window to the front, however it was put away. */
export function raise(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}

function workAreas(): Place[] {
  const primary = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter((display) => display.id !== primary.id);
  return [primary, ...others].map((display) => display.workArea);
}

/** Written when a change has come to rest, and once more when the window closes. */
function rememberPlace(window: BrowserWindow, store: Store): void {
  let timer: NodeJS.Timeout | undefined;
  const save = () => {
    if (window.isDestroyed() || window.isFullScreen()) return;
    const state: WindowState = { ...window.getNormalBounds(), maximized: window.isMaximized() };
    void store.save('window', windowKind, state);
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(save, 500);
  };
  window.on('resize', soon);
  window.on('move', soon);
  window.on('maximize', soon);
  window.on('unmaximize', soon);
  window.on('close', () => {
    clearTimeout(timer);
    save();
  });
}
