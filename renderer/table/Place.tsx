/**
 * A place on the table that can be pressed, dropped on, or picked up from: pile, deck, avatar, tile.
 * What may be done with it is read from the decision; the board only says where it is and what it shows.
 */
import { memo, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Decision, pieces, targets } from './choice.ts';
import { useDrag, useDrop } from './drag.tsx';
import type { SpotId } from './face.ts';
import { DROP, useKit, useTable } from './kit.ts';
import styles from './Place.module.css';
import type { Held, TableState } from './state.ts';

export interface PlaceProps {
  readonly id: SpotId;
  /** What a screen reader says. */
  readonly label: string;
  /** It can be picked up or pressed by itself (a deck), not only put on. */
  readonly piece?: boolean;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
  /** Told when what is held may go here and hangs above it, points at it or has the focus on it. Keep it stable. */
  readonly onAim?: (id: SpotId, aimed: boolean) => void;
}

/** What a place is at this moment, as one word each. */
export interface PlaceState {
  readonly target: boolean;
  readonly press: boolean;
  readonly dim: boolean;
}

function stateOf(id: SpotId, piece: boolean, decision: Decision | null, held: Held | null): PlaceState {
  if (decision === null) return { target: false, press: false, dim: false };
  const goes = held === null ? null : targets(decision, held.piece);
  // What fits nowhere is held only to say so; the rest of the table stays as it was.
  if (goes !== null && goes.size > 0 && held?.piece !== id) {
    const target = goes.has(id);
    return { target, press: false, dim: !target };
  }
  const press = targets(decision).has(id) || (piece && pieces(decision).has(id));
  return { target: false, press, dim: false };
}

/** As a text, so that a component is told only when something has changed. */
export function usePlaceState(id: SpotId, piece: boolean): PlaceState {
  const text = useTable(({ phase, decision, held }: TableState) => {
    const { target, press, dim } = stateOf(id, piece, phase === 'deciding' ? decision : null, held);
    return `${target ? 't' : ''}${press ? 'p' : ''}${dim ? 'd' : ''}`;
  });
  return { target: text.includes('t'), press: text.includes('p'), dim: text.includes('d') };
}

/** Registers an element as a spot and, if wanted, as something to drop on. */
export function useSpot(id: SpotId, drops = false): React.RefObject<HTMLElement | null> {
  const { spots } = useKit();
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const off = [spots.put(id, element), ...(drops ? [spots.put(`${DROP}${id}`, element)] : [])];
    return () => {
      for (const one of off) one();
    };
  }, [spots, id, drops]);
  return ref;
}

/** Tells the board when a place is aimed at. */
function useAim(id: SpotId, may: boolean, onAim: PlaceProps['onAim']) {
  const [near, setNear] = useState(false);
  const aimed = may && near;
  useEffect(() => {
    if (!aimed || onAim === undefined) return;
    onAim(id, true);
    return () => onAim(id, false);
  }, [id, aimed, onAim]);
  const enter = () => setNear(true);
  const leave = () => setNear(false);
  return { onPointerEnter: enter, onPointerLeave: leave, onFocus: enter, onBlur: leave };
}

export const Place = memo(function Place(props: PlaceProps) {
  const { id, label, piece = false, className = '', children, onAim } = props;
  const { controls } = useKit();
  const { target, press, dim } = usePlaceState(id, piece);
  const bump = useTable((state) => state.scene.bumps.get(id));
  const hinted = useTable(({ hint }) => hint !== null && (hint.offer.target === id || hint.offer.piece === id));
  const held = useTable((state) => state.held?.slot === id);
  const spot = useSpot(id, true);
  const drop = useDrop(id, target);
  const drag = useDrag(id, id);
  const near = useAim(id, target, onAim);
  useEffect(() => {
    if (!drop.over || onAim === undefined) return;
    onAim(id, true);
    return () => onAim(id, false);
  }, [id, drop.over, onAim]);
  return (
    <button
      {...near}
      ref={(element) => {
        spot.current = element;
        drop.ref(element);
        if (piece) {
          drag.card(element);
          drag.strip(element);
        }
      }}
      type="button"
      className={`${styles.place} ${className}`}
      aria-label={label}
      aria-disabled={!target && !press}
      aria-pressed={piece ? held : undefined}
      data-spot={id}
      data-target={target || undefined}
      data-over={drop.over || undefined}
      data-press={press || undefined}
      data-dim={dim || undefined}
      data-hinted={hinted || undefined}
      data-bump={bump}
      onPointerDown={piece ? drag.onPointerDown : undefined}
      onClick={({ detail }) => (piece ? controls.pressPiece(id, id, detail) : controls.pressTarget(id, detail))}
    >
      {children}
    </button>
  );
});
