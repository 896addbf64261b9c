import { describe, expect, it } from 'vitest';
import { senderOf } from '../../electron/ipc-main.ts';
import { CONTENT_SECURITY_POLICY, PAGE_HEADERS } from '../../electron/policy.ts';
import { guardContents, guardSession, mayLoad } from '../../electron/security.ts';
import { optionsFor } from '../../electron/window.ts';
import { isOurs, PAGE_ADDRESS } from '../../electron/wire.ts';
import packed from '../../package.json';
import { preventable, StandInContents, StandInSession } from './stand-in/electron.ts';

const FOREIGN = [
  'https://example.com/',
  'http://127.0.0.1:80/',
  'file:///etc/passwd',
  'app://other/',
  'app://game.example.com/',
  'app://game@other/',
  'app://game:99/',
  'application://game/',
  'javascript:alert(1)',
  'about:blank',
  '',
  'app:game',
];

function guarded() {
  const contents = new StandInContents();
  guardContents(contents as unknown as Electron.WebContents);
  return contents;
}

function emitted(contents: StandInContents, name: string, facts: object): boolean {
  const event = preventable(facts);
  contents.emit(name, event);
  return event.defaultPrevented;
}

describe('our page', () => {
  it.each([PAGE_ADDRESS, 'app://game/index.html', 'app://game/assets/a.js?x#y'])('is at %s', (address) => {
    expect(isOurs(address)).toBe(true);
  });
  it.each(FOREIGN)('is not at %s', (address) => {
    expect(isOurs(address)).toBe(false);
  });
});

describe('a page', () => {
  it.each(FOREIGN)('does not navigate to %s', (url) => {
    expect(emitted(guarded(), 'will-navigate', { url })).toBe(true);
    expect(emitted(guarded(), 'will-frame-navigate', { url, isMainFrame: true })).toBe(true);
  });

  it('may reload itself', () => {
    expect(emitted(guarded(), 'will-navigate', { url: PAGE_ADDRESS })).toBe(false);
    expect(emitted(guarded(), 'will-frame-navigate', { url: PAGE_ADDRESS, isMainFrame: true })).toBe(false);
  });

  it('loads nothing into a frame, is not redirected, attaches no webview', () => {
    expect(emitted(guarded(), 'will-frame-navigate', { url: PAGE_ADDRESS, isMainFrame: false })).toBe(true);
    expect(emitted(guarded(), 'will-redirect', { url: PAGE_ADDRESS })).toBe(true);
    expect(emitted(guarded(), 'will-attach-webview', {})).toBe(true);
  });

  it('opens no window', () => {
    const details = { url: PAGE_ADDRESS } as Electron.HandlerDetails;
    expect(guarded().openHandler?.(details)).toEqual({ action: 'deny' });
  });
});

describe('a session', () => {
  const session = new StandInSession();
  guardSession(session as unknown as Electron.Session);

  it.each(['media', 'geolocation', 'notifications', 'fullscreen', 'openExternal', 'clipboard-read', 'hid', 'usb'])(
    'grants no %s',
    (permission) => {
      const answers: boolean[] = [];
      session.permissionRequest?.({} as never, permission as never, (granted) => answers.push(granted), {} as never);
      expect(answers).toEqual([false]);
      expect(session.permissionCheck?.(null, permission as never, PAGE_ADDRESS, {} as never)).toBe(false);
    },
  );

  it('grants no device and no picture of the screen', () => {
    expect(session.devicePermission?.({ deviceType: 'usb', origin: PAGE_ADDRESS, device: {} as never })).toBe(false);
    const streams: (object | null)[] = [];
    session.displayMedia?.({} as never, (given) => streams.push(given));
    expect(streams).toEqual([{}]);
  });

  it.each([...FOREIGN, PAGE_ADDRESS, ...FOREIGN.map((address) => `blob:${address}`)])(
    'downloads nothing from %s',
    (url) => {
      const event = preventable();
      session.emit('will-download', event, { getURL: () => url }, {});
      expect(event.defaultPrevented).toBe(true);
    },
  );

  it('saves what our own page has made', () => {
    const event = preventable();
    const url = `blob:${new URL(PAGE_ADDRESS).href.replace(/[^/]*$/, '')}3f0c`;
    session.emit('will-download', event, { getURL: () => url }, {});
    expect([event.defaultPrevented, mayLoad(url)]).toEqual([false, true]);
  });

  it.each(FOREIGN.filter((url) => !url.startsWith('data:')))('loads nothing from %s', (url) => {
    const answers: Electron.CallbackResponse[] = [];
    session.beforeRequest?.({ url }, (answer) => answers.push(answer));
    expect(answers).toEqual([{ cancel: true }]);
  });

  it('loads what is ours', () => {
    expect(mayLoad('app://game/assets/a.js')).toBe(true);
    expect(mayLoad('data:image/svg+xml,x')).toBe(true);
  });
});

describe('the window', () => {
  const { webPreferences } = optionsFor({ x: 0, y: 0, width: 1280, height: 800 }, '/out/preload.cjs', 'dark');

  it('shuts its page off from Node and from Electron', () => {
    expect(webPreferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      webviewTag: false,
    });
  });

  it('switches on nothing insecure or experimental', () => {
    for (const name of ['allowRunningInsecureContent', 'experimentalFeatures', 'enableBlinkFeatures']) {
      expect(webPreferences).not.toHaveProperty(name);
    }
  });
});

describe('the content security policy', () => {
  it('lets nothing in by default, and no inline or evaluated script or style', () => {
    expect(CONTENT_SECURITY_POLICY).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
    expect(CONTENT_SECURITY_POLICY).not.toMatch(/unsafe|\*|https?:/);
    for (const directive of ["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'", "object-src 'none'"]) {
      expect(CONTENT_SECURITY_POLICY).toContain(directive);
    }
  });

  it('never makes script of text', () => {
    expect(CONTENT_SECURITY_POLICY).toContain("require-trusted-types-for 'script'");
  });

  it('comes with headers that close what the policy does not', () => {
    expect(PAGE_HEADERS).toMatchObject({
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    });
  });
});

describe('a message', () => {
  const { mainFrame } = new StandInContents();
  const sender = { mainFrame } as Electron.WebContents;
  const frame = (url: string) => ({ url }) as Electron.WebFrameMain;

  it('of our page is heard', () => {
    expect(senderOf({ sender, senderFrame: mainFrame })).toEqual({ trusted: true });
  });

  it('of a frame that is gone is not heard, nor when its window is gone with it', () => {
    const gone = { mainFrame: null } as unknown as Electron.WebContents;
    expect(senderOf({ sender: gone, senderFrame: null }).trusted).toBe(false);
    expect(senderOf({ sender, senderFrame: null }).trusted).toBe(false);
  });

  it('of a frame inside the page is not heard', () => {
    expect(senderOf({ sender, senderFrame: frame(PAGE_ADDRESS) }).trusted).toBe(false);
  });

  it.each(FOREIGN)('of a page at %s is not heard', (url) => {
    const foreign = frame(url);
    const where = { mainFrame: foreign } as Electron.WebContents;
    expect(senderOf({ sender: where, senderFrame: foreign }).trusted).toBe(false);
  });
});

describe('Electron', () => {
  it('is one known version, and so is what packages it', () => {
    const { electron, 'electron-builder': builder } = packed.devDependencies;
    expect(electron).toMatch(/^\d+\.\d+\.\d+$/);
    expect(builder).toMatch(/^\d+\.\d+\.\d+$/);
  });
});
