/** The whole app: one screen, at most one sheet over it, notices above both. */
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameEntry } from '../games/entry.ts';
import styles from './App.module.css';
import { useActions, useApp } from './context.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { useOpenedFile } from './files/use-documents.ts';
import { useCaughtFiles } from './files/use-dropped.ts';
import { FocusKeeper } from './focus.tsx';
import { Launcher } from './launcher/Launcher.tsx';
import { Notices } from './Notices.tsx';
import { SheetOf } from './SheetOf.tsx';
import { SetupScreen } from './setup/SetupScreen.tsx';
import { useShortcuts } from './shortcuts.tsx';
import type { TableProps } from './table-props.ts';
import { WorkshopScreen } from './WorkshopScreen.tsx';
import { useCommands, useListening, useLook, usePreviewFullScreen } from './wiring.ts';

const ReplayScreen = lazy(() => import('../replay/ReplayScreen.tsx'));

export interface AppProps {
  readonly games: readonly GameEntry[];
  /** The table all games share; loaded when the first match is opened. */
  readonly loadTable: () => Promise<{ readonly default: ComponentType<TableProps> }>;
}

export function App({ games, loadTable }: AppProps) {
  const actions = useActions();
  const screen = useApp((state) => state.screen);
  const sheet = useApp((state) => state.sheet);
  useLook();
  useCommands();
  usePreviewFullScreen();
  useListening();
  useCaughtFiles();
  useOpenedFile(games);
  useAppKeys();
  return (
    <div className={styles.app}>
      <FocusKeeper />
      <ErrorScreen key={screen.at} onBack={() => void actions.toLauncher()}>
        <ScreenOf games={games} loadTable={loadTable} />
      </ErrorScreen>
      <ErrorScreen key={`over-${sheet}`} onBack={() => actions.open(null)}>
        <SheetOf games={games} />
      </ErrorScreen>
      <Notices games={games} />
    </div>
  );
}

function ScreenOf({ games, loadTable }: AppProps) {
  const { t } = useTranslation('app');
  const screen = useApp((state) => state.screen);
  const actions = useActions();
  const [Table] = useState(() => lazy(loadTable));
  switch (screen.at) {
    case 'launcher':
      return <Launcher games={games} />;
    case 'setup':
      return <SetupScreen entry={screen.entry} face={screen.face} last={screen.last} />;
    case 'workshop':
      return <WorkshopScreen {...screen} />;
    case 'table': {
      const { entry, face, seating, teaching, tried } = screen;
      return (
        <Suspense fallback={<p className={styles.wait}>{t('common.loading')}</p>}>
          <Table
            key={seating.table.id}
            entry={entry}
            face={face}
            seating={seating}
            teaching={teaching}
            onLeave={() => void actions.leaveTable()}
            onBegun={(begun) => actions.seat(entry, face, begun, tried)}
          />
        </Suspense>
      );
    }
    case 'replay': {
      const { entry, face, replay } = screen;
      return (
        <Suspense fallback={<p className={styles.wait}>{t('common.loading')}</p>}>
          <ReplayScreen
            key={replay.table.id}
            entry={entry}
            face={face}
            replay={replay}
            onLeave={() => void actions.leaveReplay()}
          />
        </Suspense>
      );
    }
  }
}

/** Keys that work on every screen. */
function useAppKeys(): void {
  const { t } = useTranslation('app');
  const { open, change } = useActions();
  const { muted, fullScreen } = useApp((state) => state.settings);
  useShortcuts('app', [
    { key: '?', label: t('keys.help'), run: () => open('keys') },
    { key: 'm', label: t('keys.mute'), run: () => void change({ muted: !muted }) },
    { key: 'F11', label: t('keys.fullScreen'), run: () => void change({ fullScreen: !fullScreen }) },
  ]);
}
