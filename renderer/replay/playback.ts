/**
 * Goes along a track on a table that asks nobody: one position further with everything that moves on the
 * way, anywhere else at once, and by itself at the table's speed.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Clock } from '../table/clock.ts';
import type { Director, Step } from '../table/director.ts';
import type { AnyFace } from '../table/face.ts';
import type { Pace } from '../table/pace.ts';
import { STILL, type TableState, type TableStore } from '../table/state.ts';
import { lineOf, logTo, saidAt, type Track } from './track.ts';

export interface PlaybackState {
  readonly track: Track;
  /** The position on the table, or on its way there. */
  readonly at: number;
  readonly playing: boolean;
}

export interface PlaybackPorts {
  /** The table's own state. */
  readonly table: TableStore;
  readonly face: AnyFace;
  readonly director: Director;
  readonly clock: Clock;
  pace(): Pace;
}

export interface Playback {
  readonly store: StoreApi<PlaybackState>;
  /** To a position at once; beyond either end is that end. */
  seek(at: number): void;
  /** One position further, as it happened then; what still moves ends first. */
  forward(): void;
  back(): void;
  /** Plays on by itself, from the start if it stands at the end; or stands still. */
  toggle(): void;
  /** The same position through other eyes. */
  look(track: Track): void;
  close(): void;
}

export function createPlayback(first: Track, { table, face, director, clock, pace }: PlaybackPorts): Playback {
  const store = createStore<PlaybackState>(() => ({ track: first, at: 0, playing: false }));
  const get = () => store.getState();
  const show = (change: Partial<TableState>) => table.setState(change);
  let callOff: (() => void) | null = null;
  let spoken = 0;

  const rest = () => {
    callOff?.();
    callOff = null;
  };

  /** Puts a position on the table as it is. */
  const place = () => {
    const { track, at } = get();
    director.drop();
    const view = track.steps[at]?.view ?? null;
    show({ view, as: track.as, phase: 'over', log: logTo(track, at), scene: STILL });
  };

  const say = () => {
    const { track, at } = get();
    const words = saidAt(track, at);
    spoken++;
    show({ said: words === null ? [] : [{ id: spoken, words }] });
  };

  const stop = () => {
    rest();
    if (get().playing) store.setState({ playing: false });
  };

  /** After what was shown: the next position if it plays by itself. */
  const goOn = () => {
    const { playing, at, track } = get();
    if (!playing) return;
    if (at >= track.last) return stop();
    rest();
    callOff = clock.after(pace().think, () => {
      callOff = null;
      advance();
    });
  };

  const advance = () => {
    const { track, at } = get();
    const to = at + 1;
    const step = track.steps[to];
    if (step === undefined) return stop();
    store.setState({ at: to });
    show({ phase: 'showing' });
    const { seats } = table.getState().table;
    const steps = step.events.map((event, index): Step => {
      return {
        script: () => face.script(event, table.getState().view ?? {}, { as: track.as, seats }),
        fold() {
          const { view, log } = table.getState();
          if (view === null) return;
          const words = step.words[index] ?? null;
          show({ view: face.game.fold(view, event), log: words === null ? log : [...log, lineOf(to, index, words)] });
        },
      };
    });
    say();
    director.show(steps, () => {
      place();
      goOn();
    });
  };

  const seek = (wanted: number) => {
    const { track } = get();
    rest();
    store.setState({ at: Math.min(track.last, Math.max(0, Math.round(wanted))) });
    place();
    say();
    goOn();
  };

  place();
  return {
    store,
    seek,
    forward() {
      rest();
      if (director.busy) place();
      advance();
    },
    back() {
      stop();
      seek(get().at - 1);
    },
    toggle() {
      const { playing, at, track } = get();
      if (playing) return stop();
      if (at >= track.last) seek(0);
      store.setState({ playing: true });
      if (!director.busy) advance();
    },
    look(track) {
      rest();
      store.setState({ track });
      place();
      goOn();
    },
    close() {
      stop();
      director.drop();
    },
  };
}
