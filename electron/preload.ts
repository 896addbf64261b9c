/**
 * Runs in the page's sandbox and gives it one frozen object, `quadrille`: the bridge of `api.ts` and
 * nothing of Electron. The only user of `ipcRenderer`.
 */
import { contextBridge, type IpcRendererEvent, ipcRenderer } from 'electron';
import type { Bridge, SignalName, Signals } from './api.ts';
import { ASK, SIGNAL } from './wire.ts';

const bridge: Bridge = Object.freeze({
  ask: (channel, request) => ipcRenderer.invoke(ASK, channel, request),
  on<S extends SignalName>(signal: S, hear: (payload: Signals[S]) => void) {
    const listener = (_event: IpcRendererEvent, name: unknown, payload: Signals[S]) => {
      if (name === signal) hear(payload);
    };
    ipcRenderer.on(SIGNAL, listener);
    return () => void ipcRenderer.off(SIGNAL, listener);
  },
} satisfies Bridge);

contextBridge.exposeInMainWorld('quadrille', bridge);
