/**
 * The one module that knows @dnd-kit. The library registers what can be dragged, moves the overlay and
 * tells targets that something is over them; how a drag begins and ends is the sensor's, what it means
 * is the controls'. The overlay hangs on the body, because a scaled ancestor would displace it.
 */
import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  DragOverlay,
  pointerWithin,
  rectIntersection,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type PointerEventHandler, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useApp } from '../app/context.tsx';
import styles from './drag.module.css';
import { type DragHooks, type Point, TableSensor } from './drag-sensor.ts';
import { type Kit, useKit, useTable } from './kit.ts';
import type { Rect } from './state.ts';

/** The table announces what happens itself, in order and in words. */
const SILENT: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
const ACCESSIBILITY = { announcements: SILENT, screenReaderInstructions: { draggable: '' }, restoreFocus: false };

/** Under the pointer, or else covered most. */
const collide: CollisionDetection = (args) => {
  const under = pointerWithin(args);
  return under.length > 0 ? under : rectIntersection(args);
};

/** A slot is `piece#n`, other pieces are their own slot. */
const pieceOf = (slot: string) => slot.split('#')[0] ?? slot;

export function DragArea({ children }: { readonly children: ReactNode }) {
  const kit = useKit();
  const callOff = useRef<(() => void) | null>(null);
  const hooks = useMemo(() => hooksOf(kit, callOff), [kit]);
  const sensors = useSensors(useSensor(TableSensor, { hooks }));

  // The end of the turn, an opened menu, anything that takes the piece out of the hand ends the drag too.
  useEffect(
    () =>
      kit.store.subscribe((state) => {
        if (state.held?.by !== 'drag' || state.panel !== null) callOff.current?.();
      }),
    [kit],
  );
  const sheet = useApp((state) => state.sheet);
  useEffect(() => {
    if (sheet !== null) callOff.current?.();
  }, [sheet]);
  useEffect(() => () => callOff.current?.(), []);

  return (
    <DndContext sensors={sensors} autoScroll={false} accessibility={ACCESSIBILITY} collisionDetection={collide}>
      {children}
      {createPortal(
        <DragOverlay dropAnimation={null} zIndex={900} className={`${styles.overlay} ${kit.face.world}`}>
          <Dragged />
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
}

/** What hangs at the pointer. */
function Dragged() {
  const { face } = useKit();
  const piece = useTable(({ held }) => (held?.by === 'drag' ? held.piece : null));
  if (piece === null) return null;
  return (
    <div className={styles.dragged} data-dragged>
      <face.CardArt card={cardOf(piece)} />
    </div>
  );
}

/** The card a piece shows, in whatever zone it lies; pieces that are no card (a pile) show a back. */
export function cardOf(piece: string): string | null {
  const zone = piece.indexOf(':');
  return zone < 0 ? null : piece.slice(zone + 1);
}

function hooksOf(kit: Kit, callOff: { current: (() => void) | null }): DragHooks {
  const { controls, spots, stage } = kit;
  /** Leaves the piece lying where the pointer let go of it. */
  const rest = (slot: string, from: Point, to: Point): Rect | null => {
    const home = spots.rect(slot);
    if (home === null) return null;
    const rect = { ...home, x: home.x + to.x - from.x, y: home.y + to.y - from.y };
    stage.rest(pieceOf(slot), slot, rect);
    return rect;
  };
  return {
    start: (slot) => controls.grab(pieceOf(slot), slot),
    end(slot, from, to) {
      const rect = rest(slot, from, to);
      controls.drop(rect === null ? null : kit.targetAt(to.x, to.y, rect));
    },
    cancel(slot, from, to) {
      if (kit.store.getState().held?.slot === slot) rest(slot, from, to);
      controls.release();
    },
    press: (slot) => controls.pressPiece(pieceOf(slot), slot, 1),
    holding(next) {
      callOff.current = next;
    },
  };
}

interface Drag {
  /** For the element that is pressed. */
  readonly strip: (element: HTMLElement | null) => void;
  /** For the element as large as the card. */
  readonly card: (element: HTMLElement | null) => void;
  readonly onPointerDown: PointerEventHandler;
}

const NOTHING: PointerEventHandler = () => {};

export function useDrag(slot: string, piece: string): Drag {
  const { setNodeRef, setActivatorNodeRef, listeners } = useDraggable({ id: slot, data: { piece } });
  return {
    strip: setActivatorNodeRef,
    card: setNodeRef,
    onPointerDown: (listeners?.onPointerDown as PointerEventHandler | undefined) ?? NOTHING,
  };
}

/** A place to drop on: `over` while something that may go there hangs above it. */
export function useDrop(target: string, may: boolean): { ref(element: HTMLElement | null): void; over: boolean } {
  const { setNodeRef, isOver } = useDroppable({ id: target, disabled: !may });
  return { ref: setNodeRef, over: isOver && may };
}
