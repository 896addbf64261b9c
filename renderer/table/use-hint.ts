/** Asks for advice and shows it where it would be played. */
import { useCallback } from 'react';
import { type Kit, useKit } from './kit.ts';

export function useHint(): () => Promise<void> {
  const kit = useKit();
  return useCallback(() => advise(kit), [kit]);
}

async function advise({ session, store, face, journal }: Kit): Promise<void> {
  const hint = await session.hint();
  const { decision } = store.getState();
  if (decision === null) return;
  if (hint === null) return journal.say({ key: 'table:hint.none' });
  const offer = decision.offers.find((one) => face.game.notation.write(one.action) === hint.action);
  if (offer === undefined) return;
  const words = face.reason(hint.reason);
  const { piece, target, button } = offer;
  store.setState({ hint: { offer: { piece, target, button }, words } });
  journal.say(words);
}
