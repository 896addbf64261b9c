/** No motion of Shamano holds anybody up: each effect can be skipped, and with motion off none takes time. */
import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../../../electron/api.ts';
import { readEffect } from '../../../renderer/games/shamano/effects.ts';
import { script } from '../../../renderer/games/shamano/script.ts';
import { createDirector, type Step } from '../../../renderer/table/director.ts';
import { type Pace, paceOf } from '../../../renderer/table/pace.ts';
import { createSpots } from '../../../renderer/table/spots.ts';
import { createStage } from '../../../renderer/table/stage.ts';
import { createTableStore } from '../../../renderer/table/state.ts';
import { testClock } from '../table/test-clock.ts';
import { seatsOf, told } from './faces.ts';

const TABLE: TableInfo = { id: 'm', game: 'shamano', seats: [], options: {}, startedAt: '' };
const MOVING = paceOf({ pace: 1, reduced: false });
const OFF = paceOf({ pace: 0, reduced: true });
const KINDS = ['stroke', 'bloom', 'lost', 'cast', 'over', 'fall', 'won'];

const heard = told(24);
const scripts = heard.map(({ event, view, as }) => ({
  type: event.type,
  script: script(event, view, { as, seats: seatsOf(view.shamans.length) }),
}));
const effectsOf = ({ script: { before = [], after = [] } }: (typeof scripts)[number]) =>
  [...before, ...after].flatMap((cue) => (cue.kind === 'effect' ? [readEffect(cue.effect)?.kind ?? ''] : []));
/** One of every kind of event, with every effect it can have. */
const samples = [...new Map(scripts.map((one) => [[one.type, ...effectsOf(one)].join(', '), one] as const)).entries()];

function stand(pace: Pace) {
  const clock = testClock();
  const store = createTableStore(TABLE);
  const stage = createStage({
    store,
    clock,
    spots: createSpots(),
    pace: () => pace,
    flush: (change) => change(),
    sound: () => undefined,
  });
  const faults: unknown[] = [];
  const instant = () => pace === OFF;
  const director = createDirector({ clock, stage, instant, failed: (fault) => void faults.push(fault) });
  return { clock, store, director, faults };
}

it('random matches come to every effect there is', () => {
  expect([...new Set(scripts.flatMap(effectsOf))].sort()).toEqual([...KINDS].sort());
});

describe.each(samples)('%s', (_, { script }) => {
  const play = (pace: Pace) => {
    const table = stand(pace);
    const done: string[] = [];
    const step: Step = { script: () => script, fold: () => void done.push('folded') };
    table.director.show([step], () => void done.push('offered'));
    return { ...table, done: () => done.join() === 'folded,offered' };
  };

  it('is ended by one skip, and the next decision is offered', () => {
    const { director, store, done, faults } = play(MOVING);
    director.skip();
    expect([done(), director.busy, faults]).toEqual([true, false, []]);
    expect(store.getState().scene).toMatchObject({ flights: [], effect: null });
  });

  it('ends by itself', () => {
    const { clock, director, store, done } = play(MOVING);
    clock.pass(10_000);
    expect([done(), director.busy, store.getState().scene.effect]).toEqual([true, false, null]);
  });

  it('takes no time with motion off', () => {
    const { director, done, faults } = play(OFF);
    expect([done(), director.busy, faults]).toEqual([true, false, []]);
  });
});
