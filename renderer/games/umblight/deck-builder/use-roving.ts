/**
 * One tab stop for many buttons: arrows move the focus among them by how they lie, Home and End to the
 * first and last. The buttons carry `data-code`.
 */
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

const BUTTONS = 'button[data-code]';

export interface Roving {
  readonly list: RefObject<HTMLUListElement | null>;
  tabIndexOf(code: string): 0 | -1;
  onFocus(code: string): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** `codes` in the order of the buttons. When the one that has the focus leaves, its neighbour gets it. */
export function useRoving(codes: readonly string[]): Roving {
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState<string | null>(null);
  const focused = useRef<{ readonly code: string; readonly place: number } | null>(null);
  useLayoutEffect(() => {
    const was = focused.current;
    if (was === null || codes.includes(was.code) || document.activeElement !== document.body) return;
    focused.current = null;
    const buttons = buttonsOf(list.current);
    buttons[Math.min(was.place, buttons.length - 1)]?.focus();
  });
  const stop = at !== null && codes.includes(at) ? at : codes[0];
  return {
    list,
    tabIndexOf: (code) => (code === stop ? 0 : -1),
    onFocus(code) {
      focused.current = { code, place: codes.indexOf(code) };
      setAt(code);
    },
    onKeyDown(event) {
      const buttons = buttonsOf(list.current);
      const next = buttons[target(event.key, buttons, buttons.indexOf(event.target as HTMLButtonElement))];
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    },
  };
}

function buttonsOf(list: HTMLUListElement | null): readonly HTMLButtonElement[] {
  return [...(list?.querySelectorAll<HTMLButtonElement>(BUTTONS) ?? [])];
}

/** Which button a key leads to; -1 for none. */
function target(key: string, buttons: readonly HTMLButtonElement[], from: number): number {
  if (from < 0) return -1;
  const columns = columnsOf(buttons);
  switch (key) {
    case 'ArrowRight':
      return from + 1;
    case 'ArrowLeft':
      return from - 1;
    case 'ArrowDown':
      return from + columns;
    case 'ArrowUp':
      return from - columns;
    case 'Home':
      return 0;
    case 'End':
      return buttons.length - 1;
    default:
      return -1;
  }
}

/** Buttons of the first row. */
function columnsOf(buttons: readonly HTMLButtonElement[]): number {
  const top = buttons[0]?.getBoundingClientRect().top;
  return Math.max(1, buttons.filter((one) => one.getBoundingClientRect().top === top).length);
}
