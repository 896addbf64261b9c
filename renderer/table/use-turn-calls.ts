/** Says whose turn it is when a person may act, and gives the keyboard to the hand. */
import { type RefObject, useEffect } from 'react';
import { useKit, useTable } from './kit.ts';

export function useTurnCalls(root: RefObject<HTMLElement | null>): void {
  const { store, journal, sound } = useKit();
  const turn = useTable(({ phase, decision }) =>
    phase === 'deciding' && decision?.awaited === true ? `${decision.seat} ${decision.ply}` : null,
  );
  useEffect(() => {
    if (turn === null) return;
    const { decision, table } = store.getState();
    const name = table.seats[decision?.seat ?? 0]?.name ?? '';
    journal.say({ key: 'table:turn.yours', values: { name } });
    sound('turn');
    const idle = document.activeElement === document.body || document.activeElement === root.current;
    if (idle) firstCard(root.current)?.focus({ preventScroll: true });
  }, [turn, store, journal, sound, root]);
}

/** What the decision is most likely about: a card on the table that may be chosen, one of the hand, any. */
function firstCard(root: HTMLElement | null): HTMLElement | null {
  const wanted = ['[data-card][data-press]', '[data-card][data-playable][tabindex="0"]', '[data-card][tabindex="0"]'];
  for (const selector of wanted) {
    const found = root?.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return null;
}
