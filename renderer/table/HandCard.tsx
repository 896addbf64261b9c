/** One card of the hand. The strip is pressed and dragged; the card in it moves (never both on one element). */
import * as m from 'framer-motion/m';
import { memo, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDrag } from './drag.tsx';
import styles from './Hand.module.css';
import { lieOf } from './hand-layout.ts';
import { useKit, useTable, useWords } from './kit.ts';

interface Props {
  readonly piece: string;
  readonly slot: string;
  readonly card: string;
  readonly index: number;
  readonly count: number;
  readonly playable: boolean;
  readonly dim: boolean;
  readonly tabStop: boolean;
  readonly onFocus: (slot: string) => void;
}

export const HandCard = memo(function HandCard(props: Props) {
  const { piece, slot, card, index, count, playable, dim, tabStop, onFocus } = props;
  const { face, spots, controls } = useKit();
  const picked = useTable((state) => state.held?.slot === slot);
  const gone = useTable(
    ({ scene, held }) =>
      scene.hidden.has(slot) || scene.resting?.slot === slot || (held?.slot === slot && held.by === 'drag'),
  );
  const hinted = useTable((state) => state.hint?.offer.piece === piece);
  const place = useRef<HTMLDivElement>(null);
  const { onPointerDown, strip, card: dragged } = useDrag(slot, piece);
  const label = useCardLabel(props, picked);
  const { turn, sink } = lieOf(index, count);

  useLayoutEffect(() => {
    const element = place.current;
    return element === null ? undefined : spots.put(slot, element);
  }, [spots, slot]);

  return (
    <li className={styles.item}>
      <button
        ref={strip}
        type="button"
        className={styles.strip}
        style={{ '--index': index } as React.CSSProperties}
        tabIndex={tabStop ? 0 : -1}
        aria-label={label}
        aria-pressed={picked}
        data-card={card}
        data-playable={playable || undefined}
        data-dim={dim || undefined}
        data-picked={picked || undefined}
        data-gone={gone || undefined}
        data-hinted={hinted || undefined}
        onPointerDown={onPointerDown}
        onFocus={() => onFocus(slot)}
        onClick={(event) => controls.pressPiece(piece, slot, event.detail)}
      >
        <div ref={dragged} className={styles.place}>
          <m.div
            ref={place}
            className={styles.card}
            initial={false}
            animate={{ rotate: turn, y: `${sink * 100}%` }}
            transition={{ duration: 0.18 }}
          >
            <div className={styles.lift}>
              <face.CardArt card={card} />
            </div>
          </m.div>
        </div>
      </button>
    </li>
  );
});

function useCardLabel({ card, index, count, playable, dim }: Props, picked: boolean): string {
  const { t } = useTranslation('table');
  const words = useWords();
  const place = t('card.place', { card: words.card(card), n: index + 1, count });
  if (picked) return t('card.picked', { place });
  if (playable) return t('card.playable', { place });
  return dim ? t('card.unplayable', { place }) : place;
}
