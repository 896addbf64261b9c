// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { strayClick, watchPresses } from '../../../renderer/app/one-press.ts';

let end = () => {};
let pressed: string[] = [];
beforeEach(() => {
  document.body.innerHTML = `
    <main><button id="delete">Delete</button><button id="more">+</button><input id="name" type="text"></main>
    <dialog open><button id="yes">Yes</button><textarea id="notes"></textarea></dialog>`;
  pressed = [];
  for (const button of document.querySelectorAll('button')) button.onclick = () => pressed.push(button.id);
  end = watchPresses(window);
});
afterEach(() => end());

const at = (id: string) => document.getElementById(id) as HTMLElement;

function click(id: string, detail: number): void {
  for (const type of ['mousedown', 'mouseup', 'click'])
    at(id).dispatchEvent(new MouseEvent(type, { detail, bubbles: true, cancelable: true }));
}

/** Whether the page may still do what the key does there. */
function key(id: string, key: string, repeat: boolean, code = key): boolean {
  return at(id).dispatchEvent(new KeyboardEvent('keydown', { key, code, repeat, bubbles: true, cancelable: true }));
}

describe('a double click', () => {
  it('that began on one button does not press another that has come to lie under it', () => {
    click('delete', 1);
    click('yes', 2);
    click('yes', 3);
    expect(pressed).toEqual(['delete']);
  });

  it('on one button presses it twice', () => {
    click('more', 1);
    click('more', 2);
    expect(pressed).toEqual(['more', 'more']);
  });

  it('leaves the next click alone, and presses by key', () => {
    click('delete', 1);
    click('yes', 2);
    click('yes', 1);
    at('yes').click();
    expect(pressed).toEqual(['delete', 'yes', 'yes']);
  });

  it('is known as stray until its click has come', () => {
    click('delete', 1);
    at('yes').dispatchEvent(new MouseEvent('mousedown', { detail: 2, bubbles: true }));
    expect(strayClick()).toBe(true);
    at('yes').dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true }));
    expect(strayClick()).toBe(false);
  });
});

describe('a held key', () => {
  it('presses once: Enter, Space and Escape', () => {
    for (const name of ['Enter', ' ', 'Escape']) {
      expect(key('more', name, false)).toBe(true);
      expect(key('more', name, true)).toBe(false);
    }
  });

  it('sends a name that is typed once', () => {
    expect(key('name', 'Enter', false)).toBe(true);
    expect(key('name', 'Enter', true)).toBe(false);
  });

  it('does not type where the focus has gone meanwhile, and does where it began', () => {
    key('delete', 'n', false, 'KeyN');
    expect(key('name', 'n', true, 'KeyN')).toBe(false);
    key('name', 'n', false, 'KeyN');
    expect(key('name', 'n', true, 'KeyN')).toBe(true);
  });

  it('moves on and on, and breaks lines where lines are typed', () => {
    key('more', 'ArrowRight', false);
    expect(key('delete', 'ArrowRight', true)).toBe(true);
    key('notes', 'Enter', false);
    expect(key('notes', 'Enter', true)).toBe(true);
  });
});
