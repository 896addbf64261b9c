/** Hands the app's state and actions to every component below; also to the table and the boards. */
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { useStore } from 'zustand/react';
import type { Bridge } from '../../electron/api.ts';
import { type Motion, resolveMotion } from '../theme/motion.ts';
import type { App, AppActions, AppState } from './app-state.ts';

const AppContext = createContext<App | null>(null);

export function AppProvider({ app, children }: { readonly app: App; readonly children: ReactNode }) {
  return <AppContext value={app}>{children}</AppContext>;
}

function useContextApp(): App {
  const app = useContext(AppContext);
  if (app === null) throw new Error('no AppProvider above');
  return app;
}

export function useApp<T>(select: (state: AppState) => T): T {
  return useStore(useContextApp(), select);
}

export function useActions(): AppActions {
  return useContextApp().actions;
}

/** For what is asked or heard beyond the app's own actions: the match on the table. */
export function useBridge(): Bridge {
  return useContextApp().bridge;
}

const REDUCE = '(prefers-reduced-motion: reduce)';

function useSystemReduces(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(REDUCE);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => window.matchMedia(REDUCE).matches,
  );
}

/** How much moves now: the setting and the system's wish together. */
export function useMotion(): Motion {
  const settings = useApp((state) => state.settings);
  return resolveMotion(settings, useSystemReduces());
}
