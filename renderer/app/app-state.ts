/** What the app is outside a match, in types: its screens and sheets, its state, and all that changes it. */
import type { StoreApi } from 'zustand/vanilla';
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
import type { Seating } from './seating.ts';

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
