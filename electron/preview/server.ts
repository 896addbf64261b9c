/**
 * The preview shell: the built renderer and the api on a loopback port, for machines without Electron's
 * binary, for development and for tests. `GET /` and the files of the renderer, `POST /api/<channel>`
 * with a question as JSON and an `Outcome` as the answer, `GET /signals` as a stream of events.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { type Answer, LARGEST_QUESTION } from '../answers.ts';
import type { ApiFault, SignalName, Signals } from '../api.ts';
import type { Assets } from '../assets.ts';
import { PAGE_HEADERS } from '../policy.ts';
import type { Log } from '../services/thinker.ts';
import { readBodyOf } from './body.ts';
import { type Gate, openGate, type Verdict } from './gate.ts';

export interface PreviewOptions {
  /** 0 for any free port. */
  readonly port: number;
  readonly assets: Assets;
  readonly answer: Answer;
  readonly log: Log;
}

export interface Preview {
  readonly port: number;
  /** An address that opens the page once, in one browser. */
  launchAddress(): string;
  /** The language of the browser that opened the page last; null before. */
  language(): string | null;
  signal<S extends SignalName>(signal: S, payload: Signals[S]): void;
  close(): Promise<void>;
}

const MOST_CONNECTIONS = 128;
const MOST_LISTENERS = 8;
/** A client that is slower than this with its head or its body is cut off. */
const SLOWEST_HEAD_MS = 5_000;
const SLOWEST_REQUEST_MS = 10_000;

/** Serves on 127.0.0.1; rejects if the port is taken. */
export async function servePreview({ port, assets, answer, log }: PreviewOptions): Promise<Preview> {
  const listeners = new Set<ServerResponse>();
  const server = createServer({
    headersTimeout: SLOWEST_HEAD_MS,
    requestTimeout: SLOWEST_REQUEST_MS,
    connectionsCheckingInterval: 1_000,
    keepAliveTimeout: 5_000,
    maxHeaderSize: 16 * 1024,
  });
  server.maxConnections = MOST_CONNECTIONS;
  harden(server, log);
  await listen(server, port);
  const taken = (server.address() as AddressInfo).port;
  const desk = new Desk({ gate: openGate(taken), assets, answer, log, listeners });
  server.on('request', (request, response) => void desk.serve(request, response));
  return {
    port: taken,
    language: () => desk.language,
    launchAddress: () => `http://127.0.0.1:${taken}${desk.gate.launchPath()}`,
    signal(signal, payload) {
      for (const response of listeners) response.write(`event: ${signal}\ndata: ${JSON.stringify(payload)}\n\n`);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** No upgrade, no tunnel, and no malformed request ends the process. */
function harden(server: Server, log: Log): void {
  const drop = (what: string) => (_request: unknown, socket: { destroy(): void }) => {
    log(`refused: ${what}`);
    socket.destroy();
  };
  server.on('upgrade', drop('an upgrade'));
  server.on('connect', drop('a tunnel'));
  server.on('drop', () => log('refused: too many connections'));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // A browser opens connections ahead of need. An answer nobody asked for would be taken for that of the
    // next question sent there; a closed connection makes it open another.
    const idle = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
    if (!idle) log(`refused: a malformed request (${error.code ?? error.message})`);
    if (socket.writable && !idle) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
    else socket.destroy();
  });
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
}

interface DeskOptions extends Pick<PreviewOptions, 'assets' | 'answer' | 'log'> {
  readonly gate: Gate;
  readonly listeners: Set<ServerResponse>;
}

/** Looks at each request in turn: who asks, then what for. */
class Desk {
  readonly gate: Gate;
  language: string | null = null;
  readonly #options: DeskOptions;

  constructor(options: DeskOptions) {
    this.gate = options.gate;
    this.#options = options;
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await this.#route(request, response);
    } catch (error) {
      this.#options.log(`a request failed: ${error instanceof Error ? error.message : String(error)}`);
      response.destroy();
    }
  }

  async #route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const host = this.gate.checkHost(request);
    if (!host.ok) return this.#turnAway(request, response, host);
    const [path = '', query = ''] = (request.url ?? '').split('?', 2);
    if (request.method === 'POST' && path.startsWith('/api/')) {
      return this.#ask(path.slice('/api/'.length), request, response);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendText(response, 405, 'Method not allowed.');
    if (path === '/' && query.startsWith('token='))
      return this.#launch(query.slice('token='.length), request, response);
    const reader = this.gate.checkReader(request);
    if (!reader.ok) return this.#turnAway(request, response, reader);
    if (path === '/signals') return this.#listen(request, response);
    if (path === '/') this.language = languageOf(request) ?? this.language;
    return this.#sendAsset(path, request, response);
  }

  /** The token is exchanged for a cookie and leaves the address. */
  #launch(token: string, request: IncomingMessage, response: ServerResponse): void {
    const cookie = this.gate.exchange(token);
    if (cookie === null) {
      this.#options.log('refused: a launch token that is wrong or was used before');
      sendText(response, 403, REFUSED.used[spoken(request)]);
      return;
    }
    response.writeHead(303, { ...PAGE_HEADERS, 'Set-Cookie': cookie, Location: '/' }).end();
  }

  async #ask(channel: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asker = this.gate.checkAsker(request);
    if (!asker.ok) return this.#turnAway(request, response, asker);
    if (request.headers['content-type'] !== 'application/json') {
      return sendFault(response, 415, 'bad-request', 'A question must be JSON.');
    }
    const bytes = await readBodyOf(request, LARGEST_QUESTION);
    if (bytes === null) {
      this.#options.log('refused: a body that is too long');
      return sendFault(response, 413, 'bad-request', 'The question is too long.');
    }
    const payload = parse(bytes);
    if (payload === undefined) return sendFault(response, 400, 'bad-request', 'The question is not JSON.');
    sendJson(response, 200, await this.#options.answer(channel, payload, { trusted: true }));
  }

  #listen(request: IncomingMessage, response: ServerResponse): void {
    const { listeners } = this.#options;
    if (listeners.size >= MOST_LISTENERS) [...listeners][0]?.end();
    response.writeHead(200, { ...PAGE_HEADERS, 'Content-Type': 'text/event-stream; charset=utf-8' });
    response.write(': open\n\n');
    listeners.add(response);
    request.on('close', () => listeners.delete(response));
    response.on('close', () => listeners.delete(response));
  }

  async #sendAsset(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asset = this.#options.assets.get(path);
    if (asset === undefined) return sendText(response, 404, 'There is no such file.');
    const bytes = await asset.read();
    response.writeHead(200, { ...PAGE_HEADERS, 'Content-Type': asset.type, 'Content-Length': bytes.length });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  }

  #turnAway(request: IncomingMessage, response: ServerResponse, verdict: Verdict & { ok: false }): void {
    this.#options.log(`refused: ${verdict.why}`);
    request.resume();
    const sentence = `The request is refused: ${verdict.why}.`;
    if (request.method === 'POST') sendFault(response, verdict.status, 'foreign-sender', sentence);
    else sendText(response, verdict.status, REFUSED.stranger[spoken(request)]);
  }
}

/** What a person reads who opens an address that does not let them in. */
const REFUSED = {
  used: {
    en: 'This address has been used before, or was never right. Start Quadrille again.',
    pt: 'Este endereço já foi usado ou nunca serviu. Abra o Quadrille de novo.',
  },
  stranger: {
    en: 'The request is refused. Quadrille opens from the address that it printed at its start.',
    pt: 'O pedido foi recusado. O Quadrille abre pelo endereço que mostrou ao começar.',
  },
} as const;

const spoken = (request: IncomingMessage) => (/^pt\b/i.test(languageOf(request) ?? '') ? 'pt' : 'en');

/** The first of the languages a browser asks for, such as `pt-BR`. */
function languageOf(request: IncomingMessage): string | null {
  return /^[a-z]{2,3}(?:-[A-Za-z0-9]{1,8})*/.exec(request.headers['accept-language'] ?? '')?.[0] ?? null;
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

function sendFault(response: ServerResponse, status: number, code: ApiFault['code'], sentence: string): void {
  response.setHeader('Connection', 'close');
  sendJson(response, status, { ok: false, fault: { code, sentence } });
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { ...PAGE_HEADERS, 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(value));
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { ...PAGE_HEADERS, 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}
