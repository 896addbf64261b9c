/**
 * What no page may do, whatever gets into it: leave our address, open windows or webviews, be given a
 * permission or a device, download what is not our own, or reach a network. Held for every session and every web contents.
 */
import type { App, Session, WebContents } from 'electron';
import { isOurs, PAGE_ADDRESS } from './wire.ts';

/** To be called before any window is made. */
export function guardApp(app: Pick<App, 'on'>): void {
  app.on('web-contents-created', (_event, contents) => guardContents(contents));
}

type Contents = Pick<WebContents, 'on' | 'setWindowOpenHandler'>;

export function guardContents(contents: Contents): void {
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  contents.on('will-navigate', (event) => {
    if (event.url !== PAGE_ADDRESS) event.preventDefault();
  });
  contents.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame || event.url !== PAGE_ADDRESS) event.preventDefault();
  });
  contents.on('will-redirect', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
}

type Guarded = Pick<
  Session,
  | 'setPermissionRequestHandler'
  | 'setPermissionCheckHandler'
  | 'setDevicePermissionHandler'
  | 'setDisplayMediaRequestHandler'
  | 'on'
  | 'webRequest'
>;

export function guardSession(session: Guarded): void {
  session.setPermissionRequestHandler((_contents, _permission, decide) => decide(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, decide) => decide({}));
  session.on('will-download', (event, item) => {
    if (!isOurMaking(item.getURL())) event.preventDefault();
  });
  session.webRequest.onBeforeRequest((details, decide) => decide({ cancel: !mayLoad(details.url) }));
}

/** What our own page has made in memory, to be saved where the user says: a deck as a file. */
function isOurMaking(address: string): boolean {
  return address.startsWith('blob:') && isOurs(address.slice('blob:'.length));
}

/** Our own files, pictures that stand in them, and the developer tools' own pages. */
export function mayLoad(address: string): boolean {
  return isOurs(address) || isOurMaking(address) || address.startsWith('data:') || address.startsWith('devtools://');
}
