/** What the table waits for, in one sentence, below the cards. */

import type { View } from '../../../core/games/janken-wars/state.ts';
import type { Seat } from '../../../core/kit/game.ts';
import { useTable, useWords } from '../../table/kit.ts';
import styles from './janken-wars.module.css';
import { addressee, promptFor } from './prompts.ts';

export function Prompt({ view, as }: { readonly view: View; readonly as: Seat | null }) {
  const words = useWords();
  const asked = useTable((state) => state.phase === 'deciding' && state.decision?.awaited === true);
  const waits = useTable((state) => state.phase === 'waiting' || state.phase === 'asking');
  const people = useTable(({ table }) => table.seats.filter(({ kind }) => kind === 'human').length);
  if (!asked && !waits) return null;
  const sentence = promptFor(view, as, asked);
  if (sentence === null) return null;
  const named = addressee(view, as, { asked, people });
  return (
    <p className={styles.prompt} data-asked={asked || undefined} data-duel={view.phase.endsWith('duel') || undefined}>
      {named !== null && <b>{words.word('prompt.to', { seat: { seat: named } })} </b>}
      {words.text(sentence)}
    </p>
  );
}
