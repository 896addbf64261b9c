/**
 * The places of a run, loaded with the first table that has one: a duel needs none of them. They are fetched
 * while a battle of the run is still on, too, so that nothing is waited for when it is over.
 */
import { type ComponentType, useEffect, useState } from 'react';
import type { Run } from '../../../core/games/umblight/run/run.ts';

interface Props {
  readonly run: Run;
  /** False while a battle covers the place. */
  readonly shown: boolean;
}

/** Kept for every later table: what is here is shown at once, which `lazy` would not do. */
let ready: ComponentType<{ readonly run: Run }> | null = null;

export function Journey({ run, shown }: Props) {
  const [RunBoard, setRunBoard] = useState(() => ready);
  useEffect(() => {
    if (ready !== null) return;
    const fail = (fault: unknown) =>
      setRunBoard(() => {
        throw fault;
      });
    import('./run/RunBoard.tsx').then((loaded) => {
      ready = loaded.RunBoard;
      setRunBoard(() => loaded.RunBoard);
    }, fail);
  }, []);
  if (!shown) return null;
  return RunBoard === null ? <div aria-busy="true" /> : <RunBoard run={run} />;
}
