/**
 * What the table screen shows at a moment, as one immutable value. Components select from it; the
 * session, the controls and the stage change it.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ActionBase, Seat } from '../../core/kit/game.ts';
import type { Glimpse, TableInfo } from '../../electron/api.ts';
import type { Decision, Picked } from './choice.ts';
import type { CardCode, Doubt, Question, Sentence, SpotId, Tone } from './face.ts';

/**
 * `asking`: the main process is asked. `showing`: events are played. `deciding`: somebody at the
 * screen may act. `waiting`: computers are about to. `between`: a round is over and stands until somebody goes on.
 * `curtain`: nobody's cards are shown. `stuck`: an answer did not come; the table offers to try again.
 */
export type Phase = 'asking' | 'showing' | 'deciding' | 'waiting' | 'between' | 'curtain' | 'over' | 'stuck';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A piece that has been picked up. `slot` tells two equal cards apart. */
export interface Held {
  readonly piece: SpotId;
  readonly slot: string;
  readonly by: 'press' | 'drag';
}

/** Something that is being asked at the table about what was picked. */
export interface Asking {
  readonly question: Question;
  readonly picked: Picked;
}

export interface Doubting {
  readonly doubt: Doubt;
  readonly action: ActionBase;
}

export interface Refused {
  readonly id: number;
  /** Where the sentence stands: at the card's slot, or at another spot. */
  readonly at: string | null;
  readonly words: Sentence;
}

export interface Flight {
  readonly id: number;
  readonly card: CardCode | null;
  readonly turns: 'up' | 'down' | null;
  readonly from: Rect;
  readonly to: Rect;
  readonly delay: number;
  readonly length: number;
  readonly fades: boolean;
}

export interface Words {
  readonly id: number;
  readonly at: Rect | null;
  readonly words: Sentence;
  readonly tone: Tone;
  readonly length: number;
}

/** What moves. Spots in `hidden` are not shown: their card is in the air. */
export interface Scene {
  readonly flights: readonly Flight[];
  readonly words: readonly Words[];
  readonly hidden: ReadonlySet<SpotId>;
  /** How many cards are on their way to a spot. */
  readonly arriving: Readonly<Record<SpotId, number>>;
  readonly bumps: ReadonlyMap<SpotId, Tone>;
  readonly effect: string | null;
  /** A piece that was let go over a target and waits for the answer, where it was let go. */
  readonly resting: { readonly piece: SpotId; readonly slot: string; readonly rect: Rect } | null;
}

export interface LogLine {
  readonly id: number;
  readonly ply: number;
  readonly words: Sentence;
}

export type Panel = 'pause' | 'rules' | 'restart' | 'concede' | null;

export interface Curtain {
  readonly seat: Seat;
  /** What everybody saw since this seat last looked. */
  readonly recap: readonly Sentence[];
  /** Others at the screen who might act out of turn now. */
  readonly others: readonly Seat[];
}

export interface TableState {
  readonly table: TableInfo;
  readonly phase: Phase;
  /** Whose eyes the screen shows; null for onlookers, and behind the curtain. */
  readonly as: Seat | null;
  /** Null behind the curtain and until the first glimpse. */
  readonly glimpse: Glimpse | null;
  /** The view as far as its events have been shown. */
  readonly view: object | null;
  readonly decision: Decision | null;
  readonly curtain: Curtain | null;
  /** Who chooses at once by keys now; empty while nobody does. */
  readonly atOnce: readonly Seat[];
  /** Somebody the match does not wait for has taken the screen. */
  readonly visiting: boolean;
  readonly held: Held | null;
  readonly asking: Asking | null;
  readonly doubting: Doubting | null;
  readonly switches: ReadonlySet<string>;
  readonly refused: Refused | null;
  readonly hint: { readonly offer: Picked; readonly words: Sentence } | null;
  readonly log: readonly LogLine[];
  /** Newest last; read aloud in order. */
  readonly said: readonly { readonly id: number; readonly words: Sentence }[];
  readonly scene: Scene;
  /** Room for people: when it ends by the table's clock, and how long it was. */
  readonly room: { readonly id: number; readonly length: number } | null;
  readonly panel: Panel;
  readonly logOpen: boolean;
}

export type TableStore = StoreApi<TableState>;

export const STILL: Scene = {
  flights: [],
  words: [],
  hidden: new Set(),
  arriving: {},
  bumps: new Map(),
  effect: null,
  resting: null,
};

export function createTableStore(table: TableInfo): TableStore {
  return createStore<TableState>(() => ({
    table,
    phase: 'asking',
    as: null,
    glimpse: null,
    view: null,
    decision: null,
    curtain: null,
    atOnce: [],
    visiting: false,
    held: null,
    asking: null,
    doubting: null,
    switches: new Set(),
    refused: null,
    hint: null,
    log: [],
    said: [],
    scene: STILL,
    room: null,
    panel: null,
    logOpen: false,
  }));
}
