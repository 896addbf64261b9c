/**
 * The state of the app outside a match: settings, profiles, matches that wait, notices, and which
 * screen and sheet is shown. Every change goes through the bridge first; what the main process
 * answers is what is shown.
 */
import type { i18n } from 'i18next';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type {
  Answered,
  ApiFault,
  Asked,
  Begun,
  Bridge,
  ChannelName,
  HistoryEntry,
  KeptDeck,
  MatchPlan,
  MatchSummary,
  Notice,
  Opening,
  Profile,
  Replay,
  Resumed,
  Settings,
} from '../../electron/api.ts';
import type { GameEntry, GameFace } from '../games/entry.ts';
import type { LessonTable } from '../lesson/lesson-table.ts';
import type { ShownReplay } from '../replay/track.ts';
import { addGameTexts } from '../text/index.ts';
import { firstDraft, planOf } from './setup/draft.ts';
import type { Seating } from './table-props.ts';

/** The screen behind everything. */
export type Screen =
  /** `from` is the game just left. */
  | { readonly at: 'launcher'; readonly from: string | null }
  | {
      readonly at: 'setup';
      readonly entry: GameEntry;
      readonly face: GameFace;
      readonly last: MatchPlan | null;
      /** Decks that have been made for the game. */
      readonly decks: readonly KeptDeck[];
    }
  | {
      readonly at: 'workshop';
      readonly entry: GameEntry;
      readonly face: GameFace;
      readonly decks: readonly KeptDeck[];
      /** The deck that is open, in the workshop's own words; null for none. */
      readonly open: string | null;
    }
  | {
      readonly at: 'table';
      readonly entry: GameEntry;
      readonly face: GameFace;
      readonly seating: Seating;
      readonly teaching: LessonTable | null;
      /** The deck in the workshop that is being tried out, where leaving leads back; null for other matches. */
      readonly tried: string | null;
    }
  /** A match that is over, shown again. */
  | {
      readonly at: 'replay';
      readonly entry: GameEntry;
      readonly face: GameFace;
      readonly replay: ShownReplay;
      /** Where leaving leads. */
      readonly from: 'table' | 'history' | 'launcher';
    };

export type ReplayRefusal = Extract<Replay, { readonly kind: 'refused' }>;

/** What lies over the screen; closing it shows the screen again, as it was. */
export type Sheet = 'settings' | 'profiles' | 'waiting' | 'history' | 'credits' | 'keys';

/** A notice of the main process, or a fault the app itself met. */
export type AppNotice =
  | ({ readonly from: 'main' } & Notice)
  | {
      readonly from: 'app';
      readonly id: string;
      readonly code: ApiFault['code'] | 'game' | 'replay';
      readonly reason: string;
    };

export interface AppState {
  readonly opening: Opening;
  readonly settings: Settings;
  readonly profiles: readonly Profile[];
  readonly waiting: readonly MatchSummary[];
  /** Null until it has been asked for. */
  readonly history: readonly HistoryEntry[] | null;
  readonly notices: readonly AppNotice[];
  readonly screen: Screen;
  readonly sheet: Sheet | null;
  /** The game whose past matches the sheet lists; null: all. */
  readonly historyOf: string | null;
  /** True while a screen is on its way; a second click then does nothing. */
  readonly busy: boolean;
}

export interface AppActions {
  /** Asks and, if refused, says why in a notice; null then. */
  ask<C extends ChannelName>(channel: C, request: Asked<C>): Promise<Answered<C> | null>;
  change(settings: Partial<Settings>): Promise<void>;
  /** The window itself has changed the settings. */
  hearSettings(settings: Settings): void;
  open(sheet: Sheet | null): void;
  /** The past matches of one game, or of all. */
  openHistory(game: string | null): void;
  toLauncher(): Promise<void>;
  toSetup(entry: GameEntry): Promise<void>;
  /** Where decks of the game are made; with one of them open. */
  toWorkshop(entry: GameEntry, open?: string | null): Promise<void>;
  /** `tried` is the deck in the workshop that the match is about. */
  begin(entry: GameEntry, plan: MatchPlan, tried?: string): Promise<void>;
  /** Begins at once: the last plan of the game, or its first draft. */
  play(entry: GameEntry, guest: string): Promise<void>;
  resume(entry: GameEntry, match: string): Promise<void>;
  /** Begins the first lesson of a game that has one. */
  learn(entry: GameEntry, guest: string): Promise<void>;
  /** Shows a match that is over again; answers why not, or null. */
  replay(entry: GameEntry, match: string, from: 'table' | 'history' | 'launcher'): Promise<ReplayRefusal | null>;
  /** Leaves a replay for where it was opened. */
  leaveReplay(): Promise<void>;
  /** Puts a match just begun on the table. */
  seat(entry: GameEntry, face: GameFace, begun: Begun | Resumed, tried?: string | null): void;
  /** Leaves the table for where its match was begun. */
  leaveTable(): Promise<void>;
  setProfiles(profiles: readonly Profile[]): void;
  setWaiting(waiting: readonly MatchSummary[]): void;
  setHistory(history: readonly HistoryEntry[]): void;
  complain(code: ApiFault['code'] | 'game' | 'replay', reason?: string): void;
  dismiss(id: string): void;
  /** Fetches notices that have come up meanwhile. */
  listen(): Promise<void>;
}

export type App = StoreApi<AppState> & { readonly actions: AppActions; readonly bridge: Bridge };

/** Channels that write no file: nothing new can have gone wrong on disk after them. */
const READING: readonly ChannelName[] = [
  'app.open',
  'app.notices',
  'match.look',
  'match.heard',
  'match.why',
  'match.lastPlan',
];

/** `text` learns the words of each game as it is opened. */
export function createApp(bridge: Bridge, opening: Opening, text: i18n): App {
  const store = createStore<AppState>(() => ({
    opening,
    settings: opening.settings,
    profiles: opening.profiles,
    waiting: opening.waiting,
    history: null,
    notices: opening.notices.map((notice) => ({ from: 'main' as const, ...notice })),
    screen: { at: 'launcher', from: null },
    sheet: null,
    historyOf: null,
    busy: false,
  }));
  return Object.assign(store, { bridge, actions: actionsOf(store, bridge, text) });
}

/**
 * Changes of settings: shown at once, sent one question at a time. What is changed while a question is
 * under way goes into the next, so a slider does not write a file for each of its steps.
 */
function changer({ setState, getState }: StoreApi<AppState>, ask: AppActions['ask']): AppActions['change'] {
  let saved = getState().settings;
  let pending: Partial<Settings> | null = null;
  let sending = false;
  return async (change) => {
    setState({ settings: { ...getState().settings, ...change } });
    pending = { ...pending, ...change };
    if (sending) return;
    sending = true;
    while (pending !== null) {
      const next: Partial<Settings> = pending;
      pending = null;
      saved = (await ask('settings.change', next)) ?? saved;
    }
    sending = false;
    setState({ settings: saved });
  };
}

function actionsOf(store: StoreApi<AppState>, bridge: Bridge, text: i18n): AppActions {
  const { setState, getState } = store;
  let complaints = 0;

  const complain: AppActions['complain'] = (code, reason = '') => {
    const { notices } = getState();
    if (notices.some((notice) => notice.from === 'app' && notice.code === code && notice.reason === reason)) return;
    complaints++;
    setState({ notices: [...notices, { from: 'app', id: `app-${complaints}`, code, reason }] });
  };

  const listen = async () => {
    const outcome = await bridge.ask('app.notices', {});
    if (!outcome.ok || outcome.answer.length === 0) return;
    const { notices } = getState();
    const fresh = outcome.answer.filter((notice) => notices.every((known) => known.id !== notice.id));
    setState({ notices: [...notices, ...fresh.map((notice) => ({ from: 'main' as const, ...notice }))] });
    if (!fresh.some(({ code }) => code === 'file-opened')) return;
    const waiting = await bridge.ask('match.waiting', {});
    if (waiting.ok) setState({ waiting: waiting.answer });
  };

  const ask: AppActions['ask'] = async (channel, request) => {
    const outcome = await bridge.ask(channel, request);
    if (!READING.includes(channel)) void listen();
    if (outcome.ok) return outcome.answer;
    const { code, faults = [] } = outcome.fault;
    complain(code, faults.map((fault) => fault.sentence).join(' '));
    return null;
  };

  const load = async (entry: GameEntry): Promise<GameFace | null> => {
    try {
      const face = await entry.load();
      addGameTexts(text, entry.id, face.texts);
      return face;
    } catch {
      complain('game');
      return null;
    }
  };

  const decksOf = async ({ game, decks }: GameFace): Promise<readonly KeptDeck[]> => {
    return decks === undefined ? [] : ((await ask('decks.list', { game: game.id })) ?? []);
  };

  /** Runs one way to another screen at a time. */
  const travel = async (go: () => Promise<void>) => {
    if (getState().busy) return;
    setState({ busy: true });
    try {
      await go();
    } finally {
      setState({ busy: false });
    }
  };

  const seat: AppActions['seat'] = (entry, face, begun, tried = null) => {
    const { table, glimpse } = begun;
    const seating = { table, glimpse, events: 'events' in begun ? begun.events : [] };
    setState({ screen: { at: 'table', entry, face, seating, teaching: null, tried }, sheet: null });
  };

  const toWorkshop: AppActions['toWorkshop'] = (entry, open = null) =>
    travel(async () => {
      const face = await load(entry);
      if (face === null) return;
      const decks = await decksOf(face);
      setState({ screen: { at: 'workshop', entry, face, decks, open }, sheet: null });
    });

  const toLauncher = async () => {
    const { screen } = getState();
    const from = screen.at === 'launcher' ? screen.from : screen.entry.id;
    setState({ screen: { at: 'launcher', from }, sheet: null });
    const waiting = await ask('match.waiting', {});
    if (waiting !== null) setState({ waiting });
  };

  /** As the person who is playing saw the match, or else the first person at it. */
  const replayOf = async (id: string): Promise<Replay | null> => {
    const seen = await ask('history.replay', { id, as: null });
    if (seen?.kind !== 'replay') return seen;
    const { seats } = seen.table;
    const { profile } = getState().settings;
    const mine = seats.findIndex((one) => one.kind === 'human' && profile !== null && one.profile === profile);
    const as = mine >= 0 ? mine : seats.findIndex(({ kind }) => kind === 'human');
    return as < 0 ? seen : ask('history.replay', { id, as });
  };

  const actions: AppActions = {
    ask,
    complain,
    listen,
    seat,
    change: changer(store, ask),
    hearSettings: (settings) => setState({ settings }),
    open: (sheet) => setState({ sheet }),
    openHistory: (historyOf) => setState({ sheet: 'history', historyOf }),
    toLauncher,
    toWorkshop,
    leaveTable() {
      const { screen } = getState();
      return screen.at === 'table' && screen.tried !== null ? toWorkshop(screen.entry, screen.tried) : toLauncher();
    },
    toSetup: (entry) =>
      travel(async () => {
        const [face, last] = await Promise.all([load(entry), ask('match.lastPlan', { game: entry.id })]);
        if (face === null) return;
        const decks = await decksOf(face);
        setState({ screen: { at: 'setup', entry, face, last, decks }, sheet: null });
      }),
    begin: (entry, plan, tried) =>
      travel(async () => {
        const face = await load(entry);
        const begun = face && (await ask('match.begin', { plan }));
        if (face && begun) seat(entry, face, begun, tried);
      }),
    play: (entry, guest) =>
      travel(async () => {
        const [face, last] = await Promise.all([load(entry), ask('match.lastPlan', { game: entry.id })]);
        if (face === null) return;
        const { profiles, settings } = getState();
        const making = { entry, face, profiles, playing: settings.profile, guest };
        const begun = await ask('match.begin', { plan: planOf(firstDraft(making, last), making) });
        if (begun !== null) seat(entry, face, begun);
      }),
    resume: (entry, match) =>
      travel(async () => {
        const face = await load(entry);
        const resumed = face && (await ask('match.resume', { id: match }));
        if (face && resumed) seat(entry, face, resumed);
      }),
    learn: (entry, guest) =>
      travel(async () => {
        const [face, { openLesson }] = await Promise.all([load(entry), import('../lesson/lesson-table.ts')]);
        const lesson = await face?.lesson?.();
        if (!face || lesson === undefined) return;
        const { profiles, settings } = getState();
        const name = profiles.find(({ id }) => id === settings.profile)?.name ?? guest;
        const teaching = openLesson(lesson, { name });
        const { seating } = teaching;
        setState({ screen: { at: 'table', entry, face, seating, teaching, tried: null }, sheet: null });
      }),
    async replay(entry, match, from) {
      let refusal: ReplayRefusal | null = null;
      await travel(async () => {
        const [face, replay] = await Promise.all([load(entry), replayOf(match)]);
        if (face === null || replay === null) return;
        if (replay.kind === 'refused') refusal = replay;
        else setState({ screen: { at: 'replay', entry, face, replay, from }, sheet: null });
      });
      return refusal;
    },
    async leaveReplay() {
      const { screen } = getState();
      if (screen.at !== 'replay') return;
      const { entry, face, replay, from } = screen;
      const outcome = from === 'table' ? await bridge.ask('match.resume', { id: replay.table.id }) : null;
      if (outcome?.ok) return seat(entry, face, outcome.answer);
      await actions.toLauncher();
      if (from === 'history') actions.open('history');
    },
    setProfiles: (profiles) => setState({ profiles }),
    setWaiting: (waiting) => setState({ waiting }),
    setHistory: (history) => setState({ history }),
    dismiss: (id) => setState({ notices: getState().notices.filter((notice) => notice.id !== id) }),
  };
  return actions;
}
