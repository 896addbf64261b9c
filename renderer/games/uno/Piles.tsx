/** Draw pile and discard pile. What is due to be drawn hangs on the draw pile as a tag. */
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardCode } from '../../table/face.ts';
import { useTable, useWords } from '../../table/kit.ts';
import { Place, useSpot } from '../../table/Place.tsx';
import { CardArt } from './art/CardArt.tsx';
import { colourValue } from './codes.ts';
import styles from './uno.module.css';

const MOST_LAYERS = 5;
const CARDS_A_LAYER = 14;

export const Deck = memo(function Deck({ size, stack }: { readonly size: number; readonly stack: number }) {
  const { t } = useTranslation('uno');
  const layers = Math.min(MOST_LAYERS, Math.ceil(size / CARDS_A_LAYER));
  const due = stack > 0 ? ` ${t('board.stack', { count: stack })}` : '';
  return (
    <div className={styles.deck}>
      <Place id="deck" piece label={`${t('board.deck', { count: size })}.${due}`} className={styles.pile}>
        <span className={styles.hollow} />
        {Array.from({ length: layers }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: layers of one pile
          <span key={i} className={styles.layer} style={{ '--layer': i } as React.CSSProperties}>
            <CardArt card={null} />
          </span>
        ))}
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

/** How each card of a pile happens to lie: turned and moved a little, the same every time. */
function lie(place: number): React.CSSProperties {
  const turn = ((place * 47) % 17) - 8;
  const x = ((place * 29) % 9) - 4;
  const y = ((place * 13) % 7) - 3;
  return { '--turn': turn, '--dx': x, '--dy': y } as React.CSSProperties;
}

export const Pile = memo(function Pile({ cards, size, colour }: PileProps) {
  const { t } = useTranslation('uno');
  const words = useWords();
  const arriving = useTable((state) => state.scene.arriving.pile ?? 0);
  const lying = cards.slice(0, Math.max(0, cards.length - arriving));
  const top = cards.at(-1);
  const label =
    top === undefined
      ? t('board.pileEmpty')
      : words.word(colour === null ? 'board.pileOpen' : 'board.pile', {
          card: { card: top },
          colour: colourValue(colour),
        });
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
