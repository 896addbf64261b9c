import { describe, expect, it } from 'vitest';
import { holdable } from '../../../renderer/table/clock.ts';
import { testClock } from './test-clock.ts';

describe('a clock that is held', () => {
  it('lets nothing come due, and what was left is waited for afterwards', () => {
    const clock = testClock();
    const held = holdable(clock);
    let due = 0;
    held.after(100, () => due++);
    clock.pass(70);
    held.hold();
    held.hold();
    clock.pass(1000);
    expect(due).toBe(0);
    held.release();
    held.release();
    clock.pass(29);
    expect(due).toBe(0);
    clock.pass(1);
    expect(due).toBe(1);
  });

  it('starts what is asked of it meanwhile when it is released', () => {
    const clock = testClock();
    const held = holdable(clock);
    let due = 0;
    held.hold();
    held.after(50, () => due++);
    clock.pass(500);
    held.release();
    clock.pass(50);
    expect(due).toBe(1);
  });

  it('forgets what is called off, held or not', () => {
    const clock = testClock();
    const held = holdable(clock);
    let due = 0;
    held.after(50, () => due++)();
    held.hold();
    held.after(50, () => due++)();
    held.release();
    clock.pass(1000);
    expect(due).toBe(0);
  });

  it('stands still for whoever reads it', () => {
    const clock = testClock();
    const held = holdable(clock);
    clock.pass(10);
    held.hold();
    clock.pass(100);
    expect(held.now()).toBe(10);
    held.release();
    clock.pass(5);
    expect(held.now()).toBe(15);
  });
});
