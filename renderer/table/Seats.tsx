/** Everybody at the table: the others around it, clockwise from the left, and one's own plate by the hand. */
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seat } from '../../core/kit/game.ts';
import { useTable } from './kit.ts';
import { SeatPlate } from './SeatPlate.tsx';
import styles from './Seats.module.css';
import { othersFrom, seatPlaces } from './seat-places.ts';

export const Seats = memo(function Seats() {
  const { t } = useTranslation('table');
  const count = useTable((state) => state.table.seats.length);
  const bottom: Seat = useTable((state) => state.as) ?? 0;
  const places = seatPlaces(count - 1);
  return (
    <ul className={styles.seats} aria-label={t('region.players')}>
      {othersFrom(bottom, count).map((seat, i) => {
        const { x, y, side } = places[i] ?? { x: 50, y: 10, side: 'top' };
        const where = { '--x': x, '--y': y } as React.CSSProperties;
        return (
          <li key={seat} className={styles.seat} style={where} data-side={side}>
            <SeatPlate seat={seat} />
          </li>
        );
      })}
      <li className={`${styles.seat} ${styles.own}`} data-side="left">
        <SeatPlate seat={bottom} own />
      </li>
    </ul>
  );
});
