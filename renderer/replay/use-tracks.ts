/** The tracks of a replay by whose eyes: the first is there, the others are asked for when they are wanted. */
import { useCallback, useRef, useState } from 'react';
import type { Seat } from '../../core/kit/game.ts';
import { useActions } from '../app/context.tsx';
import type { AnyFace } from '../table/face.ts';
import { createTrack, type ShownReplay, type Track } from './track.ts';

export interface Tracks {
  readonly first: Track;
  /** Those that are there. */
  readonly known: ReadonlyMap<Seat | null, Track>;
  /** Other eyes were asked for and did not come: the match has been removed. */
  readonly gone: boolean;
  /** The track of these eyes; null if it does not come. */
  want(as: Seat | null): Promise<Track | null>;
}

export function useTracks(face: AnyFace, replay: ShownReplay): Tracks {
  const { ask } = useActions();
  const [first] = useState(() => createTrack(face, replay));
  const [known, setKnown] = useState<ReadonlyMap<Seat | null, Track>>(() => new Map([[first.as, first]]));
  const [gone, setGone] = useState(false);
  const coming = useRef(new Map<Seat | null, Promise<Track | null>>([[first.as, Promise.resolve(first)]]));
  const { id } = replay.table;
  const want = useCallback(
    (as: Seat | null) => {
      const under = coming.current.get(as);
      if (under !== undefined) return under;
      const answer = ask('history.replay', { id, as }).then((other) => {
        if (other?.kind !== 'replay') {
          coming.current.delete(as);
          setGone(true);
          return null;
        }
        const track = createTrack(face, other);
        setKnown((now) => new Map([...now, [as, track]]));
        return track;
      });
      coming.current.set(as, answer);
      return answer;
    },
    [ask, face, id],
  );
  return { first, known, gone, want };
}
