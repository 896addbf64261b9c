/**
 * A bridge without a main process, for component tests: answers from a small store in memory, keeps
 * what it was asked, and can be told to refuse.
 */
import type {
  Answered,
  ApiFault,
  Asked,
  Begun,
  Bridge,
  ChannelName,
  Glimpse,
  MatchSummary,
  Notice,
  Opening,
  Outcome,
  Profile,
  Settings,
  SignalName,
  Signals,
} from '../../../electron/api.ts';

export const SETTINGS: Settings = {
  language: 'en',
  theme: 'dark',
  textSize: 100,
  readableFont: false,
  motion: 'normal',
  reducedMotion: 'system',
  effects: 40,
  ambience: 20,
  muted: false,
  confirmDraw: true,
  curtain: true,
  atOnce: 'pass',
  fullScreen: false,
  told: [],
  profile: null,
};

export const OPENING: Opening = {
  version: '0.1.0',
  shell: 'electron',
  platform: 'linux',
  locale: 'en-GB',
  folder: '/home/ana/.config/Quadrille',
  settings: SETTINGS,
  profiles: [],
  waiting: [],
  notices: [],
};

export const ANA: Profile = { id: 'ana', name: 'Ana', colour: 'jade', avatar: 1, since: '2026-03-01T12:00:00.000Z' };
export const BRUNO: Profile = {
  id: 'bruno',
  name: 'Bruno',
  colour: 'rose',
  avatar: 2,
  since: '2026-04-01T12:00:00.000Z',
};

const GLIMPSE: Glimpse = {
  ply: 0,
  as: null,
  view: {},
  legal: [],
  awaiting: [0],
  result: null,
  undoable: false,
  seed: null,
};

type Answers = { readonly [C in ChannelName]?: (request: Asked<C>) => Answered<C> };

export interface FakeBridge extends Bridge {
  readonly asked: { readonly channel: ChannelName; readonly request: unknown }[];
  /** What `app.notices` answers next, once. */
  notices: readonly Notice[];
  /** A fault for the next question on this channel. */
  refuse(channel: ChannelName, code: ApiFault['code']): void;
  signal<S extends SignalName>(name: S, payload: Signals[S]): void;
}

export function fakeBridge(opening: Opening = OPENING, more: Answers = {}): FakeBridge {
  let settings = opening.settings;
  let profiles = opening.profiles;
  let waiting: readonly MatchSummary[] = opening.waiting;
  const refusals = new Map<ChannelName, ApiFault['code']>();
  const ears = new Map<SignalName, Set<(payload: never) => void>>();

  const usual: Answers = {
    'app.open': () => opening,
    'app.showFolder': () => null,
    'app.notices': () => {
      const { notices } = bridge;
      bridge.notices = [];
      return notices;
    },
    'settings.change': (change) => {
      settings = { ...settings, ...change } as Settings;
      return settings;
    },
    'profiles.create': (profile) => {
      profiles = [...profiles, { ...profile, id: `p${profiles.length}`, since: '2026-05-01T12:00:00.000Z' }];
      return profiles;
    },
    'profiles.change': ({ id, profile }) => {
      profiles = profiles.map((one) => (one.id === id ? { ...one, ...profile } : one));
      return profiles;
    },
    'profiles.remove': ({ id }) => {
      profiles = profiles.filter((one) => one.id !== id);
      return profiles;
    },
    'match.lastPlan': () => null,
    'match.waiting': () => waiting,
    'match.drop': ({ id }) => {
      waiting = waiting.filter((match) => match.id !== id);
      return waiting;
    },
    'match.begin': ({ plan }): Begun => ({
      table: {
        id: 'match-1',
        game: plan.game,
        seats: plan.seats as Begun['table']['seats'],
        options: plan.options,
        startedAt: '2026-05-01T12:00:00.000Z',
      },
      events: [],
      glimpse: GLIMPSE,
    }),
    'match.resume': ({ id }) => {
      const match = waiting.find((one) => one.id === id);
      return {
        table: { id, game: match?.game ?? '', seats: match?.seats ?? [], options: {}, startedAt: '' },
        glimpse: GLIMPSE,
      };
    },
    'history.list': () => [],
  };

  const bridge: FakeBridge = {
    asked: [],
    notices: [],
    refuse: (channel, code) => void refusals.set(channel, code),
    async ask<C extends ChannelName>(channel: C, request: Asked<C>): Promise<Outcome<Answered<C>>> {
      bridge.asked.push({ channel, request });
      const code = refusals.get(channel);
      refusals.delete(channel);
      if (code !== undefined) return { ok: false, fault: { code, sentence: `${channel}: ${code}` } };
      const answer = (more[channel] ?? usual[channel]) as ((request: Asked<C>) => Answered<C>) | undefined;
      if (answer === undefined) throw new Error(`the fake bridge has no answer for ${channel}`);
      return { ok: true, answer: answer(request) };
    },
    on(signal, hear) {
      const listeners = ears.get(signal) ?? new Set();
      ears.set(signal, listeners.add(hear as (payload: never) => void));
      return () => void listeners.delete(hear as (payload: never) => void);
    },
    signal: (name, payload) => {
      for (const hear of ears.get(name) ?? []) hear(payload as never);
    },
  };
  return bridge;
}
