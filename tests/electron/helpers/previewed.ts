/** The preview shell in this process over the toy game, and raw ways to knock at its door. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { answering } from '../../../electron/answers.ts';
import type { Outcome } from '../../../electron/api.ts';
import { listAssets } from '../../../electron/assets.ts';
import { type Preview, servePreview } from '../../../electron/preview/server.ts';
import { open, temporaryFolder, testShell, type Workshop } from './workshop.ts';

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface Knock {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Previewed {
  readonly shop: Workshop;
  readonly preview: Preview;
  readonly logged: string[];
  readonly origin: string;
  /** A request as it is given, with our host and nothing else of our own. */
  knock(knock: Knock): Promise<Reply>;
  /** The cookie that a launch address is exchanged for. */
  launch(): Promise<string>;
  /** A question as the page asks it. */
  send(channel: string, payload: unknown): Promise<Outcome<unknown>>;
  /** Bytes as they are given; what came back till the connection was closed. */
  raw(bytes: string): Promise<string>;
}

export async function previewed(): Promise<Previewed> {
  const shop = await open();
  const renderer = temporaryFolder();
  mkdirSync(join(renderer, 'assets'));
  writeFileSync(join(renderer, 'index.html'), '<p>the page</p>');
  writeFileSync(join(renderer, 'assets', 'a.js'), 'let a;');
  writeFileSync(join(shop.folder, 'secret.json'), 'secret');
  const logged: string[] = [];
  const log = (line: string) => void logged.push(line);
  const answer = answering(shop.services, testShell, log);
  const preview = await servePreview({ port: 0, assets: listAssets(renderer), answer, log });
  onTestFinished(() => preview.close());
  const { port } = preview;
  const host = `127.0.0.1:${port}`;
  let cookie: string | null = null;

  const knock = ({ method = 'GET', path = '/', headers = {}, body }: Knock): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, method, path, headers: { host, ...headers }, setHost: false });
      sent.on('error', reject);
      sent.on('response', (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          text += part;
        });
        response.on('error', reject);
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
      });
      sent.end(body);
    });

  const launch = async () => {
    const { pathname, search } = new URL(preview.launchAddress());
    const { headers } = await knock({ path: pathname + search });
    return headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  };

  return {
    shop,
    preview,
    logged,
    origin: `http://${host}`,
    knock,
    launch,
    async send(channel, payload) {
      cookie ??= await launch();
      const headers = { cookie, origin: `http://${host}`, 'content-type': 'application/json' };
      const { text } = await knock({ method: 'POST', path: `/api/${channel}`, headers, body: JSON.stringify(payload) });
      return JSON.parse(text) as Outcome<unknown>;
    },
    raw: (bytes) =>
      new Promise((resolve) => {
        let text = '';
        const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
        socket.setEncoding('utf8');
        socket.on('data', (part: string) => {
          text += part;
        });
        socket.on('error', () => undefined);
        socket.on('close', () => resolve(text));
      }),
  };
}

/** Whether the page can still be used as it should be. */
export async function alive({ send }: Previewed): Promise<void> {
  expect(await send('match.waiting', {})).toEqual({ ok: true, answer: [] });
}
