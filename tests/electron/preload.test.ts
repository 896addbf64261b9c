import { beforeAll, describe, expect, it } from 'vitest';
import type { Bridge } from '../../electron/api.ts';
import { ASK, SIGNAL } from '../../electron/wire.ts';
import { ipcRenderer, seen } from './stand-in/electron.ts';

const hear = (ipcRenderer as unknown as { hear(...args: unknown[]): void }).hear;

describe('preload', () => {
  let bridge: Bridge;
  beforeAll(async () => {
    await import('../../electron/preload.ts');
    bridge = seen.exposed[0]?.api as Bridge;
  });

  it('gives the page one frozen object with two functions, and nothing else', () => {
    expect(seen.exposed.map(({ key }) => key)).toEqual(['quadrille']);
    expect(Object.keys(bridge).sort()).toEqual(['ask', 'on']);
    expect(Object.isFrozen(bridge)).toBe(true);
  });

  it('passes a question on by the one channel there is', async () => {
    expect(await bridge.ask('match.lastPlan', { game: 'uno' })).toBe('the outcome');
    expect(seen.invoked).toEqual([{ channel: ASK, args: ['match.lastPlan', { game: 'uno' }] }]);
  });

  it('passes a signal to who hears that signal, without the event it came with, until told to stop', () => {
    const heard: unknown[][] = [];
    const stop = bridge.on('command', (...args) => heard.push(args));
    hear(SIGNAL, 'command', { command: 'rules' });
    hear(SIGNAL, 'settings', { muted: true });
    stop();
    hear(SIGNAL, 'command', { command: 'keys' });
    expect(heard).toEqual([[{ command: 'rules' }]]);
  });
});
