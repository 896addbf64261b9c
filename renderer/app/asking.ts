/** Talking with the main process: questions, notices, complaints, and settings that are being changed. */
import type { StoreApi } from 'zustand/vanilla';
import type { Bridge, ChannelName, Settings } from '../../electron/api.ts';
import type { AppActions, AppState } from './app-state.ts';

/** Channels that write no file: nothing new can have gone wrong on disk after them. */
const READING: readonly ChannelName[] = [
  'app.open',
  'app.notices',
  'match.look',
  'match.heard',
  'match.why',
  'match.lastPlan',
];

/** Complaints that this page and the program have lost each other. */
const LOST: readonly Parameters<AppActions['complain']>[0][] = ['unreachable', 'earlier-run'];

/** The actions that ask, and say what has gone wrong. */
export function asking(
  { setState, getState }: StoreApi<AppState>,
  bridge: Bridge,
): Pick<AppActions, 'ask' | 'complain' | 'listen'> {
  let complaints = 0;

  const complain: AppActions['complain'] = (code, reason = '') => {
    const { notices } = getState();
    if (notices.some((notice) => notice.from === 'app' && notice.code === code && notice.reason === reason)) return;
    complaints++;
    // What is wrong with the program's end of the line is one thing: the newest is how it stands.
    const others = LOST.includes(code)
      ? notices.filter((one) => one.from !== 'app' || !LOST.includes(one.code))
      : notices;
    setState({ notices: [...others, { from: 'app', id: `app-${complaints}`, code, reason }] });
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
    complain(outcome.fault.code);
    return null;
  };

  return { ask, complain, listen };
}

/**
 * Changes of settings: shown at once, sent one question at a time. What is changed while a question is
 * under way goes into the next, so a slider does not write a file for each of its steps.
 */
export function changer({ setState, getState }: StoreApi<AppState>, ask: AppActions['ask']): AppActions['change'] {
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
