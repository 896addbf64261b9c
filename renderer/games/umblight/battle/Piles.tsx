/** Decks and piggy bank, as things that stand on the table. */
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Place, useSpot } from '../../../table/Place.tsx';
import { Layers } from '../../../table/pile-parts.tsx';
import { Cut } from '../art/cut.tsx';
import { CREAM, INK } from '../art/tones.ts';
import styles from '../umblight.module.css';

const CARDS_A_LAYER = 5;

/** The own deck; `playable`: somebody at the screen may draw from it. */
export const Deck = memo(function Deck({ size }: { readonly size: number }) {
  const { t } = useTranslation('umblight');
  return (
    <div className={styles.deck}>
      <Place id="deck" piece label={t('board.deck', { count: size })} className={styles.pile}>
        <span className={styles.hollow} />
        <Layers size={size} cardsALayer={CARDS_A_LAYER} className={styles.layer} />
        <span className={styles.price} aria-hidden="true">
          <i className={styles.shadowCoin} />
          <i className={styles.shadowCoin} />
        </span>
      </Place>
      <span className={styles.size} aria-hidden="true">
        {size}
      </span>
    </div>
  );
});

export const FarDeck = memo(function FarDeck({ size }: { readonly size: number }) {
  const { t } = useTranslation('umblight');
  const ref = useSpot('far-deck') as React.RefObject<HTMLDivElement | null>;
  return (
    <div className={styles.deck} data-far>
      <div ref={ref} className={styles.pile} role="img" aria-label={t('board.farDeck', { count: size })}>
        <span className={styles.hollow} />
        <Layers size={size} cardsALayer={CARDS_A_LAYER} className={styles.layer} />
      </div>
      <span className={styles.size} aria-hidden="true">
        {size}
      </span>
    </div>
  );
});

/** A pig of clay with a slot. */
export const PIG =
  'h 10 92 92 92 14 8 -90/f M14 50Q14 26 46 24 50 14 60 16 60 22 58 25 78 28 84 44L94 46V66L84 70Q80 78 74 82V92H62V86H36V92H24V80Q14 70 14 50z/s3 M14 48Q4 46 6 36/c3.500 M36 32q10-4 20 0/q 72 46 3.500/o 72 46 1.500/c2 M86 52v8M90 52v8/w 22 46 30 70 5 12 10/w 40 74 62 76 4 9 -100/c2 M62 26q6 6 4 12';

export const PiggyBank = memo(function PiggyBank({ count }: { readonly count: number }) {
  const { t } = useTranslation('umblight');
  return (
    <div className={styles.bankStand}>
      <Place id="bank" piece label={t('board.bank', { count })} className={styles.bank}>
        <svg viewBox="0 0 100 100" width="100%" height="100%" aria-hidden="true">
          <Cut cut={PIG} ink={CREAM} ground={INK} />
        </svg>
      </Place>
      <span className={styles.size} aria-hidden="true">
        {count}
      </span>
    </div>
  );
});
