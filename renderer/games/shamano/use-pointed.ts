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
      forget();
      if (!opened.current) afterRelease(event.buttons, open);
    },
    onPointerDown({ pointerType, clientX: x, clientY: y }) {
      forget();
      opened.current = false;
      if (pointerType === 'mouse') return;
      const timer = window.setTimeout(() => {
        opened.current = true;
        open();
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

/** A sheet that opened under a button still down would take its release for a press beside it. */
function afterRelease(buttons: number, open: () => void): void {
  if (buttons === 0) open();
  else window.addEventListener('pointerup', () => window.setTimeout(open, 0), { once: true });
}
