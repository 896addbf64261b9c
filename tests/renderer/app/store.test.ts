import { describe, expect, it } from 'vitest';
import type { Notice } from '../../../electron/api.ts';
import { createApp } from '../../../renderer/app/store.ts';
import { createText } from '../../../renderer/text/index.ts';
import { fakeBridge, OPENING } from './fake-bridge.ts';

const open = (bridge = fakeBridge()) => ({ bridge, app: createApp(bridge, OPENING, createText('en')) });
const changes = (bridge: ReturnType<typeof fakeBridge>) =>
  bridge.asked.filter(({ channel }) => channel === 'settings.change').map(({ request }) => request);
const full: Notice = { id: 'n1', code: 'cannot-write-full', values: { file: 'settings.json', folder: '/data' } };

describe('changing settings', () => {
  it('shows the change at once, before the main process has answered', () => {
    const { app } = open();
    void app.actions.change({ theme: 'light' });
    expect(app.getState().settings.theme).toBe('light');
  });

  it('sends one question at a time and joins what comes meanwhile', async () => {
    const { app, bridge } = open();
    const first = app.actions.change({ textSize: 110 });
    for (const textSize of [115, 120, 125]) void app.actions.change({ textSize });
    await first;
    expect(changes(bridge)).toEqual([{ textSize: 110 }, { textSize: 125 }]);
    expect(app.getState().settings.textSize).toBe(125);
  });

  it('goes back to what is saved if the main process refuses, and says so', async () => {
    const { app, bridge } = open();
    bridge.refuse('settings.change', 'bad-request');
    await app.actions.change({ theme: 'contrast' });
    expect(app.getState().settings.theme).toBe('dark');
    expect(app.getState().notices.map((notice) => notice.code)).toEqual(['bad-request']);
  });
});

describe('notices', () => {
  it('come up after a question that may have met a full disk', async () => {
    const { app, bridge } = open();
    bridge.notices = [full];
    await app.actions.change({ muted: true });
    await app.actions.listen();
    expect(app.getState().notices).toEqual([{ from: 'main', ...full }]);
  });

  it('are kept until dismissed, each once', async () => {
    const { app, bridge } = open();
    for (const id of ['a', 'b', 'a']) {
      bridge.notices = [{ ...full, id }];
      await app.actions.listen();
    }
    expect(app.getState().notices.map((notice) => notice.id)).toEqual(['a', 'b']);
    app.actions.dismiss('a');
    expect(app.getState().notices.map((notice) => notice.id)).toEqual(['b']);
  });

  it('do not pile up when the same complaint comes again', () => {
    const { app } = open();
    app.actions.complain('unreachable');
    app.actions.complain('unreachable');
    expect(app.getState().notices).toHaveLength(1);
  });

  it('say once that the program was lost, also when it has been started anew since', () => {
    const { app } = open();
    for (const code of ['bad-request', 'unreachable', 'earlier-run'] as const) app.actions.complain(code);
    expect(app.getState().notices.map(({ code }) => code)).toEqual(['bad-request', 'earlier-run']);
  });
});
