/** The ways from screen to screen: each loads what the screen needs, asks for what it shows, and puts it there. */
import type { i18n } from 'i18next';
import type { StoreApi } from 'zustand/vanilla';
import type { Bridge, KeptDeck } from '../../electron/api.ts';
import type { GameEntry, GameFace } from '../games/entry.ts';
import { addGameTexts, addMoreTexts } from '../text/index.ts';
import type { AppActions, AppState, ReplayRefusal } from './app-state.ts';
import { firstDraft, planOf } from './setup/draft.ts';

type Ways = Pick<
  AppActions,
  | 'seat'
  | 'toLauncher'
  | 'toWorkshop'
  | 'toSetup'
  | 'leaveTable'
  | 'begin'
  | 'play'
  | 'resume'
  | 'learn'
  | 'replay'
  | 'leaveReplay'
>;

interface Travelling {
  readonly store: StoreApi<AppState>;
  readonly bridge: Bridge;
  /** Learns the words of each game as it is opened. */
  readonly text: i18n;
  readonly asks: Pick<AppActions, 'ask' | 'complain'>;
}

export function waysOf({ store: { setState, getState }, bridge, text, asks: { ask, complain } }: Travelling): Ways {
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

  /**
   * A test is nobody's match: once its table is left, it does not wait. Answers what waits then; null if no test
   * was left. A kill on the way leaves it waiting.
   */
  const endTest = async (left: AppState['screen']) => {
    if (left.at !== 'table' || left.tried === null) return null;
    return ask('match.drop', { id: left.seating.table.id });
  };

  const hearWaiting = (waiting: AppState['waiting'] | null) => {
    if (waiting !== null) setState({ waiting });
  };

  const toWorkshop: AppActions['toWorkshop'] = (entry, open = null) =>
    travel(async () => {
      const face = await load(entry);
      if (face === null) return;
      const decks = await decksOf(face);
      const { screen } = getState();
      setState({ screen: { at: 'workshop', entry, face, decks, open }, sheet: null });
      hearWaiting(await endTest(screen));
    });

  const toLauncher = async () => {
    const { screen } = getState();
    const from = screen.at === 'launcher' ? screen.from : screen.entry.id;
    setState({ screen: { at: 'launcher', from }, sheet: null });
    hearWaiting((await endTest(screen)) ?? (await ask('match.waiting', {})));
  };

  return {
    seat,
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
        if (lesson.words !== undefined) addMoreTexts(text, entry.id, lesson.words);
        const { profiles, settings } = getState();
        const name = profiles.find(({ id }) => id === settings.profile)?.name ?? guest;
        const teaching = openLesson(lesson, { name });
        const { seating } = teaching;
        setState({ screen: { at: 'table', entry, face, seating, teaching, tried: null }, sheet: null });
      }),
    async replay(entry, match, from) {
      let refusal: ReplayRefusal | null = null;
      await travel(async () => {
        const [face, replay] = await Promise.all([load(entry), ask('history.replay', { id: match, as: 'player' })]);
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
      await toLauncher();
      if (from === 'history') setState({ sheet: 'history' });
    },
  };
}
