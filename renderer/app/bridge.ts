/**
 * The renderer's end of the bridge to the main process: `window.quadrille` in Electron, and in the
 * preview the same questions as `POST api/<channel>` and the same signals as server-sent events.
 */
import type { Bridge, Outcome, SignalName } from '../../electron/api.ts';

declare global {
  interface Window {
    readonly quadrille?: Bridge;
  }
}

const SIGNALS: readonly SignalName[] = ['command', 'settings', 'notices'];

export function openBridge(): Bridge {
  return window.quadrille ?? previewBridge();
}

function previewBridge(): Bridge {
  const ears = new Map<SignalName, Set<(payload: never) => void>>(SIGNALS.map((name) => [name, new Set()]));
  const source = new EventSource('signals');
  for (const name of SIGNALS) {
    source.addEventListener(name, (event: MessageEvent<string>) => {
      const payload = JSON.parse(event.data) as never;
      for (const hear of ears.get(name) ?? []) hear(payload);
    });
  }
  return {
    ask: (channel, request) => post(channel, request),
    on(signal, hear) {
      const listeners = ears.get(signal);
      listeners?.add(hear);
      return () => listeners?.delete(hear);
    },
  };
}

/** Never throws: whatever keeps the answer away is a fault like any other. */
async function post<O>(channel: string, request: unknown): Promise<Outcome<O>> {
  try {
    const response = await fetch(`api/${channel}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
    // Our own page is refused only by a later run than the one that let it in.
    if (response.status === 403) return { ok: false, fault: { code: 'earlier-run', sentence: await response.text() } };
    return (await response.json()) as Outcome<O>;
  } catch (error) {
    return { ok: false, fault: { code: 'unreachable', sentence: String(error) } };
  }
}
