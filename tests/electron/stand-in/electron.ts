/**
 * Stands in for the `electron` module where its program is not at hand: the few parts the project uses,
 * each held to Electron's own declarations, recording what is done with them. `reset` begins anew.
 */
import { EventEmitter } from 'node:events';

type Handler = (event: Electron.IpcMainInvokeEvent, ...args: unknown[]) => unknown;

/** What tests look at. */
export const seen = {
  calls: [] as string[],
  exits: [] as number[],
  errorBoxes: [] as string[],
  opened: [] as string[],
  menus: [] as Electron.MenuItemConstructorOptions[][],
  windows: [] as BrowserWindow[],
  schemes: [] as Electron.CustomScheme[],
  exposed: [] as { key: string; api: unknown }[],
  invoked: [] as { channel: string; args: unknown[] }[],
  ipc: new Map<string, Handler>(),
  protocols: new Map<string, (request: Request) => Response | Promise<Response>>(),
};

/** What tests set beforehand. */
export const given = {
  lock: true,
  locale: 'en-GB',
  saved: {} as Record<string, string>,
  /** Where the person saves a file; null: nowhere. */
  saveTo: null as string | null,
  displays: [{ id: 1, workArea: { x: 0, y: 0, width: 1920, height: 1040 } }],
};

class StandInApp extends EventEmitter {
  isPackaged = false;
  readonly setPath: Electron.App['setPath'] = (name, path) => {
    seen.calls.push(`setPath ${name}`);
    given.saved[name] = path;
  };
  readonly getPath: Electron.App['getPath'] = (name) => `/${name}`;
  readonly setAppUserModelId: Electron.App['setAppUserModelId'] = () => undefined;
  readonly requestSingleInstanceLock: Electron.App['requestSingleInstanceLock'] = () => {
    seen.calls.push('lock');
    return given.lock;
  };
  readonly enableSandbox: Electron.App['enableSandbox'] = () => void seen.calls.push('enableSandbox');
  readonly whenReady: Electron.App['whenReady'] = async () => void seen.calls.push('ready');
  readonly getLocale: Electron.App['getLocale'] = () => given.locale;
  readonly exit: Electron.App['exit'] = (code = 0) => void seen.exits.push(code);
  readonly quit: Electron.App['quit'] = () => {
    seen.calls.push('quit');
    this.emit('will-quit', preventable());
  };
}
export const app = new StandInApp();

/** An event that knows whether it was prevented. */
export function preventable<T extends object>(
  facts: T = {} as T,
): T & { preventDefault(): void; defaultPrevented: boolean } {
  return Object.assign(facts, {
    defaultPrevented: false,
    preventDefault(this: { defaultPrevented: boolean }) {
      this.defaultPrevented = true;
    },
  });
}

export class StandInContents extends EventEmitter {
  readonly mainFrame = { url: 'app://game/' } as Electron.WebFrameMain;
  readonly sent: unknown[][] = [];
  url = '';
  reloads = 0;
  openHandler: Parameters<Electron.WebContents['setWindowOpenHandler']>[0] | null = null;
  readonly setWindowOpenHandler: Electron.WebContents['setWindowOpenHandler'] = (handler) => {
    this.openHandler = handler;
  };
  readonly isDestroyed: Electron.WebContents['isDestroyed'] = () => false;
  readonly getURL: Electron.WebContents['getURL'] = () => this.url;
  readonly reload: Electron.WebContents['reload'] = () => void this.reloads++;
  readonly send: Electron.WebContents['send'] = (channel, ...args) => void this.sent.push([channel, ...args]);
}

export class BrowserWindow extends EventEmitter {
  readonly webContents = new StandInContents();
  shown = false;
  minimized = false;
  maximized = false;
  fullScreen = false;
  raised = 0;
  constructor(readonly options: Electron.BrowserWindowConstructorOptions) {
    super();
    seen.windows.push(this);
    app.emit('web-contents-created', {}, this.webContents);
  }
  readonly loadURL: Electron.BrowserWindow['loadURL'] = async (url) => {
    this.webContents.url = url;
    this.emit('ready-to-show');
  };
  readonly show: Electron.BrowserWindow['show'] = () => {
    this.shown = true;
  };
  readonly focus: Electron.BrowserWindow['focus'] = () => void this.raised++;
  readonly restore: Electron.BrowserWindow['restore'] = () => {
    this.minimized = false;
  };
  readonly maximize: Electron.BrowserWindow['maximize'] = () => {
    this.maximized = true;
  };
  readonly isMinimized: Electron.BrowserWindow['isMinimized'] = () => this.minimized;
  readonly isMaximized: Electron.BrowserWindow['isMaximized'] = () => this.maximized;
  readonly isDestroyed: Electron.BrowserWindow['isDestroyed'] = () => false;
  readonly isFullScreen: Electron.BrowserWindow['isFullScreen'] = () => this.fullScreen;
  readonly setFullScreen: Electron.BrowserWindow['setFullScreen'] = (flag) => {
    if (this.fullScreen === flag) return;
    this.fullScreen = flag;
    this.emit(flag ? 'enter-full-screen' : 'leave-full-screen');
  };
  readonly getNormalBounds: Electron.BrowserWindow['getNormalBounds'] = () => {
    const { x = 0, y = 0, width = 0, height = 0 } = this.options;
    return { x, y, width, height };
  };
}

/** A session's handlers, as they were set. */
export class StandInSession extends EventEmitter {
  permissionRequest: Parameters<Electron.Session['setPermissionRequestHandler']>[0] = null;
  permissionCheck: Parameters<Electron.Session['setPermissionCheckHandler']>[0] = null;
  devicePermission: Parameters<Electron.Session['setDevicePermissionHandler']>[0] = null;
  displayMedia: Parameters<Electron.Session['setDisplayMediaRequestHandler']>[0] = null;
  beforeRequest: ((details: { url: string }, decide: (answer: Electron.CallbackResponse) => void) => void) | null =
    null;
  readonly setPermissionRequestHandler: Electron.Session['setPermissionRequestHandler'] = (handler) => {
    this.permissionRequest = handler;
  };
  readonly setPermissionCheckHandler: Electron.Session['setPermissionCheckHandler'] = (handler) => {
    this.permissionCheck = handler;
  };
  readonly setDevicePermissionHandler: Electron.Session['setDevicePermissionHandler'] = (handler) => {
    this.devicePermission = handler;
  };
  readonly setDisplayMediaRequestHandler: Electron.Session['setDisplayMediaRequestHandler'] = (handler) => {
    this.displayMedia = handler;
  };
  readonly webRequest = {
    onBeforeRequest: (handler: typeof this.beforeRequest) => {
      this.beforeRequest = handler;
    },
  };
}
export const session = { defaultSession: new StandInSession() };

export const ipcMain: Pick<Electron.IpcMain, 'handle'> = {
  handle: (channel, handler) => void seen.ipc.set(channel, handler),
};

const hearers = new EventEmitter();
export const ipcRenderer: Pick<Electron.IpcRenderer, 'invoke' | 'on' | 'off'> & { hear(...args: unknown[]): void } = {
  async invoke(channel, ...args) {
    seen.invoked.push({ channel, args });
    return 'the outcome';
  },
  on(channel, listener) {
    hearers.on(channel, listener);
    return this as unknown as Electron.IpcRenderer;
  },
  off(channel, listener) {
    hearers.off(channel, listener);
    return this as unknown as Electron.IpcRenderer;
  },
  hear: (...[channel, ...args]) => void hearers.emit(String(channel), {}, ...args),
};

export const contextBridge: Pick<Electron.ContextBridge, 'exposeInMainWorld'> = {
  exposeInMainWorld: (key, api: unknown) => void seen.exposed.push({ key, api }),
};

export const protocol: Pick<Electron.Protocol, 'registerSchemesAsPrivileged' | 'handle'> = {
  registerSchemesAsPrivileged(schemes) {
    seen.calls.push('registerSchemes');
    seen.schemes.push(...schemes);
  },
  handle: (scheme, handler) => void seen.protocols.set(scheme, handler),
};

export const screen: Pick<Electron.Screen, 'getPrimaryDisplay' | 'getAllDisplays'> = {
  getPrimaryDisplay: () => given.displays[0] as Electron.Display,
  getAllDisplays: () => given.displays as Electron.Display[],
};

export const Menu: Pick<typeof Electron.Menu, 'buildFromTemplate' | 'setApplicationMenu'> = {
  buildFromTemplate(template) {
    seen.menus.push(template as Electron.MenuItemConstructorOptions[]);
    return {} as Electron.Menu;
  },
  setApplicationMenu: () => undefined,
};

export const dialog: Pick<Electron.Dialog, 'showErrorBox'> & {
  showMessageBox(options: Electron.MessageBoxOptions): Promise<Electron.MessageBoxReturnValue>;
  showSaveDialog(options: Electron.SaveDialogOptions): Promise<Electron.SaveDialogReturnValue>;
} = {
  showMessageBox: async () => ({ response: 1, checkboxChecked: false }),
  showSaveDialog: async () => ({ canceled: given.saveTo === null, filePath: given.saveTo ?? '' }),
  showErrorBox: (title) => void seen.errorBoxes.push(title),
};

export const shell: Pick<Electron.Shell, 'openPath'> = {
  async openPath(path) {
    seen.opened.push(path);
    return '';
  },
};

export function reset(): void {
  const lists = [seen.calls, seen.exits, seen.errorBoxes, seen.opened, seen.menus, seen.windows, seen.schemes];
  for (const list of [...lists, seen.exposed, seen.invoked]) list.length = 0;
  seen.ipc.clear();
  seen.protocols.clear();
  app.removeAllListeners();
  session.defaultSession = new StandInSession();
  Object.assign(given, { lock: true, locale: 'en-GB', saved: {}, saveTo: null });
}
