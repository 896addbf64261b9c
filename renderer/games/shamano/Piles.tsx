/** Draw pile, discard pile, and the colour that holds. */
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Colour } from '../../../core/games/shamano/colours.ts';
import type { CardCode } from '../../table/face.ts';
import { useTable, useWords } from '../../table/kit.ts';
import { Place, useSpot } from '../../table/Place.tsx';
import { Layers, Lying } from '../../table/pile-parts.tsx';
import { Mark, Ring } from './art/Brush.tsx';
import { COLOUR_KEYS, PAPER, PIGMENTS } from './art/pigment.ts';
import { colourValue } from './codes.ts';
import styles from './shamano.module.css';

const CARDS_A_LAYER = 16;
/** Degrees. */
const MOST_TURNED = 9;

export const Deck = memo(function Deck({ size }: { readonly size: number }) {
  const { t } = useTranslation('shamano');
  return (
    <div className={styles.deck}>
      <Place id="deck" piece label={t('board.deck', { count: size })} className={styles.pile}>
        <span className={styles.hollow} />
        <Layers size={size} cardsALayer={CARDS_A_LAYER} className={styles.layer} />
      </Place>
      <span className={styles.size}>{size}</span>
    </div>
  );
});

interface PileProps {
  /** The last of them, top last. */
  readonly cards: readonly CardCode[];
  readonly size: number;
  readonly colour: Colour | null;
  /** A black card lies on top whose colour is still to be named. */
  readonly open: boolean;
}

export const Pile = memo(function Pile({ cards, size, colour, open }: PileProps) {
  const { t } = useTranslation('shamano');
  const words = useWords();
  const top = cards.at(-1);
  const values = { card: { card: top ?? '' }, colour: colourValue(colour) };
  const label = top === undefined ? t('board.pileEmpty') : words.word(open ? 'board.pileOpen' : 'board.pile', values);
  return (
    <Place id="pile" label={label} className={styles.pile}>
      <span className={styles.hollow} />
      <Lying spot="pile" cards={cards} size={size} tilt={MOST_TURNED} className={styles.lying} />
    </Place>
  );
});

interface SignProps {
  readonly colour: Colour | null;
  readonly locked: boolean;
}

/** The mark of the colour that holds, in a ring of ink. */
export const ColourSign = memo(function ColourSign({ colour, locked }: SignProps) {
  const { t } = useTranslation('shamano');
  const words = useWords();
  const ref = useSpot('colour') as React.RefObject<HTMLDivElement | null>;
  const bump = useTable((state) => state.scene.bumps.has('colour'));
  const key = colour === null ? null : COLOUR_KEYS[colour];
  return (
    <div ref={ref} className={styles.colour} data-bump={bump || undefined}>
      <svg viewBox="0 0 100 100" width="100%" height="100%" aria-hidden="true">
        <Ring
          x={50}
          y={50}
          size={96}
          fill={key === undefined || key === null ? 'var(--plate)' : PIGMENTS[key].wash}
          turn={15}
        />
        {key !== undefined && key !== null && (
          <>
            <circle cx="50" cy="50" r="34" fill={PAPER} />
            <Mark colour={key} x={50} y={50} size={46} fill={PIGMENTS[key].wash} />
          </>
        )}
      </svg>
      <span>{key === undefined || key === null ? words.word('board.noColour') : words.word(`elements.${key}`)}</span>
      {locked && <em>{t('board.locked')}</em>}
    </div>
  );
});
