/** Documents that have come in from a file: their words, and how one is opened. */
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatchFaultCode } from '../../../electron/api.ts';
import type { GameEntry } from '../../games/entry.ts';
import type { AppNotice, ReplayRefusal } from '../app-state.ts';
import { useActions, useApp } from '../context.tsx';

/** Documents that a screen can be opened for, by the folder in their name. */
export type Openable = 'history' | 'matches';

/** Which kind of document a name (`history/4f2a`) is of; null if there is no screen for it. */
export function openable(name: string | null | undefined): Openable | null {
  const [folder] = (name ?? '').split('/');
  return folder === 'history' || folder === 'matches' ? folder : null;
}

/** Why a match cannot be shown again, as a sentence. */
export function useRefusalWords(): (refusal: ReplayRefusal) => string {
  const { t } = useTranslation('app');
  return useCallback(
    ({ fault, move }) => {
      const reason = fault === 'newer' ? t('history.newer') : t(`notices.broken.${fault as MatchFaultCode}`, { move });
      return t('history.refused', { reason });
    },
    [t],
  );
}

/** Opens a replay, or a match to go on with, by its document's name; answers why not, or null. */
export function useOpenDocument(
  games: readonly GameEntry[],
): (name: string, from: 'history' | 'launcher') => Promise<string | null> {
  const { ask, replay, resume } = useActions();
  const words = useRefusalWords();
  return useCallback(
    async (name, from) => {
      const id = name.slice(name.indexOf('/') + 1);
      const entryOf = (game: string | undefined) => games.find((one) => one.id === game);
      if (openable(name) === 'matches') {
        const match = (await ask('match.waiting', {}))?.find((one) => one.id === id);
        const entry = entryOf(match?.game);
        if (entry !== undefined) await resume(entry, id);
        return null;
      }
      const past = (await ask('history.list', {}))?.find((one) => one.id === id);
      const entry = entryOf(past?.game);
      const refusal = entry === undefined ? null : await replay(entry, id, from);
      return refusal === null ? null : words(refusal);
    },
    [games, ask, replay, resume, words],
  );
}

/** The only document of a file that was opened from outside. */
export function openedBy(notice: AppNotice): string | null {
  return notice.from === 'main' && notice.code === 'file-opened' ? (notice.values.only ?? null) : null;
}

/** Says in a notice why a document could not be opened. */
export function useComplaint(): (words: string | null) => void {
  const { complain } = useActions();
  return useCallback((words) => words !== null && complain('replay', words), [complain]);
}

/** A file with which the app was opened is shown at once, where nothing else is: on the first screen. */
export function useOpenedFile(games: readonly GameEntry[]): void {
  const idle = useApp(({ screen, sheet }) => screen.at === 'launcher' && sheet === null);
  const fresh = useApp(({ notices }) => notices.find((notice) => openable(openedBy(notice)) !== null) ?? null);
  const open = useOpenDocument(games);
  const complain = useComplaint();
  const seen = useRef(new Set<string>());
  useEffect(() => {
    const name = fresh === null ? null : openedBy(fresh);
    if (!idle || fresh === null || name === null || seen.current.has(fresh.id)) return;
    seen.current.add(fresh.id);
    void open(name, 'launcher').then(complain);
  }, [idle, fresh, open, complain]);
}

/** The document that is on the screen now. */
export function useShownDocument(): string | null {
  return useApp(({ screen }) => {
    if (screen.at === 'replay') return `history/${screen.replay.table.id}`;
    return screen.at === 'table' ? `matches/${screen.seating.table.id}` : null;
  });
}
