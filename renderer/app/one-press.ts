/**
 * One press does one thing. A held key and a double click come as several events in a row; what comes
 * to lie under the pointer or under the focus meanwhile (a question, a menu, another screen) must not
 * take the rest of the row for its answer.
 *
 * Terms. A *control* is what a press acts on: the nearest button, field or link, or else the surface it
 * hit. A *row* is the clicks of one double (or longer) click; it belongs to the control it began on.
 */

const CONTROL = 'button, a, input, select, textarea, summary, label, [tabindex], dialog, [role="dialog"], main';

/** Keys that press what has the focus. */
const PRESSING = 'button, a, summary, input:not([type="text"], [type="search"]), [role="button"], [role="switch"]';

const isElement = (target: EventTarget | null) => target instanceof Element;
const controlOf = (target: EventTarget | null) => (isElement(target) ? (target.closest(CONTROL) ?? target) : null);

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Whether a row of clicks is on that began somewhere else than where it goes on. */
let stray = false;
let began: Element | null = null;

/** True while the clicks that come are the rest of a row which began before this could be aimed at. */
export const strayClick = (): boolean => stray;

function watchClicks(event: MouseEvent): void {
  if (event.type === 'mousedown') {
    if (event.detail <= 1) began = controlOf(event.target);
    stray = event.detail > 1 && controlOf(event.target) !== began;
    return;
  }
  // Keys press with a detail of 0.
  if (stray && event.detail > 1) stop(event);
  stray = false;
}

/** Where each key that is down went down. */
const downAt = new Map<string, EventTarget | null>();

/** Whether one more event of a held key is welcome: to move, to type where typing began, to scroll. */
function mayRepeat(event: KeyboardEvent): boolean {
  const { key, target, code } = event;
  if (key === 'Escape') return false;
  if (key === 'Enter') return isElement(target) && target.matches('textarea') && downAt.get(code) === target;
  if (key === ' ' && isElement(target) && target.closest(PRESSING) !== null) return false;
  return key.length > 1 || event.ctrlKey || event.metaKey || downAt.get(code) === target;
}

function watchKeys(event: KeyboardEvent): void {
  stray = false;
  if (!event.repeat) downAt.set(event.code, event.target);
  else if (!mayRepeat(event)) stop(event);
}

/** Keeps watch over a page; answers how to end it. */
export function watchPresses(page: Window): () => void {
  page.addEventListener('mousedown', watchClicks, true);
  page.addEventListener('click', watchClicks, true);
  page.addEventListener('keydown', watchKeys, true);
  return () => {
    page.removeEventListener('mousedown', watchClicks, true);
    page.removeEventListener('click', watchClicks, true);
    page.removeEventListener('keydown', watchKeys, true);
  };
}
