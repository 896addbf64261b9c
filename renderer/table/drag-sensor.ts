/**
 * How a drag begins and ends, as a sensor for @dnd-kit. It decides alone: the library's own end and
 * cancel may both fail to come if the page is slow, so nothing but the overlay is left to it.
 *
 * A press becomes a drag beyond `SLACK` pixels; anything less stays a press, even across the edge of a
 * neighbour. Whatever takes the pointer away (Escape, another window, a second finger, another button,
 * a resize, a button that came up unseen) calls the drag off.
 */
import type { SensorProps } from '@dnd-kit/core';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface DragHooks {
  /** False: this piece cannot be picked up now. */
  start(id: string): boolean;
  end(id: string, from: Point, to: Point): void;
  cancel(id: string, from: Point, to: Point): void;
  /** The pointer came up beside the piece without having dragged it, so that no click will tell. */
  press(id: string): void;
  /** Gives out the means to call off the drag that is on; null when there is none. */
  holding(callOff: (() => void) | null): void;
}

export interface SensorOptions {
  readonly hooks: DragHooks;
}

const SLACK = 6;
/** The left button, a touch, the tip of a pen. */
const MAIN = 1;

type Teardown = () => void;

export class TableSensor {
  static activators = [
    {
      eventName: 'onPointerDown' as const,
      handler: ({ nativeEvent }: { readonly nativeEvent: PointerEvent }) =>
        nativeEvent.isPrimary && nativeEvent.button === 0 && !nativeEvent.ctrlKey,
    },
  ];

  readonly autoScrollEnabled = false;
  private readonly id: string;
  private readonly pointer: number;
  private readonly from: Point;
  private last: Point;
  private active = false;
  private off: Teardown[] = [];

  constructor(private readonly props: SensorProps<SensorOptions>) {
    const event = props.event as PointerEvent;
    this.id = String(props.active);
    this.pointer = event.pointerId;
    this.from = { x: event.clientX, y: event.clientY };
    this.last = this.from;
    this.listen(window, 'pointermove', this.move);
    this.listen(window, 'pointerup', this.up);
    this.listen(window, 'pointercancel', this.callOff);
    this.listen(window, 'pointerdown', this.another, true);
    this.listen(window, 'contextmenu', this.menu, true);
    this.listen(window, 'keydown', this.key, true);
    this.listen(window, 'resize', this.callOff);
    // Not in the capture phase: there it would hear every element that loses the focus.
    this.listen(window, 'blur', this.callOff);
    this.listen(document, 'visibilitychange', this.callOff);
    this.listen(window, 'dragstart', (event: Event) => event.preventDefault(), true);
  }

  private listen(target: EventTarget, name: string, run: (event: never) => void, capture = false): void {
    const hear = run as EventListener;
    target.addEventListener(name, hear, { capture });
    this.off.push(() => target.removeEventListener(name, hear, { capture }));
  }

  private readonly move = (event: PointerEvent): void => {
    if (event.pointerId !== this.pointer) return;
    // Another button went down meanwhile, or the main one came up where nobody saw it.
    if (event.buttons !== MAIN) {
      this.callOff();
      return;
    }
    const to = { x: event.clientX, y: event.clientY };
    if (!this.active && Math.hypot(to.x - this.from.x, to.y - this.from.y) <= SLACK) return;
    if (!this.active && !this.start()) return;
    event.preventDefault();
    this.last = to;
    this.props.onMove(to);
  };

  private start(): boolean {
    if (!this.props.options.hooks.start(this.id)) {
      this.callOff();
      return false;
    }
    this.active = true;
    this.props.options.hooks.holding(this.callOff);
    this.props.onStart(this.from);
    return true;
  }

  private readonly up = (event: PointerEvent): void => {
    if (event.pointerId !== this.pointer) return;
    const { hooks } = this.props.options;
    const wasActive = this.active;
    this.finish();
    if (wasActive) {
      swallowClick();
      this.props.onEnd();
      hooks.end(this.id, this.from, { x: event.clientX, y: event.clientY });
      return;
    }
    this.props.onAbort(this.props.active);
    this.props.onCancel();
    const element = this.props.activeNode.activatorNode.current ?? this.props.activeNode.node.current;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    if (element !== null && under !== null && !element.contains(under)) hooks.press(this.id);
  };

  private readonly callOff = (): void => {
    if (this.off.length === 0) return;
    const wasActive = this.active;
    this.finish();
    if (!wasActive) this.props.onAbort(this.props.active);
    this.props.onCancel();
    if (!wasActive) return;
    swallowNextClick();
    this.props.options.hooks.cancel(this.id, this.from, this.last);
  };

  private readonly another = (event: PointerEvent): void => {
    if (event.pointerId !== this.pointer) this.callOff();
  };

  private readonly menu = (event: Event): void => {
    event.preventDefault();
    this.callOff();
  };

  private readonly key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.active) return;
    event.preventDefault();
    event.stopPropagation();
    this.callOff();
  };

  private finish(): void {
    this.active = false;
    for (const teardown of this.off) teardown();
    this.off = [];
    this.props.options.hooks.holding(null);
  }
}

/** The click that a browser makes of the pointer's coming up after a drag means nothing. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  window.setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}

/** The same for a drag called off while the button is still down: its coming up is yet to come. */
function swallowNextClick(): void {
  const settle = (event: Event) => {
    window.removeEventListener('pointerup', settle, { capture: true });
    window.removeEventListener('pointerdown', settle, { capture: true });
    if (event.type === 'pointerup') swallowClick();
  };
  window.addEventListener('pointerup', settle, { capture: true });
  window.addEventListener('pointerdown', settle, { capture: true });
}
