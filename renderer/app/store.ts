/**
 * The state of the app outside a match: settings, profiles, matches that wait, notices, and which
 * screen and sheet is shown. Every change goes through the bridge first; what the main process
 * answers is what is shown.
 */
import type { i18n } from 'i18next';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Bridge, Opening } from '../../electron/api.ts';
import type { App, AppActions, AppState } from './app-state.ts';
import { asking, changer } from './asking.ts';
import { waysOf } from './ways.ts';

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

function actionsOf(store: StoreApi<AppState>, bridge: Bridge, text: i18n): AppActions {
  const { setState, getState } = store;
  const asks = asking(store, bridge);
  return {
    ...asks,
    ...waysOf({ store, bridge, text, asks }),
    change: changer(store, asks.ask),
    hearSettings: (settings) => setState({ settings }),
    open: (sheet) => setState({ sheet }),
    openHistory: (historyOf) => setState({ sheet: 'history', historyOf }),
    setProfiles: (profiles) => setState({ profiles }),
    setWaiting: (waiting) => setState({ waiting }),
    setHistory: (history) => setState({ history }),
    dismiss: (id) => setState({ notices: getState().notices.filter((notice) => notice.id !== id) }),
  };
}
