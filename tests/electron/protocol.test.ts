import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listAssets } from '../../electron/assets.ts';
import { CONTENT_SECURITY_POLICY } from '../../electron/policy.ts';
import { respond } from '../../electron/protocol.ts';
import { temporaryFolder } from './helpers/workshop.ts';

function page() {
  const folder = temporaryFolder();
  const renderer = join(folder, 'renderer');
  mkdirSync(join(renderer, 'assets'), { recursive: true });
  writeFileSync(join(renderer, 'index.html'), '<p>the page</p>');
  writeFileSync(join(renderer, 'assets', 'a.js'), 'let a;');
  writeFileSync(join(renderer, 'assets', 'a.js.map'), '{}');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  symlinkSync(join(folder, 'secret.txt'), join(renderer, 'link.txt'));
  return listAssets(renderer);
}

const get = (url: string, method = 'GET') => respond(page(), { url, method });

describe('app://game', () => {
  it('gives the page and its files under the policy', async () => {
    for (const [path, type, text] of [
      ['', 'text/html; charset=utf-8', '<p>the page</p>'],
      ['index.html', 'text/html; charset=utf-8', '<p>the page</p>'],
      ['assets/a.js?v=1#x', 'text/javascript; charset=utf-8', 'let a;'],
    ]) {
      const response = await get(`app://game/${path}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(type);
      expect(response.headers.get('content-security-policy')).toBe(CONTENT_SECURITY_POLICY);
      expect(await response.text()).toBe(text);
    }
  });

  it.each([
    'app://game/../secret.txt',
    'app://game/..%2fsecret.txt',
    'app://game/%2e%2e/secret.txt',
    'app://game/assets/../../secret.txt',
    'app://game/..\\secret.txt',
    'app://game/..%5csecret.txt',
    'app://game//secret.txt',
    'app://game//etc/passwd',
    'app://game/C:/secret.txt',
    'app://game/index.html%00.js',
    'app://game/link.txt',
    'app://game/assets',
    'app://game/assets/',
    'app://game/assets/a.js.map',
    'app://game/__proto__',
    'app://other/index.html',
    'file:///etc/passwd',
    'not an address',
  ])('does not give %s', async (url) => {
    const response = await get(url);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('');
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('answers no %s', async (method) => {
    expect((await get('app://game/', method)).status).toBe(405);
  });
});
