/** What the table waits for, in one sentence, below the cards. */

import type { View } from '../../../core/games/janken-wars/state.ts';
import type { Seat } from '../../../core/kit/game.ts';
import { useTable, useWords } from '../../table/kit.ts';
import styles from './janken-wars.module.css';
import { promptFor } from './prompts.ts';

export function Prompt({ view, as }: { readonly view: View; readonly as: Seat | null }) {
  const words = useWords();
  const asked = useTable((state) => state.phase === 'deciding' && state.decision?.awaited === true);
  const waits = useTable((state) => state.phase === 'waiting' || state.phase === 'asking');
  if (!asked && !waits) return null;
  const sentence = promptFor(view, as, asked);
  if (sentence === null) return null;
  return (
    <p className={styles.prompt} data-asked={asked || undefined} data-duel={view.phase.endsWith('duel') || undefined}>
      {words.text(sentence)}
    </p>
  );
}
