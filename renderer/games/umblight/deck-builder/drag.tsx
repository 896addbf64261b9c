/**
 * Cards that are dragged between the browser and the deck. How a drag begins and ends is the table's
 * sensor; a *slot* is `browser:CODE` or `deck:CODE`, a place to drop is an element with `data-drop`.
 */
import {
  type Announcements,
  DndContext,
  DragOverlay,
  type Modifier,
  pointerWithin,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type PointerEventHandler, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type DragHooks, type Point, TableSensor } from '../../../table/drag-sensor.ts';
import { CardArt } from '../art/CardArt.tsx';
import styles from './drag.module.css';

export type Zone = 'browser' | 'deck';

interface Props {
  /** A card was let go over another zone than the one it comes from. */
  readonly onMove: (code: string, to: Zone) => void;
  readonly children: ReactNode;
}

/** What is done is announced by the bench, in words. */
const SILENT: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
const ACCESSIBILITY = { announcements: SILENT, screenReaderInstructions: { draggable: '' }, restoreFocus: false };

/** The picture hangs at the pointer, whatever the shape of what was picked up. */
const atPointer: Modifier = ({ activatorEvent, draggingNodeRect, transform }) => {
  if (!(activatorEvent instanceof PointerEvent) || draggingNodeRect === null) return transform;
  const { clientX, clientY } = activatorEvent;
  const { left, top } = draggingNodeRect;
  return { ...transform, x: transform.x + clientX - left, y: transform.y + clientY - top };
};
const MODIFIERS = [atPointer];

export function DragArea({ onMove, children }: Props) {
  const [held, setHeld] = useState<string | null>(null);
  const latest = useRef(onMove);
  useEffect(() => {
    latest.current = onMove;
  });
  const callOff = useRef<(() => void) | null>(null);
  useEffect(() => () => callOff.current?.(), []);
  const hooks = useMemo<DragHooks>(
    () => ({
      start(slot) {
        setHeld(codeOf(slot));
        return true;
      },
      end(slot, _from, to) {
        setHeld(null);
        const zone = zoneAt(to);
        if (zone !== null && !slot.startsWith(zone)) latest.current(codeOf(slot), zone);
      },
      cancel: () => setHeld(null),
      press: () => {},
      holding(next) {
        callOff.current = next;
      },
    }),
    [],
  );
  const sensors = useSensors(useSensor(TableSensor, { hooks }));
  return (
    <DndContext sensors={sensors} autoScroll={false} accessibility={ACCESSIBILITY} collisionDetection={pointerWithin}>
      {children}
      {createPortal(
        <DragOverlay dropAnimation={null} zIndex={900} modifiers={MODIFIERS} className={styles.overlay ?? ''}>
          {held !== null && (
            <div className={styles.dragged} data-dragged>
              <CardArt card={held} />
            </div>
          )}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
}

const codeOf = (slot: string) => slot.slice(slot.indexOf(':') + 1);

function zoneAt({ x, y }: Point): Zone | null {
  const zone = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')?.dataset.drop;
  return zone === 'browser' || zone === 'deck' ? zone : null;
}

const NOTHING: PointerEventHandler = () => {};

/** For a card that can be dragged; `still` for one that lies fast. */
export function useDrag(zone: Zone, code: string, still: boolean) {
  const { setNodeRef, listeners } = useDraggable({ id: `${zone}:${code}`, disabled: still });
  return {
    ref: setNodeRef,
    onPointerDown: (listeners?.onPointerDown as PointerEventHandler | undefined) ?? NOTHING,
  };
}

/** For a place to drop on: `over` while a card from elsewhere hangs above it. */
export function useDrop(zone: Zone) {
  const { setNodeRef, isOver, active } = useDroppable({ id: zone });
  return { ref: setNodeRef, over: isOver && active !== null && !String(active.id).startsWith(zone) };
}
