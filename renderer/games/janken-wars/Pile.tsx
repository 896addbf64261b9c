/** A discard pile. It lies open: its label lays it out. */
import { useTranslation } from 'react-i18next';
import type { View } from '../../../core/games/janken-wars/state.ts';
import type { Seat } from '../../../core/kit/game.ts';
import { useKit, useTable } from '../../table/kit.ts';
import { Place } from '../../table/Place.tsx';
import { codesOf, pileOf } from './codes.ts';
import styles from './janken-wars.module.css';

interface Props {
  readonly view: View;
  readonly seat: Seat;
  readonly onOpen: () => void;
}

const VISIBLE = 3;

export function Pile({ view, seat, onOpen }: Props) {
  const { t } = useTranslation('janken-wars');
  const { face } = useKit();
  const spot = pileOf(seat);
  const name = useTable((state) => state.table.seats[seat]?.name ?? '');
  const arriving = useTable((state) => state.scene.arriving[spot] ?? 0);
  const cards = codesOf(view.kinds, view.discards[seat] ?? []);
  const lying = cards.slice(0, Math.max(0, cards.length - arriving));
  const first = Math.max(0, lying.length - VISIBLE);
  return (
    <div className={styles.pile}>
      <Place id={spot} label={t('board.pile', { seat: name, count: cards.length })} className={styles.slot}>
        <span className={styles.hollow} />
        {lying.slice(first).map((code, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the pile is what it is
          <span key={first + i} className={styles.under} style={lieOf(first + i)}>
            <face.CardArt card={code} />
          </span>
        ))}
      </Place>
      <button
        type="button"
        className={styles.openPile}
        aria-label={t('board.openPile', { seat: name })}
        data-open-pile={seat}
        onClick={onOpen}
      >
        {t('board.pileShort')} <b>{cards.length}</b>
      </button>
    </div>
  );
}

/** How each card happens to lie, the same every time. */
function lieOf(place: number): React.CSSProperties {
  return {
    rotate: `${((place * 47) % 13) - 6}deg`,
    translate: `${((place * 29) % 7) - 3}% ${((place * 13) % 5) - 2}%`,
  };
}
