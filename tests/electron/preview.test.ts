import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { CONTENT_SECURITY_POLICY } from '../../electron/policy.ts';
import { alive, previewed } from './helpers/previewed.ts';

describe('the preview', () => {
  it('listens on the loopback address only', async () => {
    const { preview } = await previewed();
    expect(new URL(preview.launchAddress()).hostname).toBe('127.0.0.1');
    const outside = await new Promise((resolve) => {
      const socket = connect(preview.port, '127.0.0.2', () => resolve('connected'));
      socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    });
    expect(outside).toBe('ECONNREFUSED');
  });

  it('exchanges its launch token for a cookie, once, and takes it out of the address', async () => {
    const { preview, knock } = await previewed();
    const { pathname, search } = new URL(preview.launchAddress());
    const first = await knock({ path: pathname + search });
    expect(first).toMatchObject({ status: 303, headers: { location: '/' } });
    expect(first.headers['set-cookie']).toEqual([
      expect.stringMatching(/^quadrille-\d+=[0-9a-f]{64}; HttpOnly; SameSite=Strict; Path=\/$/),
    ]);
    const second = await knock({ path: pathname + search });
    expect(second.status).toBe(403);
    expect(second.headers['set-cookie']).toBeUndefined();
  });

  it('gives the page and its files to who holds the cookie, under the policy', async () => {
    const { knock, launch } = await previewed();
    const cookie = await launch();
    const page = await knock({ headers: { cookie } });
    expect(page).toMatchObject({ status: 200, text: '<p>the page</p>' });
    expect(page.headers).toMatchObject({
      'content-security-policy': CONTENT_SECURITY_POLICY,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(page.headers).not.toHaveProperty('access-control-allow-origin');
    expect(await knock({ path: '/assets/a.js', headers: { cookie } })).toMatchObject({ status: 200, text: 'let a;' });
    expect(await knock({ method: 'HEAD', headers: { cookie } })).toMatchObject({ status: 200, text: '' });
  });

  it('tells the language of the browser that opened it', async () => {
    const { knock, launch, preview } = await previewed();
    expect(preview.language()).toBeNull();
    await knock({ headers: { cookie: await launch(), 'accept-language': 'pt-BR,pt;q=0.9,en;q=0.8' } });
    expect(preview.language()).toBe('pt-BR');
  });

  it('turns strangers away in the language of their browser', async () => {
    const { knock } = await previewed();
    const headers = { 'accept-language': 'pt-BR,pt;q=0.9' };
    expect((await knock({ headers })).text).toMatch(/^O pedido foi recusado\./);
    expect((await knock({ path: '/?token=none', headers })).text).toMatch(/^Este endereço já foi usado/);
    expect((await knock({})).text).toMatch(/^The request is refused\./);
  });

  it('passes signals on to the page', async () => {
    const { preview, launch } = await previewed();
    const cookie = await launch();
    const text = await new Promise<string>((resolve) => {
      let heard = '';
      const socket = connect(preview.port, '127.0.0.1', () => {
        socket.write(`GET /signals HTTP/1.1\r\nHost: 127.0.0.1:${preview.port}\r\nCookie: ${cookie}\r\n\r\n`);
      });
      socket.on('data', (part) => {
        heard += String(part);
        if (heard.includes(': open')) preview.signal('command', { command: 'rules' });
        if (heard.includes('event:')) socket.destroy();
      });
      socket.on('close', () => resolve(heard));
    });
    expect(text).toContain('event: command\ndata: {"command":"rules"}\n\n');
  });
});

describe('the preview refuses', () => {
  const POST = { method: 'POST', path: '/api/match.waiting', body: '{}' };

  it.each([
    'localhost:PORT',
    '127.0.0.1',
    '127.0.0.1:1',
    '127.0.0.1:PORT.example.com',
    'example.com:PORT',
    '127.0.0.1:PORT ',
    'evil@127.0.0.1:PORT',
    '127.0.0.1:PORT:80',
    '[::1]:PORT',
    '2130706433:PORT',
    '0x7f.1:PORT',
    '127.1:PORT',
    '[',
    'a b',
    '%',
    ':99999',
    '',
  ])('a request for the host %j', async (name) => {
    const made = await previewed();
    const cookie = await made.launch();
    const host = name.replace('PORT', String(made.preview.port));
    const requestLine = `POST /api/match.waiting HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${made.origin}\r\nCookie: ${cookie}\r\n`;
    const answer = await made.raw(
      `${requestLine}Content-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`,
    );
    if (host.trim() === `127.0.0.1:${made.preview.port}`) expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    else expect(answer).toMatch(/^HTTP\/1\.1 4(21|00) /);
    await alive(made);
  });

  it.each([
    ['missing', undefined],
    ['null', 'null'],
    ['foreign', 'https://example.com'],
    ['on another port', 'http://127.0.0.1:1'],
    ['on localhost', 'http://localhost:PORT'],
    ['with TLS', 'https://127.0.0.1:PORT'],
    ['with a path', 'http://127.0.0.1:PORT/'],
    ['with a longer name', 'http://127.0.0.1:PORT.example.com'],
    ['empty', ''],
  ])('a question whose origin is %s', async (_what, name) => {
    const made = await previewed();
    const cookie = await made.launch();
    const origin = name?.replace('PORT', String(made.preview.port));
    const headers = { cookie, 'content-type': 'application/json', ...(origin === undefined ? {} : { origin }) };
    const { status, text } = await made.knock({ ...POST, headers });
    expect(status).toBe(403);
    expect(JSON.parse(text)).toMatchObject({ ok: false, fault: { code: 'foreign-sender' } });
    expect(made.logged).toContain('refused: foreign or missing origin');
    await alive(made);
  });

  it.each([
    ['no cookie', () => ({})],
    ['an empty one', (name: string) => ({ cookie: `${name}=` })],
    ['a guessed one', (name: string) => ({ cookie: `${name}=${'0'.repeat(64)}` })],
    ['the right one twice', (name: string, value: string) => ({ cookie: `${name}=${value}; ${name}=${value}` })],
    ['the right one under another name', (_name: string, value: string) => ({ cookie: `quadrille=${value}` })],
    ['a longer one', (name: string, value: string) => ({ cookie: `${name}=${value}0` })],
    ['the token instead', (name: string, _value: string, token: string) => ({ cookie: `${name}=${token}` })],
  ])('whoever holds %s', async (_what, made) => {
    const house = await previewed();
    const [name = '', value = ''] = (await house.launch()).split('=');
    const token = new URL(house.preview.launchAddress()).searchParams.get('token') ?? '';
    const headers: Record<string, string> = made(name, value, token);
    expect((await house.knock({ headers })).status).toBe(403);
    expect((await house.knock({ path: '/signals', headers })).status).toBe(403);
    const asked = { ...headers, origin: house.origin, 'content-type': 'application/json' };
    expect((await house.knock({ ...POST, headers: asked })).status).toBe(403);
    await alive(house);
  });

  it('the cookie of an earlier run', async () => {
    const earlier = await previewed();
    const cookie = await earlier.launch();
    const now = await previewed();
    const value = cookie.split('=')[1];
    expect((await now.knock({ headers: { cookie: `quadrille-${now.preview.port}=${value}` } })).status).toBe(403);
  });

  it.each(['', '0', '0'.repeat(64), '%00', 'a'.repeat(10_000)])('the launch token %j', async (token) => {
    const made = await previewed();
    expect((await made.knock({ path: `/?token=${token.slice(0, 8_000)}` })).status).toBe(403);
    await alive(made);
  });

  it.each(['cross-site', 'same-site'])('a request that a %s page has made', async (site) => {
    const made = await previewed();
    const headers = { cookie: await made.launch(), 'sec-fetch-site': site };
    expect((await made.knock({ headers })).status).toBe(403);
    expect((await made.knock({ ...POST, headers: { ...headers, origin: made.origin } })).status).toBe(403);
  });

  it.each([
    '/../secret.json',
    '/..%2fsecret.json',
    '/%2e%2e/secret.json',
    '/assets/../../secret.json',
    '/..\\secret.json',
    '//etc/passwd',
    '/etc/passwd',
    '/C:/secret.json',
    '/index.html%00.js',
    '/assets',
    '/assets/',
    '/__proto__',
    '/api/app.open',
    '/api/',
    'http://127.0.0.1/secret.json',
    '*',
  ])('to read %s', async (path) => {
    const made = await previewed();
    const headers = { cookie: await made.launch() };
    const { status, text } = await made.knock({ path, headers });
    expect([400, 403, 404]).toContain(status);
    expect(text).not.toContain('secret');
    await alive(made);
  });

  it('a body that is too long, said or unsaid, before it has all come', async () => {
    const made = await previewed();
    const headers = { cookie: await made.launch(), origin: made.origin, 'content-type': 'application/json' };
    const long = JSON.stringify({ text: 'x'.repeat(300_000) });
    const said = await made.knock({
      ...POST,
      headers: { ...headers, 'content-length': String(long.length) },
      body: long,
    });
    expect(said.status).toBe(413);
    const head = `POST /api/match.waiting HTTP/1.1\r\nHost: 127.0.0.1:${made.preview.port}\r\n`;
    const rest = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const unsaid = await made.raw(`${head}${rest.join('')}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(5)}`);
    expect(unsaid).toMatch(/^HTTP\/1\.1 413 /);
    await alive(made);
  });

  it.each([
    ['a form', 'application/x-www-form-urlencoded', 'a=1', 415],
    ['plain text', 'text/plain', '{}', 415],
    ['what only looks like JSON', 'application/json', '{', 400],
    ['nothing', 'application/json', '', 400],
    ['bytes that are no text', 'application/json', '\u0000', 400],
  ])('a question that is %s', async (_what, type, body, status) => {
    const made = await previewed();
    const headers = { cookie: await made.launch(), origin: made.origin, 'content-type': type };
    const reply = await made.knock({ ...POST, headers, body });
    expect(reply.status).toBe(status);
    expect(JSON.parse(reply.text)).toMatchObject({ ok: false, fault: { code: 'bad-request' } });
    await alive(made);
  });

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('the method %s', async (method) => {
    const made = await previewed();
    const headers = { cookie: await made.launch(), origin: made.origin };
    expect((await made.knock({ method, headers })).status).toBe(405);
    expect((await made.knock({ method, path: '/api/match.waiting', headers })).status).toBe(405);
  });

  it.each([
    [
      'a WebSocket',
      'GET / HTTP/1.1\r\nHost: HOST\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\n\r\n',
      '',
    ],
    ['a tunnel', 'CONNECT example.com:443 HTTP/1.1\r\nHost: HOST\r\n\r\n', ''],
    ['what is not HTTP', 'hello\r\n\r\n', 'HTTP/1.1 400 Bad Request'],
    [
      'two hosts',
      'GET / HTTP/1.1\r\nHost: HOST\r\nHost: example.com\r\nConnection: close\r\n\r\n',
      'HTTP/1.1 421 Misdirected Request',
    ],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      'HTTP/1.1 400 Bad Request',
    ],
    ['an endless head', `GET / HTTP/1.1\r\nHost: HOST\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 'HTTP/1.1 400 Bad Request'],
  ])('%s', async (_what, bytes, begins) => {
    const made = await previewed();
    const answer = await made.raw(bytes.replace('HOST', `127.0.0.1:${made.preview.port}`));
    expect(answer.split('\r\n')[0]).toBe(begins);
    expect(made.logged.join()).toMatch(/refused: /);
    await alive(made);
  });
});
