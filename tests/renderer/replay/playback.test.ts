/** Going along a replay: forward as it happened, anywhere else at once, and by itself. */
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../../core/kit/game.ts';
import { createPlayback } from '../../../renderer/replay/playback.ts';
import { createTrack } from '../../../renderer/replay/track.ts';
import { createDirector, type Stage } from '../../../renderer/table/director.ts';
import type { AnyFace } from '../../../renderer/table/face.ts';
import { paceOf } from '../../../renderer/table/pace.ts';
import { createTableStore } from '../../../renderer/table/state.ts';
import { highest } from '../../toy/core/highest.ts';
import { face as toyFace } from '../../toy/renderer/face.ts';
import { testClock } from '../table/test-clock.ts';
import { playAtRandom } from './played.ts';

const face = toyFace as unknown as AnyFace;
/** How long an event is on its way here. */
const FLIGHT = 100;
const played = playAtRandom(highest as unknown as AnyGame, { seats: 2, plies: 1000 });

function setUp() {
  const clock = testClock();
  const turns: string[] = [];
  const stage: Stage = {
    perform: () => 0,
    turn(fold, cues) {
      turns.push(...cues.map(({ kind }) => kind));
      fold();
      return FLIGHT;
    },
    settle: () => undefined,
  };
  const director = createDirector({ clock, stage, instant: () => false, failed: (error) => turns.push(String(error)) });
  const replay = played.seen(0);
  const table = createTableStore(replay.table);
  const track = createTrack(face, replay);
  const pace = paceOf({ pace: 1, reduced: false });
  const playback = createPlayback(track, { table, face, director, clock, pace: () => pace });
  const shown = () => ({ at: playback.store.getState().at, view: table.getState().view, log: table.getState().log });
  const length = (at: number) => FLIGHT * (track.steps[at]?.events.length ?? 0);
  return { clock, playback, table, track, pace, shown, length, turns };
}

describe('a replay', () => {
  it('begins before the first move', () => {
    const { shown, track } = setUp();
    expect(shown()).toMatchObject({ at: 0, view: track.steps[0]?.view });
  });

  it('moves what moved then, and arrives where a jump would', () => {
    const { playback, clock, shown, length, turns, track } = setUp();
    playback.forward();
    expect(turns.length).toBeGreaterThan(0);
    clock.pass(length(1));
    const stepped = shown();
    playback.seek(0);
    playback.seek(1);
    expect(shown()).toEqual(stepped);
    expect(stepped.view).toEqual(track.steps[1]?.view);
  });

  it('is forward and back the same at every position', () => {
    const { playback, shown, track } = setUp();
    const there = [shown()];
    for (let at = 1; at <= track.last; at++) {
      playback.forward();
      playback.seek(at);
      there.push(shown());
    }
    const back = [shown()];
    for (let at = track.last; at > 0; at--) {
      playback.back();
      back.push(shown());
    }
    expect(back.reverse()).toEqual(there);
  });

  it('ends what still moves when it is told to go on', () => {
    const { playback, clock, shown, track, length } = setUp();
    for (const _ of [1, 2, 3]) playback.forward();
    expect(shown()).toMatchObject({ at: 3 });
    clock.pass(length(3));
    expect(shown().view).toEqual(track.steps[3]?.view);
  });

  it('stays within its ends', () => {
    const { playback, shown, track } = setUp();
    playback.back();
    expect(shown().at).toBe(0);
    playback.seek(track.last + 7);
    expect(shown().at).toBe(track.last);
    playback.forward();
    expect(shown()).toMatchObject({ at: track.last, view: track.steps[track.last]?.view });
  });

  it('plays by itself at the table’s pace, and stops at the end', () => {
    const { playback, clock, shown, track, pace, length } = setUp();
    playback.toggle();
    expect(shown().at).toBe(1);
    clock.pass(length(1) + pace.think - 1);
    expect(shown().at).toBe(1);
    clock.pass(1);
    expect(shown().at).toBe(2);
    clock.pass(track.last * (pace.think + 10 * FLIGHT));
    expect(shown().at).toBe(track.last);
    expect(playback.store.getState().playing).toBe(false);
    expect(clock.waiting).toBe(0);
  });

  it('stands still when it is paused, and begins again from the end', () => {
    const { playback, clock, shown, track, pace } = setUp();
    playback.toggle();
    playback.toggle();
    clock.pass(10 * (pace.think + FLIGHT));
    expect(shown().at).toBe(1);
    playback.seek(track.last);
    playback.toggle();
    expect(shown().at).toBe(1);
  });

  it('stays where it is when the eyes change, and shows what those saw', () => {
    const { playback, shown, table } = setUp();
    playback.seek(2);
    playback.look(createTrack(face, played.seen(1)));
    expect(shown().at).toBe(2);
    expect(shown().view).toEqual(played.views(1)[2]);
    expect(table.getState().as).toBe(1);
  });

  it('lets nothing be done on its table', () => {
    const { playback, table } = setUp();
    playback.forward();
    expect(table.getState().decision).toBeNull();
    playback.seek(2);
    expect(table.getState()).toMatchObject({ decision: null, phase: 'over' });
  });
});
