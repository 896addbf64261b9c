import { describe, expect, it } from 'vitest';
import { holdable } from '../../../renderer/table/clock.ts';
import { createDirector, type Stage, type Step } from '../../../renderer/table/director.ts';
import type { Cue } from '../../../renderer/table/face.ts';
import { testClock } from './test-clock.ts';

const LONG: Cue = { kind: 'wait', beats: 10 };

/** A stage on which every cue takes ten milliseconds a beat, and that writes down what it does. */
function setUp(change: Partial<Stage> = {}) {
  const clock = testClock();
  const told: string[] = [];
  let instant = false;
  const lengthOf = (cues: readonly Cue[]) =>
    Math.max(0, ...cues.map((cue) => (cue.kind === 'wait' ? cue.beats * 10 : 0)));
  const stage: Stage = {
    perform(cues) {
      told.push('perform');
      return lengthOf(cues);
    },
    turn(fold, cues) {
      fold();
      return lengthOf(cues);
    },
    settle: () => void told.push('settle'),
    ...change,
  };
  const held = holdable(clock);
  const director = createDirector({
    clock: held,
    stage,
    instant: () => instant,
    failed: (error) => void told.push(String(error)),
  });
  const step = (name: string, before: readonly Cue[] = [], after: readonly Cue[] = []): Step => ({
    script: () => ({ before, after }),
    fold: () => void told.push(`fold ${name}`),
  });
  const folds = () => told.filter((line) => line.startsWith('fold') || line === 'done');
  return { clock, held, director, told, step, folds, setInstant: (on: boolean) => (instant = on) };
}
const done = (told: string[]) => () => void told.push('done');

describe('the director', () => {
  it('plays events one after the other, and then offers what they lead to', () => {
    const { clock, director, told, step, folds } = setUp();
    director.show([step('a', [], [LONG]), step('b', [], [LONG])], done(told));
    expect(folds()).toEqual(['fold a']);
    clock.pass(99);
    expect(folds()).toEqual(['fold a']);
    clock.pass(1);
    expect(folds()).toEqual(['fold a', 'fold b']);
    clock.pass(100);
    expect(folds()).toEqual(['fold a', 'fold b', 'done']);
    expect(director.busy).toBe(false);
  });

  it('folds an event only after what is shown before it', () => {
    const { clock, director, told, step, folds } = setUp();
    director.show([step('a', [LONG])], done(told));
    expect(folds()).toEqual([]);
    clock.pass(100);
    expect(folds()).toEqual(['fold a', 'done']);
  });

  it('waits for the clock and for nothing else', async () => {
    const { director, told, step, folds } = setUp();
    director.show([step('a', [], [LONG]), step('b')], done(told));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(folds()).toEqual(['fold a']);
  });

  it('ends everything that runs when it is skipped, each event once', () => {
    const { clock, director, told, step, folds } = setUp();
    director.show([step('a', [LONG], [LONG]), step('b', [LONG], [LONG]), step('c', [], [LONG])], done(told));
    director.skip();
    expect(folds()).toEqual(['fold a', 'fold b', 'fold c', 'done']);
    clock.pass(10_000);
    expect(folds()).toHaveLength(4);
  });

  it('does nothing when it is skipped while nothing runs', () => {
    const { director, told } = setUp();
    director.skip();
    expect(told).toEqual([]);
  });

  it('plays what comes after a skip at its usual pace', () => {
    const { director, told, step, folds } = setUp();
    director.show([step('a', [], [LONG])], () => director.show([step('b', [LONG])], done(told)));
    director.skip();
    expect(folds()).toEqual(['fold a']);
  });

  it('takes no time when motion is off', () => {
    const { director, told, step, folds, setInstant } = setUp();
    setInstant(true);
    director.show([step('a', [LONG], [LONG]), step('b', [], [LONG])], done(told));
    expect(folds()).toEqual(['fold a', 'fold b', 'done']);
  });

  it('stands still while the clock is held', () => {
    const { clock, held, director, told, step, folds } = setUp();
    director.show([step('a', [], [LONG]), step('b')], done(told));
    clock.pass(60);
    held.hold();
    clock.pass(10_000);
    expect(folds()).toEqual(['fold a']);
    held.release();
    clock.pass(39);
    expect(folds()).toEqual(['fold a']);
    clock.pass(1);
    expect(folds()).toEqual(['fold a', 'fold b', 'done']);
  });

  it('goes on when a face fails to say how an event is played', () => {
    const { director, told, step, folds } = setUp();
    const broken: Step = {
      ...step('a'),
      script: () => {
        throw new Error('no script');
      },
    };
    director.show([broken, step('b')], done(told));
    expect(folds()).toEqual(['fold a', 'fold b', 'done']);
    expect(told).toContain('Error: no script');
  });

  it('folds all the same when the stage loses an animation', () => {
    const lost = setUp({
      turn: () => {
        throw new Error('lost');
      },
    });
    lost.director.show([lost.step('a')], done(lost.told));
    expect(lost.folds()).toEqual(['fold a', 'done']);
    const forgetful = setUp({ turn: () => 0 });
    forgetful.director.show([forgetful.step('a')], done(forgetful.told));
    expect(forgetful.folds()).toEqual(['fold a', 'done']);
  });

  it('forgets an old match: nothing of it reaches the new one', () => {
    const { clock, director, told, step, folds } = setUp();
    director.show([step('a', [], [LONG]), step('b')], done(told));
    director.drop();
    clock.pass(10_000);
    expect(folds()).toEqual(['fold a']);
    expect(director.busy).toBe(false);
  });

  it('shows what is added while something runs after it', () => {
    const { clock, director, told, step, folds } = setUp();
    director.show([step('a', [], [LONG])], done(told));
    director.show([step('b')], done(told));
    clock.pass(100);
    expect(folds()).toEqual(['fold a', 'done', 'fold b', 'done']);
  });
});
