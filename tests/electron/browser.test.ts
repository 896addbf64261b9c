import { describe, expect, it } from 'vitest';
import { findBrowser, hasDisplay } from '../../electron/preview/browser.ts';

const only = (...paths: string[]) => {
  return (path: string) => paths.includes(path);
};

describe('a browser is found', () => {
  it.each<[string, NodeJS.Platform, Record<string, string>, string]>([
    ['on the path', 'linux', { PATH: '/bin:/usr/bin' }, '/usr/bin/chromium'],
    ['under another name', 'linux', { PATH: '/opt/bin' }, '/opt/bin/google-chrome-stable'],
    [
      'among the applications',
      'darwin',
      { HOME: '/Users/ana' },
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    [
      'among one’s own applications',
      'darwin',
      { HOME: '/Users/ana' },
      '/Users/ana/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    [
      'among the programs',
      'win32',
      { PROGRAMFILES: 'C:\\Program Files' },
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
    [
      'as Edge, which is always there',
      'win32',
      { 'PROGRAMFILES(X86)': 'C:\\x86' },
      'C:\\x86\\Microsoft\\Edge\\Application\\msedge.exe',
    ],
    ['where CHROMIUM_PATH says', 'linux', { PATH: '/usr/bin', CHROMIUM_PATH: '/my/chromium' }, '/my/chromium'],
  ])('%s', (_what, platform, env, path) => {
    expect(findBrowser(env, platform, only(path))).toBe(path);
  });

  it('where CHROMIUM_PATH says before any other, if it is there', () => {
    const env = { PATH: '/usr/bin', CHROMIUM_PATH: '/my/chromium' };
    expect(findBrowser(env, 'linux', only('/usr/bin/chromium', '/my/chromium'))).toBe('/my/chromium');
    expect(findBrowser(env, 'linux', only('/usr/bin/chromium'))).toBe('/usr/bin/chromium');
  });

  it('nowhere, if there is none', () => {
    expect(findBrowser({ PATH: '/usr/bin' }, 'linux', () => false)).toBeNull();
  });
});

describe('a display', () => {
  it.each<[boolean, NodeJS.Platform, Record<string, string>]>([
    [true, 'darwin', {}],
    [true, 'win32', {}],
    [false, 'linux', {}],
    [false, 'linux', { DISPLAY: '' }],
    [true, 'linux', { DISPLAY: ':0' }],
    [true, 'linux', { WAYLAND_DISPLAY: 'wayland-0' }],
  ])('is %s on %s with %j', (there, platform, env) => {
    expect(hasDisplay(env, platform)).toBe(there);
  });
});
