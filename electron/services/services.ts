/** All services over one data folder. Whoever opens them holds that folder alone (`claim.ts`). */
import type { CatalogueEntry } from '../../core/index.ts';
import { type DecksService, openDecks } from './decks.ts';
import { type Files, nodeFiles } from './files.ts';
import { type HistoryService, openHistory } from './history.ts';
import { type LogFile, openLog } from './log.ts';
import { type Matches, openMatches } from './matches.ts';
import { type Notices, notices as openNotices } from './notices.ts';
import { openPlans, type PlansService } from './plans.ts';
import { openProfiles, type ProfilesService } from './profiles.ts';
import { type Clock, clock as realClock } from './queue.ts';
import { openReplays, type ReplaysService } from './replays.ts';
import { openSettings, type SettingsService } from './settings.ts';
import { Store } from './store.ts';
import type { Thinker } from './thinker.ts';
import { openTransfer, type TransferService } from './transfer.ts';

export interface ServicesOptions {
  readonly folder: string;
  readonly catalogue: readonly CatalogueEntry[];
  readonly appVersion: string;
  readonly thinker: Thinker;
  readonly files?: Files;
  readonly clock?: Clock;
}

export interface Services {
  readonly folder: string;
  readonly appVersion: string;
  readonly notices: Notices;
  readonly store: Store;
  readonly settings: SettingsService;
  readonly profiles: ProfilesService;
  readonly plans: PlansService;
  readonly history: HistoryService;
  readonly replays: ReplaysService;
  readonly decks: DecksService;
  readonly matches: Matches;
  readonly transfer: TransferService;
  readonly logFile: LogFile;
  /** Resolves when everything is written that can be. */
  close(): Promise<void>;
}

export async function openServices(options: ServicesOptions): Promise<Services> {
  const { folder, catalogue, appVersion, thinker, files = nodeFiles, clock = realClock } = options;
  const notices = openNotices();
  const store = new Store({ files, folder, appVersion, clock, notices });
  await store.sweep(['', 'matches', 'profiles', 'history', 'decks', 'older']);
  const [settings, profiles, plans] = await Promise.all([
    openSettings(store, notices),
    openProfiles(store, clock),
    openPlans(store),
  ]);
  const history = openHistory(store);
  const decks = openDecks(catalogue, store, clock);
  const matches = await openMatches({ catalogue, store, clock, thinker, profiles, plans, history });
  const transfer = openTransfer({
    store,
    clock,
    appVersion,
    adopt: {
      profiles: profiles.adopt,
      decks: decks.adopt,
      history: history.adopt,
      matches: (name) => matches.adopt(name),
    },
    room: { profiles: async () => profiles.hasRoom(), decks: decks.hasRoom },
    reload: { settings: settings.reload, plans: plans.reload },
  });
  return {
    folder,
    appVersion,
    notices,
    store,
    settings,
    profiles,
    plans,
    history,
    replays: openReplays(catalogue, history),
    decks,
    matches,
    transfer,
    logFile: openLog({ folder }),
    async close() {
      await thinker.close();
      await matches.settled();
      await store.close();
    },
  };
}
