/** One tile of a row: the card that lies there, and over it what would lie there. */
import { memo, useRef } from 'react';
import { writeCard } from '../../../../core/games/umblight/actions.ts';
import { type BoardCard, LANES, LIGHT } from '../../../../core/games/umblight/battle/battle.ts';
import type { SpotId } from '../../../table/face.ts';
import { useTable, useWords } from '../../../table/kit.ts';
import { Place } from '../../../table/Place.tsx';
import { LaidCard } from '../art/LaidCard.tsx';
import { headOf } from '../codes.ts';
import styles from '../umblight.module.css';

interface Props {
  /** 0 … 2: the lower row; 3 … 5: the upper one. */
  readonly at: number;
  readonly card: BoardCard | null;
  /** What would lie here; empty where nothing is foreseen. */
  readonly results: readonly BoardCard[];
  readonly onAim: (id: SpotId, aimed: boolean) => void;
  /** Falls in this moment. */
  readonly falling: boolean;
}

export const Lane = memo(function Lane({ at, card, results, onAim, falling }: Props) {
  const id = `lane:${at}`;
  const lying = useLanded(id, card);
  const label = useLaneLabel(at, card);
  return (
    <Place id={id} label={label} className={styles.tile} onAim={onAim}>
      <span className={styles.hollow} />
      {lying !== null && (
        <span
          className={styles.laid}
          data-look={id}
          data-falling={falling || undefined}
          data-covered={results.length > 0 || undefined}
        >
          <LaidCard card={lying} />
        </span>
      )}
      {results.map((result, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: as Light, as Shadow
          key={i}
          className={styles.result}
          data-many={results.length > 1 || undefined}
        >
          <LaidCard card={result} />
        </span>
      ))}
    </Place>
  );
});

/** While a card is on its way here the one before it is shown. */
function useLanded(id: SpotId, card: BoardCard | null): BoardCard | null {
  const coming = useTable(({ scene }) => (scene.arriving[id] ?? 0) > 0);
  const landed = useRef(card);
  if (!coming) landed.current = card;
  return coming ? landed.current : card;
}

function useLaneLabel(at: number, card: BoardCard | null): string {
  const { word } = useWords();
  const place = { word: at < LANES ? 'board.own' : 'board.far' };
  const n = (at % LANES) + 1;
  if (card === null) return word('board.emptyLane', { place, n });
  const { power, shield, polarity } = card;
  const named = { place, n, card: { card: writeCard(headOf(card)) }, power, shield };
  return word('board.holdsLane', {
    ...named,
    polarity: { word: polarity === LIGHT ? 'polarity.light' : 'polarity.shadow' },
  });
}
