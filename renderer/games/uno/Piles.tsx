/** Draw pile and discard pile. What is due to be drawn hangs on the draw pile as a tag. */
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardCode } from '../../table/face.ts';
import { useTable, useWords } from '../../table/kit.ts';
import { Place, useSpot } from '../../table/Place.tsx';
import { Layers, Lying } from '../../table/pile-parts.tsx';
import { colourValue } from './codes.ts';
import styles from './uno.module.css';

const CARDS_A_LAYER = 14;
/** Degrees. */
const MOST_TURNED = 8;

export const Deck = memo(function Deck({ size, stack }: { readonly size: number; readonly stack: number }) {
  const { t } = useTranslation('uno');
  const due = stack > 0 ? ` ${t('board.stack', { count: stack })}` : '';
  return (
    <div className={styles.deck}>
      <Place id="deck" piece label={`${t('board.deck', { count: size })}.${due}`} className={styles.pile}>
        <span className={styles.hollow} />
        <Layers size={size} cardsALayer={CARDS_A_LAYER} className={styles.layer} />
      </Place>
      {stack > 0 ? <Due stack={stack} /> : <span className={styles.size}>{size}</span>}
    </div>
  );
});

function Due({ stack }: { readonly stack: number }) {
  const ref = useSpot('stack') as React.RefObject<HTMLSpanElement | null>;
  const bump = useTable((state) => state.scene.bumps.has('stack'));
  return (
    <span ref={ref} className={styles.due} data-bump={bump || undefined} aria-hidden="true">
      <svg viewBox="0 0 90 56" width="100%" height="100%" aria-hidden="true">
        <path d="M4 29L22 5l64-2 2 50-66 1z" fill="currentColor" />
        <circle cx="19" cy="29" r="5" fill="var(--felt)" />
      </svg>
      <b>+{stack}</b>
    </span>
  );
}

interface PileProps {
  /** The last of them, top last. */
  readonly cards: readonly CardCode[];
  readonly size: number;
  readonly colour: number | null;
}

export const Pile = memo(function Pile({ cards, size, colour }: PileProps) {
  const { t } = useTranslation('uno');
  const words = useWords();
  const top = cards.at(-1);
  const label =
    top === undefined
      ? t('board.pileEmpty')
      : words.word(colour === null ? 'board.pileOpen' : 'board.pile', {
          card: { card: top },
          colour: colourValue(colour),
        });
  return (
    <Place id="pile" label={label} className={styles.pile}>
      <span className={styles.hollow} />
      <Lying spot="pile" cards={cards} size={size} tilt={MOST_TURNED} className={styles.lying} />
    </Place>
  );
});
