/**
 * Makes cues visible: measures where cards lie before and after the fold, and writes flights, floating
 * words and bumps into the scene, which components draw. It never waits; the director does.
 */
import type { Clock } from './clock.ts';
import type { Stage } from './director.ts';
import type { Cue, SpotId, Tone } from './face.ts';
import type { Pace } from './pace.ts';
import type { Spots } from './spots.ts';
import { type Flight, type Held, type Rect, type Scene, STILL, type TableStore, type Words } from './state.ts';

export interface StagePorts {
  readonly store: TableStore;
  readonly clock: Clock;
  readonly spots: Spots;
  pace(): Pace;
  /** Runs a change and has it on the screen when it returns. */
  flush(change: () => void): void;
  sound(name: string): void;
}

export interface TableStage extends Stage {
  /** A piece stays where it was let go until the answer comes. */
  rest(piece: SpotId, slot: string, rect: Rect): void;
  /** A held piece goes back to its slot. */
  home(held: Held): void;
}

type Flying = Extract<Cue, { kind: 'fly' }>;
const flying = (cues: readonly Cue[]) => cues.filter((cue): cue is Flying => cue.kind === 'fly');
/** How many beats a bump is seen. */
const BUMP_BEATS = 3;

export function createStage({ store, clock, spots, pace, flush, sound }: StagePorts): TableStage {
  let ids = 0;
  const scene = () => store.getState().scene;
  const setScene = (change: Partial<Scene>) => store.setState({ scene: { ...scene(), ...change } });

  /** Where a card lies: the resting piece, its last slot, or the spot itself. */
  const source = (spot: SpotId): Rect | null => {
    const { resting } = scene();
    if (resting?.piece === spot) return resting.rect;
    const held = store.getState().held;
    if (held?.piece === spot) return spots.rect(held.slot);
    const slot = spots.like(`${spot}#`).at(-1);
    return spots.rect(slot ?? spot) ?? spots.rect(spot.split(':')[0] ?? spot);
  };

  /** Where a card will lie: a slot that was not there before and has not been given away. */
  const goal = (spot: SpotId, before: ReadonlySet<string>, taken: Set<string>): SpotId => {
    const slots = spots.like(`${spot}#`).filter((slot) => !taken.has(slot));
    const slot = slots.find((one) => !before.has(one)) ?? slots.at(-1);
    if (slot === undefined) return spot;
    taken.add(slot);
    return slot;
  };

  const flight = (cue: Flying, from: Rect | null, to: SpotId): Flight | null => {
    const end = spots.rect(to) ?? spots.rect(to.split(':')[0] ?? to);
    if (from === null || end === null) return null;
    const { flight: usual, beat, fades } = pace();
    const length = cue.beats === undefined ? usual : Math.round(cue.beats * beat);
    ids++;
    const delay = (cue.at ?? 0) * beat;
    return { id: ids, card: cue.card, turns: cue.turns ?? null, from, to: end, delay, length, fades };
  };

  const speak = (cue: Extract<Cue, { kind: 'float' | 'banner' }>) => {
    const { words: length, beat } = pace();
    if (length === 0) return;
    ids++;
    const id = ids;
    const at = cue.kind === 'float' ? spots.rect(cue.spot) : null;
    const one: Words = { id, at, words: cue.words, tone: cue.tone ?? 'plain', length };
    clock.after((cue.at ?? 0) * beat, () => {
      setScene({ words: [...scene().words, one] });
      clock.after(length, () => setScene({ words: scene().words.filter((other) => other.id !== id) }));
    });
  };

  /** Starts all that is no flight; returns how long it takes. */
  const accompany = (cues: readonly Cue[]): number => {
    const { beat } = pace();
    let end = 0;
    const bumps = new Map<SpotId, Tone>(scene().bumps);
    let { effect } = scene();
    for (const cue of cues) {
      const at = (cue.at ?? 0) * beat;
      if (cue.kind === 'sound') clock.after(at, () => sound(cue.sound));
      else if (cue.kind === 'float' || cue.kind === 'banner') speak(cue);
      else if (cue.kind === 'bump') {
        bumps.set(cue.spot, cue.tone ?? 'plain');
        end = Math.max(end, at + BUMP_BEATS * beat);
      } else if (cue.kind === 'effect') {
        effect = cue.effect;
        end = Math.max(end, at + cue.beats * beat);
      } else if (cue.kind === 'wait') end = Math.max(end, at + cue.beats * beat);
    }
    setScene({ bumps, effect });
    return end;
  };

  const launch = (cues: readonly Flying[], sources: readonly (Rect | null)[], before: ReadonlySet<string>): number => {
    const taken = new Set<string>();
    const hidden = new Set(scene().hidden);
    const arriving: Record<SpotId, number> = { ...scene().arriving };
    const flights: Flight[] = [...scene().flights];
    let end = 0;
    cues.forEach((cue, i) => {
      const to = goal(cue.to, before, taken);
      const one = flight(cue, sources[i] ?? null, to);
      if (one === null) return;
      flights.push(one);
      hidden.add(to);
      arriving[to] = (arriving[to] ?? 0) + 1;
      end = Math.max(end, one.delay + one.length);
    });
    setScene({ flights, hidden, arriving });
    return end;
  };

  return {
    perform(cues) {
      const flights = flying(cues);
      const sources = flights.map((cue) => source(cue.from));
      return Math.max(launch(flights, sources, new Set()), accompany(cues));
    },
    turn(fold, cues) {
      const flights = flying(cues);
      const sources = flights.map((cue) => source(cue.from));
      const before = new Set(spots.like(''));
      const still = pace().flight === 0;
      flush(() => {
        fold();
        setScene({ resting: null });
      });
      if (still) {
        accompany(cues);
        setScene({ bumps: new Map(), effect: null });
        return 0;
      }
      let ms = 0;
      flush(() => {
        ms = Math.max(launch(flights, sources, before), accompany(cues));
      });
      return ms;
    },
    settle() {
      const { words, resting } = scene();
      store.setState({ scene: { ...STILL, words, resting } });
    },
    rest(piece, slot, rect) {
      setScene({ resting: { piece, slot, rect } });
    },
    home(held) {
      const { resting } = scene();
      if (resting === null) return;
      const to = spots.rect(held.slot);
      setScene({ resting: null });
      if (to === null || pace().flight === 0) return;
      const cue: Flying = { kind: 'fly', from: held.piece, to: held.slot, card: held.piece.split(':')[1] ?? null };
      const one = flight(cue, resting.rect, held.slot);
      if (one === null) return;
      const { flights, hidden } = scene();
      setScene({ flights: [...flights, one], hidden: new Set([...hidden, held.slot]) });
      clock.after(one.length, () => {
        const left = scene().flights.filter((other) => other.id !== one.id);
        setScene({ flights: left, hidden: new Set([...scene().hidden].filter((spot) => spot !== held.slot)) });
      });
    },
  };
}
