/**
 * The settings. What a file says of a key this version does not know is kept for the version that
 * does; a value that is not possible is replaced by the usual one and named by notice, key by key.
 */
import { type Settings, settings as shape } from '../api.ts';
import type { Kind } from './envelope.ts';
import type { Notices } from './notices.ts';
import type { Store } from './store.ts';

export const USUAL: Settings = {
  language: 'system',
  theme: 'dark',
  textSize: 100,
  readableFont: false,
  motion: 'normal',
  reducedMotion: 'system',
  effects: 60,
  ambience: 30,
  muted: false,
  confirmDraw: true,
  curtain: true,
  atOnce: 'pass',
  fullScreen: false,
  told: [],
  profile: null,
};

type Body = Readonly<Record<string, unknown>>;

export const SETTINGS_FORMAT = { format: 'quadrille-settings', schema: 1, editable: true } as const;

const kind: Kind<Body> = {
  ...SETTINGS_FORMAT,
  migrations: {},
  read: (body) =>
    typeof body === 'object' && body !== null && !Array.isArray(body)
      ? { kind: 'value', value: body as Body }
      : { kind: 'broken', why: 'The settings are not a list of keys and values.' },
};

export type SettingsChange = { readonly [K in keyof Settings]?: Settings[K] | undefined };

export interface SettingsService {
  now(): Settings;
  change(changes: SettingsChange): Settings;
  /** Takes up what now lies in the store. */
  reload(): Promise<void>;
  /** Hears of every change; the returned function ends that. */
  onChange(hear: (settings: Settings) => void): () => void;
}

export async function openSettings(store: Store, notices: Notices): Promise<SettingsService> {
  const loaded = await store.load('settings', kind);
  const { settings, mended } = mend(loaded?.value ?? {});
  if (mended.length > 0) notices.add('settings-mended', { file: 'settings.json', keys: mended.join(', ') });
  else if (loaded?.edited) notices.add('settings-edited', { file: 'settings.json' });
  let current = settings;
  let body: Body = { ...loaded?.value, ...settings };
  const listeners = new Set<(settings: Settings) => void>();
  return {
    now: () => current,
    change(changes) {
      current = { ...current, ...defined(changes) };
      body = { ...body, ...current };
      void store.save('settings', kind, body);
      for (const hear of listeners) hear(current);
      return current;
    },
    async reload() {
      const found = (await store.load('settings', kind))?.value;
      if (found === undefined) return;
      current = mend(found).settings;
      body = { ...body, ...found, ...current };
      for (const hear of listeners) hear(current);
    },
    onChange(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
}

/** Each known key's value, or the usual one where the given one is not possible. Absent is not wrong. */
export function mend(body: Body): { settings: Settings; mended: string[] } {
  const mended: string[] = [];
  const settings: Record<string, unknown> = { ...USUAL };
  for (const [key, one] of Object.entries(shape.shape)) {
    if (!Object.hasOwn(body, key)) continue;
    const read = one.safeParse(body[key]);
    if (read.success) settings[key] = read.data;
    else mended.push(key);
  }
  return { settings: settings as Settings, mended };
}

function defined(changes: SettingsChange): Partial<Settings> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<Settings>;
}
