/** Clients of the preview that are slow, or far too many. */
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { alive, previewed } from './helpers/previewed.ts';

describe('the preview outlives', () => {
  it('clients that say nothing, or say it too slowly', async () => {
    const made = await previewed();
    const host = `127.0.0.1:${made.preview.port}`;
    const [silent, half, body] = await Promise.all([
      made.raw(''),
      made.raw(`GET / HTTP/1.1\r\nHost: ${host}\r\n`),
      made.raw(
        `POST /api/match.waiting HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${made.origin}\r\nCookie: ${await made.launch()}\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{`,
      ),
    ]);
    for (const answer of [silent, half, body]) expect(answer).not.toMatch(/ 200 /);
    await alive(made);
  }, 30_000);

  it('a connection opened ahead of need, without answering a question nobody asked', async () => {
    const made = await previewed();
    expect(await made.raw('')).toBe('');
  }, 30_000);

  it('a thousand connections at once', async () => {
    const made = await previewed();
    await made.launch();
    const sockets = Array.from({ length: 1000 }, () => {
      const socket = connect(made.preview.port, '127.0.0.1');
      socket.on('error', () => undefined);
      return socket;
    });
    await Promise.all(
      sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve).once('close', resolve))),
    );
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await alive(made);
    expect(made.logged.join()).toContain('refused: too many connections');
  });
});
