/**
 * A track: a match that is over as one pair of eyes saw it, position by position. Position 0 is the table
 * after the start, position n the table after move n; going to any of them is a look at a list, so that
 * forward and back always lead to the same.
 */
import type { EventBase, Seat } from '../../core/kit/game.ts';
import type { Replay } from '../../electron/api.ts';
import type { AnyFace, Hearer, Sentence } from '../table/face.ts';
import type { LogLine } from '../table/state.ts';

export type ShownReplay = Extract<Replay, { readonly kind: 'replay' }>;

export interface TrackStep {
  /** Who moved; null at the start. */
  readonly seat: Seat | null;
  readonly events: readonly EventBase[];
  /** The words of each event; null for what is left unsaid. */
  readonly words: readonly (Sentence | null)[];
  /** The view when all of it has happened. */
  readonly view: object;
}

export interface Track {
  readonly as: Seat | null;
  /** `[n]` leads to position n. */
  readonly steps: readonly TrackStep[];
  /** The last position. */
  readonly last: number;
}

export function createTrack(face: AnyFace, replay: ShownReplay): Track {
  const { as, plies, table } = replay;
  const hearer: Hearer = { as, seats: table.seats };
  let view = replay.start;
  const steps = plies.map(({ seat, events, ply }): TrackStep => {
    // What was told at the start is in the first view already.
    if (ply > 0) for (const event of events) view = face.game.fold(view, event);
    return { seat, events, words: events.map((event) => face.words(event, hearer)), view };
  });
  return { as, steps, last: Math.max(0, steps.length - 1) };
}

/** No step has so many events. */
const MOST_EVENTS = 100_000;

/** The line of one event, with an id of its own. */
export function lineOf(at: number, index: number, words: Sentence): LogLine {
  return { id: at * MOST_EVENTS + index, ply: at, words };
}

function linesAt({ steps }: Track, at: number): readonly LogLine[] {
  const words = steps[at]?.words ?? [];
  return words.flatMap((sentence, index) => (sentence === null ? [] : [lineOf(at, index, sentence)]));
}

/** The log up to a position. */
export function logTo(track: Track, at: number): readonly LogLine[] {
  return Array.from({ length: at + 1 }, (_, ply) => linesAt(track, ply)).flat();
}

/** What is said of a position: the first thing that happened in its step; null if nothing has words. */
export function saidAt({ steps }: Track, at: number): Sentence | null {
  return steps[at]?.words.find((sentence) => sentence !== null) ?? null;
}
