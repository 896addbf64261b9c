/**
 * The pictures of everything that has a card's shape at a table: the designs of its deck, the
 * Freebie, the stars, the three signs of the duel, and the back.
 */
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardArtProps } from '../../../table/face.ts';
import { useTable } from '../../../table/kit.ts';
import type { Language } from '../../../text/index.ts';
import { STAR_CARD, signOf } from '../codes.ts';
import { deckOf, printedIn } from '../deck-words.ts';
import styles from './card.module.css';
import { colourOf } from './colours.ts';
import { DesignCard } from './DesignCard.tsx';
import { HANDS } from './hands.ts';
import { StarMark } from './Marks.tsx';
import { Picture } from './Picture.tsx';

export const CardArt = memo(function CardArt({ card }: CardArtProps) {
  const { i18n } = useTranslation('app');
  const deck = useTable((state) => deckOf(state.table.options));
  if (card === null) return <Back />;
  if (card === STAR_CARD) return <Star />;
  const sign = signOf(card);
  if (sign !== null) return <SignCard sign={sign} />;
  return <DesignCard design={printedIn(deck, card)} language={i18n.language as Language} />;
});

/** The green of a cutting mat with its three tools' signs. */
function Back() {
  return (
    <span className={styles.card}>
      <span className={`${styles.paper} ${styles.back}`}>
        <svg viewBox="0 0 100 140" width="100%" height="100%" aria-hidden="true" focusable="false">
          <path
            d="M0 20h100M0 40h100M0 60h100M0 80h100M0 100h100M0 120h100M20 0v140M40 0v140M60 0v140M80 0v140"
            stroke="#5d9a87"
            strokeWidth="0.7"
          />
          {HANDS.map((hand, i) => (
            <g key={hand.body} transform={`translate(${[8, 46, 24][i]} ${[10, 34, 82][i]}) scale(0.46)`}>
              <path d={hand.body} fill="#e9dcc0" stroke="#173a30" strokeWidth="5" strokeLinejoin="round" />
              <path d={hand.lines} fill="none" stroke="#173a30" strokeWidth="5" strokeLinecap="round" />
            </g>
          ))}
        </svg>
      </span>
    </span>
  );
}

function Star() {
  return (
    <span className={styles.card}>
      <span className={`${styles.paper} ${styles.star}`}>
        <StarMark />
      </span>
    </span>
  );
}

const SIGNS = ['signs.rock', 'signs.paper', 'signs.scissors'] as const;
const SIGN_COLOURS = ['slate', 'mustard', 'coral'] as const;

function SignCard({ sign }: { readonly sign: number }) {
  const { t } = useTranslation('janken-wars');
  const drawing = HANDS[sign];
  if (drawing === undefined) return null;
  return (
    <span className={styles.card} data-type={sign}>
      <span className={`${styles.paper} ${styles.sign}`}>
        <Picture drawing={drawing} colour={colourOf(SIGN_COLOURS[sign] ?? 'kraft')} />
        <b>{t(SIGNS[sign] ?? 'signs.rock')}</b>
      </span>
    </span>
  );
}
