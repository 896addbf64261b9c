/** Small marks on a player's plate: what holds, how much of it, and for how many turns. */
import { useWords } from '../../table/kit.ts';
import { OVER } from './art/glyphs.ts';
import type { Sign } from './seat-facts.ts';
import styles from './seats.module.css';

/** Lines in a box of 24; Skip is the sign of its card. */
const LINES: Readonly<Record<Exclude<Sign['id'], 'skip'>, string>> = {
  banish: 'M12 2.500l8 4.700v9.600l-8 4.700-8-4.700V7.200zM12 7.500v9M8 9.800l8 4.400M16 9.800l-8 4.400',
  joke: 'M4 5q8 4 16 0 1 15-8 16Q3 20 4 5zM8 10h2M14 10h2M8 14.500q4 4 8 0',
  vacuum: 'M12 12a2 2 0 0 1 3-1.500 4 4 0 0 1-1 6.500 6 6 0 0 1-8-4 8 8 0 0 1 6-9.500 10 10 0 0 1 10 6',
  brace: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z',
  raise: 'M12 21V5M5 11l7-7 7 7',
  right: 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3',
  owes: 'M8 9a4 4 0 1 1 5 4q-1 .5-1 2.500M12 19v.1',
  predicted: 'M4 13l5 5L20 6',
};

export function Signs({ signs }: { readonly signs: readonly Sign[] }) {
  const { text } = useWords();
  if (signs.length === 0) return null;
  return (
    <span className={styles.signs}>
      {signs.map(({ id, count, words, tone }) => (
        <span key={id} className={styles.sign} data-tone={tone} data-sign={id} title={text(words)}>
          <svg viewBox="0 0 24 24" width="100%" height="100%" aria-hidden="true">
            {id === 'skip' ? (
              <path d={OVER} transform="translate(1.500 -1) scale(0.340)" strokeWidth="6" />
            ) : (
              <path d={LINES[id]} strokeWidth="2.200" />
            )}
          </svg>
          {count !== null && <b>{count}</b>}
        </span>
      ))}
    </span>
  );
}
