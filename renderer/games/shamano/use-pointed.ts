/** Opens something for a right click, the menu key, or a finger that stays. */
import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef } from 'react';

/** How long a finger stays, and how far it may stray. */
const STAYS_MS = 550;
const STRAYS = 10;

export interface Pointed {
  onContextMenu(event: MouseEvent): void;
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(): void;
  onPointerCancel(): void;
  onClickCapture(event: MouseEvent): void;
}

export function usePointed(open: () => void): Pointed {
  const press = useRef<{ readonly x: number; readonly y: number; readonly timer: number } | null>(null);
  const opened = useRef(false);
  const forget = useCallback(() => {
    if (press.current !== null) window.clearTimeout(press.current.timer);
    press.current = null;
  }, []);
  useEffect(() => forget, [forget]);
  return {
    onContextMenu(event) {
      event.preventDefault();
      const finger = press.current !== null;
      forget();
      if (opened.current) return;
      opened.current = finger;
      afterRelease(finger || event.buttons !== 0, open);
    },
    onPointerDown({ pointerType, clientX: x, clientY: y }) {
      forget();
      opened.current = false;
      if (pointerType === 'mouse') return;
      const timer = window.setTimeout(() => {
        opened.current = true;
        afterRelease(true, open);
      }, STAYS_MS);
      press.current = { x, y, timer };
    },
    onPointerMove({ clientX, clientY }) {
      const { current } = press;
      if (current !== null && Math.hypot(clientX - current.x, clientY - current.y) > STRAYS) forget();
    },
    onPointerUp: forget,
    onPointerCancel: forget,
    // The click that ends a long press is not a play.
    onClickCapture(event) {
      if (!opened.current) return;
      opened.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** A sheet that opened under a button or a finger still down would take its release for a press beside it, and close. */
function afterRelease(down: boolean, open: () => void): void {
  if (!down) {
    open();
    return;
  }
  const settle = ({ type }: Event) => {
    window.removeEventListener('pointerup', settle);
    window.removeEventListener('pointercancel', settle);
    if (type === 'pointerup') window.setTimeout(open, 0);
  };
  window.addEventListener('pointerup', settle);
  window.addEventListener('pointercancel', settle);
}
