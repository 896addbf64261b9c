/** Why there is no hint, or nothing to take back, at this moment: a text key, or null if there is. */
import { useKit, useTable } from './kit.ts';

export type NoKey = 'no.over' | 'no.lesson' | 'no.turn' | 'no.moveYet' | 'no.undo';

/** What can be advised is what the seat at the screen is waited for. */
export function useNoHint(): NoKey | null {
  const { teaching } = useKit();
  return useTable(({ phase, decision }) => {
    if (teaching !== null) return 'no.lesson';
    if (phase === 'over') return 'no.over';
    return phase === 'deciding' && decision?.awaited === true ? null : 'no.turn';
  });
}

/** One's own last move, as long as it has shown nothing new and nobody has moved since. */
export function useNoUndo(): NoKey | null {
  const { teaching } = useKit();
  return useTable(({ phase, glimpse }) => {
    if (teaching !== null) return 'no.lesson';
    if (phase === 'over') return 'no.over';
    if (glimpse === null || glimpse.ply === 0) return 'no.moveYet';
    return (phase === 'deciding' || phase === 'waiting') && glimpse.undoable ? null : 'no.undo';
  });
}
