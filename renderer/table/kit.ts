/** Puts the parts of one table together and hands them to its components. */
import { createContext, useContext } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand/react';
import type { EventBase } from '../../core/kit/game.ts';
import type { Glimpse, TableInfo } from '../../electron/api.ts';
import type { LessonTable } from '../lesson/lesson-table.ts';
import { type Clock, type HeldClock, holdable } from './clock.ts';
import { type Controls, createControls } from './controls.ts';
import { createDirector, type Director } from './director.ts';
import type { AnyFace, SpotId } from './face.ts';
import { type Ask, createJournal, type Journal } from './journal.ts';
import type { Pace } from './pace.ts';
import { createSession, type Session } from './session.ts';
import { createSpots, type Spots } from './spots.ts';
import { createStage, type TableStage } from './stage.ts';
import { createTableStore, type Rect, type TableState, type TableStore } from './state.ts';
import type { Words } from './words.tsx';

export interface KitPorts {
  readonly face: AnyFace;
  readonly table: TableInfo;
  readonly ask: Ask;
  /** Null: a match that counts. */
  readonly teaching: LessonTable | null;
  readonly clock: Clock;
  pace(): Pace;
  curtain(): boolean;
  byKeys(): boolean;
  confirmDraw(): boolean;
  sound(name: string): void;
}

export interface Kit {
  readonly face: AnyFace;
  readonly teaching: LessonTable | null;
  readonly store: TableStore;
  readonly clock: HeldClock;
  readonly spots: Spots;
  readonly stage: TableStage;
  readonly director: Director;
  readonly journal: Journal;
  readonly session: Session;
  readonly controls: Controls;
  readonly sound: (name: string) => void;
  /** Rectangles of drop targets, measured when asked. */
  targetAt(x: number, y: number, dragged: Rect): SpotId | null;
  open(glimpse: Glimpse, events: readonly EventBase[]): void;
  close(): void;
}

export function createKit(ports: KitPorts): Kit {
  const { table, ask, pace } = ports;
  const face = ports.face.at?.(table.options) ?? ports.face;
  const store = createTableStore(table);
  const clock = holdable(ports.clock);
  const spots = createSpots();
  const sound = ports.sound;
  const flush = (change: () => void) => flushSync(change);
  const stage = createStage({ store, clock, spots, pace, flush, sound });
  const failed = (error: unknown) => console.error(error);
  const director = createDirector({ clock, stage, instant: () => pace().flight === 0, failed });
  const journal = createJournal(store, face, ask);
  const controls: Controls = createControls({
    store,
    face,
    clock,
    session: () => session,
    doubts: (setting) => setting !== 'confirmDraw' || ports.confirmDraw(),
    home: (held) => stage.home(held),
    told(what, piece, count) {
      if (!piece.startsWith('hand:')) return;
      const card = { card: piece.slice('hand:'.length) };
      if (what === 'home') journal.say({ key: 'table:hand.home', values: { card } });
      else if (count === 0) journal.say({ key: 'table:hand.idle', values: { card } });
      else journal.say({ key: count === 1 ? 'table:hand.picked' : 'table:hand.pickedMany', values: { card, count } });
      if (what === 'picked') sound('pick');
    },
  });
  const session: Session = createSession({
    ask,
    store,
    face,
    journal,
    director,
    clock,
    pace,
    curtain: ports.curtain,
    byKeys: ports.byKeys,
    accepted: controls.accepted,
    refused(code, action) {
      sound('refused');
      controls.refused(code, action);
    },
    decided: controls.decided,
    begin: controls.begin,
  });
  return {
    face,
    teaching: ports.teaching,
    store,
    clock,
    spots,
    stage,
    director,
    journal,
    session,
    controls,
    sound,
    targetAt: (x, y, dragged) => targetAt(spots, x, y, dragged),
    open: (glimpse, events) => void session.open(glimpse, events),
    close: () => session.close(),
  };
}

/** Spots that things can be dropped on are registered under this prefix as well. */
export const DROP = 'drop:';

/** The target under the pointer, or else the one the dragged card covers most. */
function targetAt(spots: Spots, x: number, y: number, dragged: Rect): SpotId | null {
  let best: SpotId | null = null;
  let most = 0;
  for (const id of spots.like(DROP)) {
    const rect = spots.rect(id);
    if (rect === null) continue;
    if (x >= rect.x && x <= rect.x + rect.width && y >= rect.y && y <= rect.y + rect.height)
      return id.slice(DROP.length);
    const share = overlap(rect, dragged);
    if (share <= most) continue;
    most = share;
    best = id;
  }
  return best?.slice(DROP.length) ?? null;
}

function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

interface TableContext {
  readonly kit: Kit;
  readonly words: Words;
}

export const KitContext = createContext<TableContext | null>(null);

function useTableContext(): TableContext {
  const context = useContext(KitContext);
  if (context === null) throw new Error('no table above');
  return context;
}

export const useKit = (): Kit => useTableContext().kit;
export const useWords = (): Words => useTableContext().words;

/** Selects from the table's state; select small, stable things. */
export function useTable<T>(select: (state: TableState) => T): T {
  return useStore(useKit().store, select);
}
