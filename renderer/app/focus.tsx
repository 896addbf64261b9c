/**
 * Keeps the keyboard somewhere. When the element that had the focus leaves the page, the focus goes to
 * the topmost home (`data-focus-home`: a screen or a dialog) instead of falling to the body.
 */
import { type RefObject, useEffect } from 'react';

/** The home on top: an open dialog comes after the screen below it. */
function topHome(): HTMLElement | null {
  const homes = [...document.querySelectorAll<HTMLElement>('[data-focus-home]')];
  const modal = homes.filter((home) => home.closest('dialog[open]') !== null);
  return modal.at(-1) ?? homes.at(-1) ?? null;
}

/** A screen takes the focus itself; in a dialog, where that would come before its controls, the first of those does. */
function goHome(home: HTMLElement | null): void {
  if (home === null) return;
  const first =
    home.tabIndex === -1 && home.hasAttribute('tabindex') ? home : home.querySelector<HTMLElement>(CONTROLS);
  first?.focus({ preventScroll: true });
}
const CONTROLS = 'button:not(:disabled), input:not(:disabled), select:not(:disabled), summary';

export function FocusKeeper() {
  useEffect(() => {
    let last: Element | null = document.activeElement;
    const remember = (event: FocusEvent) => {
      last = event.target as Element;
    };
    const keep = () => {
      if (document.activeElement !== document.body || last?.isConnected === true) return;
      goHome(topHome());
    };
    const observer = new MutationObserver(keep);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, []);
  return null;
}

/** Takes the focus when the component appears: a screen gives it to its first choice. */
export function useEntryFocus(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    target.current?.focus({ preventScroll: true });
  }, [target]);
}
