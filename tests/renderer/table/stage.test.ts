import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../../../electron/api.ts';
import { type Pace, paceOf } from '../../../renderer/table/pace.ts';
import { createSpots, slotsOf } from '../../../renderer/table/spots.ts';
import { createStage } from '../../../renderer/table/stage.ts';
import { createTableStore, type Rect } from '../../../renderer/table/state.ts';
import { testClock } from './test-clock.ts';

const TABLE: TableInfo = { id: 'm', game: 'uno', seats: [], options: {}, startedAt: '' };

/** Something that lies at a place, as far as measuring goes. */
const lying = ({ x, y, width, height }: Rect) =>
  ({ getBoundingClientRect: () => ({ x, y, width, height }), offsetWidth: width, offsetHeight: height }) as HTMLElement;
const at = (x: number, y = 0): Rect => ({ x, y, width: 80, height: 112 });

function setUp(pace: Pace = paceOf({ pace: 1, reduced: false })) {
  const store = createTableStore(TABLE);
  const clock = testClock();
  const spots = createSpots();
  const sounds: string[] = [];
  const stage = createStage({
    store,
    clock,
    spots,
    pace: () => pace,
    flush: (change) => change(),
    sound: (name) => void sounds.push(name),
  });
  const put = (id: string, rect: Rect) => spots.put(id, lying(rect));
  return { store, clock, spots, stage, sounds, put, scene: () => store.getState().scene };
}

describe('a flight', () => {
  it('goes from where the card lay before the fold to where it lies after it', () => {
    const { stage, put, scene } = setUp();
    put('pile', at(500));
    const gone = put('hand:r5#0', at(10, 600));
    stage.turn(() => gone(), [{ kind: 'fly', from: 'hand:r5', to: 'pile', card: 'r5' }]);
    expect(scene().flights).toMatchObject([{ card: 'r5', from: { x: 10, y: 600 }, to: { x: 500 } }]);
  });

  it('hides its card at the goal and counts it as on its way until it has landed', () => {
    const { stage, put, scene } = setUp();
    put('deck', at(300));
    put('seat:2', at(900));
    stage.turn(() => undefined, [{ kind: 'fly', from: 'deck', to: 'seat:2', card: null }]);
    expect(scene().arriving).toEqual({ 'seat:2': 1 });
    expect(scene().hidden.has('seat:2')).toBe(true);
    stage.settle();
    expect(scene()).toMatchObject({ flights: [], arriving: {} });
    expect(scene().hidden.size).toBe(0);
  });

  it('of two equal cards lands in two places', () => {
    const { stage, put, scene } = setUp();
    put('deck', at(300));
    put('hand:b7#0', at(10, 600));
    const cues = [1, 2].map((n) => ({ kind: 'fly' as const, from: 'deck', to: 'hand:b7', card: 'b7', at: n }));
    stage.turn(() => {
      put('hand:b7#1', at(60, 600));
      put('hand:b7#2', at(110, 600));
    }, cues);
    expect(scene().flights.map(({ to }) => to.x)).toEqual([60, 110]);
    expect([...scene().hidden].sort()).toEqual(['hand:b7#1', 'hand:b7#2']);
  });

  it('begins where the card was let go', () => {
    const { stage, put, scene } = setUp();
    put('pile', at(500));
    put('hand:r5#0', at(10, 600));
    stage.rest('hand:r5', 'hand:r5#0', at(480, 20));
    stage.turn(() => undefined, [{ kind: 'fly', from: 'hand:r5', to: 'pile', card: 'r5' }]);
    expect(scene().flights).toMatchObject([{ from: { x: 480, y: 20 } }]);
    expect(scene().resting).toBeNull();
  });

  it('is left out when an end of it is not on the screen, and nothing waits for it', () => {
    const { stage, put, scene } = setUp();
    put('pile', at(500));
    expect(stage.turn(() => undefined, [{ kind: 'fly', from: 'nowhere', to: 'pile', card: 'r5' }])).toBe(0);
    expect(scene().flights).toEqual([]);
  });

  it('is not seen when motion is off: the fold is all', () => {
    const { stage, put, scene } = setUp(paceOf({ pace: 0, reduced: true }));
    put('deck', at(300));
    put('pile', at(500));
    let folded = false;
    const ms = stage.turn(() => {
      folded = true;
    }, [{ kind: 'fly', from: 'deck', to: 'pile', card: 'r5' }]);
    expect([ms, folded, scene().flights.length]).toEqual([0, true, 0]);
  });

  it('fades at its goal with reduced motion', () => {
    const { stage, put, scene } = setUp(paceOf({ pace: 1, reduced: true }));
    put('deck', at(300));
    put('pile', at(500));
    stage.turn(() => undefined, [{ kind: 'fly', from: 'deck', to: 'pile', card: 'r5' }]);
    expect(scene().flights[0]?.fades).toBe(true);
  });
});

describe('many cards at once', () => {
  it('leave nothing in the air when they have landed, or when they are skipped', () => {
    const { stage, put, scene } = setUp();
    put('deck', at(300));
    put('seat:1', at(900));
    const cues = Array.from({ length: 8 }, (_, i) => ({
      kind: 'fly' as const,
      from: 'deck',
      to: 'seat:1',
      card: null,
      at: i,
    }));
    const ms = stage.turn(() => undefined, cues);
    expect(scene().flights).toHaveLength(8);
    const last = scene().flights.at(-1);
    expect(ms).toBe((last?.delay ?? 0) + (last?.length ?? 0));
    stage.settle();
    expect(scene()).toMatchObject({ flights: [], arriving: {} });
  });
});

describe('a card that goes home', () => {
  it('flies to its slot, which stays empty until then, and never to where a drag of another began', () => {
    const { stage, put, clock, scene } = setUp();
    put('hand:r5#0', at(10, 600));
    stage.rest('hand:r5', 'hand:r5#0', at(480, 20));
    stage.home({ piece: 'hand:r5', slot: 'hand:r5#0', by: 'drag' });
    expect(scene()).toMatchObject({ resting: null, flights: [{ from: { x: 480 }, to: { x: 10 } }] });
    expect(scene().hidden.has('hand:r5#0')).toBe(true);
    clock.pass(1000);
    expect(scene().flights).toEqual([]);
    expect(scene().hidden.size).toBe(0);
  });

  it('that was only picked up has nowhere to fly from', () => {
    const { stage, put, scene } = setUp();
    put('hand:r5#0', at(10, 600));
    stage.home({ piece: 'hand:r5', slot: 'hand:r5#0', by: 'press' });
    expect(scene().flights).toEqual([]);
  });
});

describe('words over the table', () => {
  it('go away by themselves', () => {
    const { stage, put, clock, scene } = setUp();
    put('seat:1', at(900));
    stage.perform([{ kind: 'float', spot: 'seat:1', words: { key: 'x' } }]);
    clock.pass(0);
    expect(scene().words).toHaveLength(1);
    stage.settle();
    expect(scene().words).toHaveLength(1);
    clock.pass(2000);
    expect(scene().words).toEqual([]);
  });
});

describe('sounds', () => {
  it('come when their cue does, not all at once', () => {
    const { stage, clock, sounds } = setUp();
    stage.perform([
      { kind: 'sound', sound: 'slide' },
      { kind: 'sound', sound: 'lay', at: 4 },
    ]);
    clock.pass(0);
    expect(sounds).toEqual(['slide']);
    clock.pass(1000);
    expect(sounds).toEqual(['slide', 'lay']);
  });
});

describe('the slots of a hand', () => {
  it('tell equal cards apart and keep their names while others come and go', () => {
    expect(slotsOf('hand', ['r5', 'r5', 'b2']).map(({ slot }) => slot)).toEqual([
      'hand:r5#0',
      'hand:r5#1',
      'hand:b2#0',
    ]);
    expect(slotsOf('hand', ['r5', 'b2']).map(({ slot }) => slot)).toEqual(['hand:r5#0', 'hand:b2#0']);
  });
});
