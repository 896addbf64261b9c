// @vitest-environment happy-dom
import type { SensorProps } from '@dnd-kit/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type SensorOptions, TableSensor } from '../../../renderer/table/drag-sensor.ts';

afterEach(() => {
  document.body.replaceChildren();
});

const point = (type: string, x: number, y: number, more: PointerEventInit = {}) =>
  new PointerEvent(type, { clientX: x, clientY: y, pointerId: 1, buttons: 1, isPrimary: true, bubbles: true, ...more });

/** A card that has just been pressed at (100, 100). */
function press() {
  const card = document.createElement('button');
  document.body.append(card);
  const hooks = { start: vi.fn(() => true), end: vi.fn(), cancel: vi.fn(), press: vi.fn(), holding: vi.fn() };
  const library = {
    onAbort: vi.fn(),
    onPending: vi.fn(),
    onStart: vi.fn(),
    onCancel: vi.fn(),
    onMove: vi.fn(),
    onEnd: vi.fn(),
  };
  const props = {
    ...library,
    active: 'hand:r5#0',
    activeNode: { node: { current: card }, activatorNode: { current: card } },
    event: point('pointerdown', 100, 100),
    options: { hooks },
  };
  new TableSensor(props as unknown as SensorProps<SensorOptions>);
  const move = (x: number, y: number, more: PointerEventInit = {}) =>
    window.dispatchEvent(point('pointermove', x, y, more));
  const up = (x: number, y: number) => window.dispatchEvent(point('pointerup', x, y, { buttons: 0 }));
  /** Nothing of the drag is left: the library is told that it is over, and later events mean nothing. */
  const isOver = () => {
    expect(library.onCancel.mock.calls.length + library.onEnd.mock.calls.length).toBe(1);
    const moves = library.onMove.mock.calls.length;
    move(300, 300);
    up(300, 300);
    window.dispatchEvent(new Event('resize'));
    expect(library.onMove.mock.calls.length).toBe(moves);
    expect(library.onCancel.mock.calls.length + library.onEnd.mock.calls.length).toBe(1);
    expect(hooks.holding).toHaveBeenLastCalledWith(null);
  };
  return { card, hooks, library, move, up, isOver };
}

describe('a press', () => {
  it('becomes a drag once it has moved, and ends where it is let go', () => {
    const { hooks, move, up, isOver } = press();
    move(120, 90);
    expect(hooks.start).toHaveBeenCalledExactlyOnceWith('hand:r5#0');
    move(200, 50);
    up(210, 40);
    expect(hooks.end).toHaveBeenCalledExactlyOnceWith('hand:r5#0', { x: 100, y: 100 }, { x: 210, y: 40 });
    expect(hooks.cancel).not.toHaveBeenCalled();
    isOver();
  });

  it.each([2, 5, 6])('that slips by %i pixels stays a press', (slip) => {
    const { card, hooks, library, move, up, isOver } = press();
    document.elementFromPoint = () => card;
    move(100 + slip, 100);
    up(100 + slip, 100);
    expect(hooks.start).not.toHaveBeenCalled();
    expect(library.onStart).not.toHaveBeenCalled();
    expect(hooks.end).not.toHaveBeenCalled();
    expect(hooks.press).not.toHaveBeenCalled();
    isOver();
  });

  it('that slips onto a neighbour still presses the card it began on', () => {
    const { hooks, move, up } = press();
    const neighbour = document.createElement('button');
    document.elementFromPoint = () => neighbour;
    move(104, 100);
    up(104, 100);
    expect(hooks.press).toHaveBeenCalledExactlyOnceWith('hand:r5#0');
  });

  it('on something that cannot be picked up never becomes a drag', () => {
    const { hooks, library, move, isOver } = press();
    hooks.start.mockReturnValue(false);
    move(140, 100);
    expect(library.onStart).not.toHaveBeenCalled();
    expect(hooks.cancel).not.toHaveBeenCalled();
    isOver();
  });

  it('begins with the first button and the first finger only', () => {
    const [activator] = TableSensor.activators;
    const asks = (init: PointerEventInit) =>
      activator?.handler({ nativeEvent: new PointerEvent('pointerdown', { isPrimary: true, button: 0, ...init }) });
    expect(asks({})).toBe(true);
    expect(asks({ button: 2 })).toBe(false);
    expect(asks({ isPrimary: false })).toBe(false);
    expect(asks({ ctrlKey: true })).toBe(false);
  });
});

describe('a drag is called off, and the card goes home', () => {
  const dragging = () => {
    const all = press();
    all.move(140, 100);
    expect(all.hooks.start).toHaveBeenCalledOnce();
    return all;
  };
  const called = ({ hooks, isOver }: ReturnType<typeof press>) => {
    expect(hooks.cancel).toHaveBeenCalledExactlyOnceWith('hand:r5#0', { x: 100, y: 100 }, { x: 140, y: 100 });
    expect(hooks.end).not.toHaveBeenCalled();
    isOver();
  };

  it('by Escape, which then does nothing else', () => {
    const all = dragging();
    const below = vi.fn();
    window.addEventListener('keydown', below);
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(below).not.toHaveBeenCalled();
    window.removeEventListener('keydown', below);
    called(all);
  });

  it('when another window takes the focus', () => {
    const all = dragging();
    window.dispatchEvent(new FocusEvent('blur'));
    called(all);
  });

  it('but not when the focus moves inside the page', () => {
    const { card, hooks } = dragging();
    card.dispatchEvent(new FocusEvent('blur'));
    expect(hooks.cancel).not.toHaveBeenCalled();
  });

  it('when the page is hidden', () => {
    const all = dragging();
    document.dispatchEvent(new Event('visibilitychange'));
    called(all);
  });

  it('when the window changes its size', () => {
    const all = dragging();
    window.dispatchEvent(new Event('resize'));
    called(all);
  });

  it('by a second finger', () => {
    const all = dragging();
    window.dispatchEvent(point('pointerdown', 10, 10, { pointerId: 2, isPrimary: false }));
    called(all);
  });

  it('by another button', () => {
    const all = dragging();
    all.move(150, 100, { buttons: 3 });
    called(all);
  });

  it('by the context menu', () => {
    const all = dragging();
    const event = new Event('contextmenu', { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    called(all);
  });

  it('when the button came up where nobody saw it', () => {
    const all = dragging();
    all.move(150, 100, { buttons: 0 });
    called(all);
  });

  it('when the system takes the pointer away', () => {
    const all = dragging();
    window.dispatchEvent(point('pointercancel', 140, 100));
    called(all);
  });

  it('by whoever holds the table: the end of the turn, an opened menu', () => {
    const all = dragging();
    const callOff = all.hooks.holding.mock.calls.at(-1)?.[0] as () => void;
    callOff();
    called(all);
    callOff();
    expect(all.hooks.cancel).toHaveBeenCalledOnce();
  });

  it('not by another pointer’s moving or coming up', () => {
    const { hooks, move } = dragging();
    move(300, 300, { pointerId: 7 });
    window.dispatchEvent(point('pointerup', 300, 300, { pointerId: 7 }));
    expect(hooks.cancel).not.toHaveBeenCalled();
    expect(hooks.end).not.toHaveBeenCalled();
  });
});

describe('after a drag', () => {
  it('the click that follows the pointer’s coming up means nothing', () => {
    const { card, move, up } = press();
    const click = vi.fn();
    card.addEventListener('click', click);
    move(140, 100);
    up(140, 100);
    card.click();
    expect(click).not.toHaveBeenCalled();
  });

  it('that was called off with the button still down, the click of its coming up means nothing either', () => {
    const { card, move, up } = press();
    const click = vi.fn();
    card.addEventListener('click', click);
    move(140, 100);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    up(140, 100);
    card.click();
    expect(click).not.toHaveBeenCalled();
  });

  it('the next click counts again', async () => {
    const { card, move, up } = press();
    const click = vi.fn();
    card.addEventListener('click', click);
    move(140, 100);
    up(140, 100);
    await new Promise((resolve) => setTimeout(resolve, 1));
    card.click();
    expect(click).toHaveBeenCalledOnce();
  });
});
