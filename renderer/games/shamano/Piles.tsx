/** Draw pile, discard pile, and the colour that holds. */
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Colour } from '../../../core/games/shamano/colours.ts';
import type { CardCode } from '../../table/face.ts';
import { useTable, useWords } from '../../table/kit.ts';
import { Place, useSpot } from '../../table/Place.tsx';
import { Mark, Ring } from './art/Brush.tsx';
import { CardArt } from './art/CardArt.tsx';
import { COLOUR_KEYS, PAPER, PIGMENTS } from './art/pigment.ts';
import { colourValue } from './codes.ts';
import styles from './shamano.module.css';

const MOST_LAYERS = 5;
const CARDS_A_LAYER = 16;

export const Deck = memo(function Deck({ size }: { readonly size: number }) {
  const { t } = useTranslation('shamano');
  const layers = Math.min(MOST_LAYERS, Math.ceil(size / CARDS_A_LAYER));
  return (
    <div className={styles.deck}>
      <Place id="deck" piece label={t('board.deck', { count: size })} className={styles.pile}>
        <span className={styles.hollow} />
        {Array.from({ length: layers }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: layers of one pile
          <span key={i} className={styles.layer} style={{ '--layer': i } as React.CSSProperties}>
            <CardArt card={null} />
          </span>
        ))}
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

/** How each card of a pile happens to lie: turned and moved a little, the same every time. */
function lie(place: number): React.CSSProperties {
  const turn = ((place * 47) % 19) - 9;
  const x = ((place * 29) % 9) - 4;
  const y = ((place * 13) % 7) - 3;
  return { '--turn': turn, '--dx': x, '--dy': y } as React.CSSProperties;
}

export const Pile = memo(function Pile({ cards, size, colour, open }: PileProps) {
  const { t } = useTranslation('shamano');
  const words = useWords();
  const arriving = useTable((state) => state.scene.arriving.pile ?? 0);
  const lying = cards.slice(0, Math.max(0, cards.length - arriving));
  const top = cards.at(-1);
  const values = { card: { card: top ?? '' }, colour: colourValue(colour) };
  const label = top === undefined ? t('board.pileEmpty') : words.word(open ? 'board.pileOpen' : 'board.pile', values);
  const first = size - cards.length;
  return (
    <Place id="pile" label={label} className={styles.pile}>
      <span className={styles.hollow} />
      {lying.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place in the pile is what it is
        <span key={first + i} className={styles.lying} style={lie(first + i)}>
          <CardArt card={card} />
        </span>
      ))}
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
