/**
 * Cards that lie open in a row on the table: each a named button that can be pressed, picked up or only
 * read. One of them is in the tab order; arrows, Home and End go along the row. The row itself is a
 * place, so that cards can be put there.
 */
import { memo, type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pieces } from './choice.ts';
import { useDrag } from './drag.tsx';
import type { CardCode, SpotId } from './face.ts';
import { stepAlong } from './Hand.tsx';
import { useKit, useTable } from './kit.ts';
import styles from './OpenCards.module.css';
import places from './Place.module.css';
import { Place } from './Place.tsx';
import { slotsOf } from './spots.ts';

export interface OpenCardsProps {
  /** The zone, which is also the spot of the whole row. */
  readonly zone: SpotId;
  readonly cards: readonly CardCode[];
  /** What the row is, for screen readers. */
  readonly label: string;
  /** What a card is and is worth here, for screen readers. */
  readonly labelOf: (card: CardCode, index: number) => string;
  /** The decision is about these cards: one that may not be chosen says why when it is tried. */
  readonly asked: boolean;
  /** What is seen of a card. */
  readonly show: (card: CardCode, index: number) => ReactNode;
  readonly className?: string | undefined;
  /** What lies under the cards. */
  readonly children?: ReactNode;
}

export function OpenCards({ zone, cards, label, labelOf, asked, show, className = '', children }: OpenCardsProps) {
  const decision = useTable((state) => (state.phase === 'deciding' ? state.decision : null));
  const list = useRef<HTMLUListElement>(null);
  const key = cards.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal cards, equal slots
  const slots = useMemo(() => slotsOf(zone, cards), [zone, key]);
  const playable = useMemo(() => pieces(decision), [decision]);
  const [current, setCurrent] = useState('');
  const onFocus = useCallback((slot: string) => setCurrent(slot), []);
  const first = slots.find(({ piece }) => playable.has(piece)) ?? slots[0];
  const tabStop = slots.some(({ slot }) => slot === current) ? current : first?.slot;
  return (
    <div className={`${styles.zone} ${className}`}>
      <Place id={zone} label={label} className={styles.ground}>
        {children}
      </Place>
      <ul
        ref={list}
        className={styles.row}
        aria-label={label}
        onKeyDown={(event) => stepAlong(event, list.current)}
        data-zone={zone}
      >
        {slots.map(({ piece, slot }, index) => {
          const card = cards[index] ?? '';
          return (
            <OpenCard
              key={slot}
              piece={piece}
              slot={slot}
              card={card}
              label={labelOf(card, index)}
              index={index}
              count={slots.length}
              may={playable.has(piece)}
              asked={asked && decision?.awaited === true}
              tabStop={slot === tabStop}
              onFocus={onFocus}
            >
              {show(card, index)}
            </OpenCard>
          );
        })}
      </ul>
    </div>
  );
}

interface OpenCardProps {
  readonly piece: SpotId;
  readonly slot: string;
  readonly card: CardCode;
  readonly label: string;
  readonly index: number;
  readonly count: number;
  readonly may: boolean;
  readonly asked: boolean;
  readonly tabStop: boolean;
  readonly onFocus: (slot: string) => void;
  readonly children: ReactNode;
}

const OpenCard = memo(function OpenCard(props: OpenCardProps) {
  const { piece, slot, card, may, asked, tabStop, onFocus, children } = props;
  const { controls, spots } = useKit();
  const picked = useTable((state) => state.held?.slot === slot);
  const gone = useTable(
    ({ scene, held }) =>
      scene.hidden.has(slot) || scene.resting?.slot === slot || (held?.slot === slot && held.by === 'drag'),
  );
  const bump = useTable((state) => state.scene.bumps.get(piece));
  const hinted = useTable((state) => state.hint?.offer.piece === piece);
  const place = useRef<HTMLButtonElement>(null);
  const drag = useDrag(slot, piece);
  const label = useLabel(props, picked);
  const live = may || asked;
  useLayoutEffect(() => {
    const element = place.current;
    return element === null ? undefined : spots.put(slot, element);
  }, [spots, slot]);
  return (
    <li className={styles.item} data-gone={gone || undefined}>
      <button
        ref={(element) => {
          place.current = element;
          drag.strip(element);
          drag.card(element);
        }}
        type="button"
        className={`${places.place} ${styles.card}`}
        tabIndex={tabStop ? 0 : -1}
        aria-label={label}
        aria-pressed={live ? picked : undefined}
        aria-disabled={!may}
        data-card={card}
        data-press={may || undefined}
        data-picked={picked || undefined}
        data-dim={(asked && !may) || undefined}
        data-gone={gone || undefined}
        data-hinted={hinted || undefined}
        data-bump={bump}
        onPointerDown={live ? drag.onPointerDown : undefined}
        onFocus={() => onFocus(slot)}
        onClick={live ? ({ detail }) => controls.pressPiece(piece, slot, detail) : undefined}
      >
        {children}
      </button>
    </li>
  );
});

function useLabel({ label, index, count, may, asked }: OpenCardProps, picked: boolean): string {
  const { t } = useTranslation('table');
  const place = t('card.place', { card: label, n: index + 1, count });
  if (picked) return t('card.picked', { place });
  if (may) return t('card.playable', { place });
  return asked ? t('card.unplayable', { place }) : place;
}
