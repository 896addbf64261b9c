/** The table as it will be seated, seen from above: the first seat at the front, the others clockwise. A picture only. */
import { SeatMark } from '../../theme/seats.tsx';
import type { Draft } from './draft.ts';
import styles from './RoundTable.module.css';

/** Half the width and height of the ring the seats sit on, in percent of the picture. */
const RING = { x: 39, y: 36 };

export function RoundTable({ seats }: { readonly seats: Draft['seats'] }) {
  return (
    <div className={styles.table}>
      <div className={styles.top} />
      {seats.map((seat, i) => {
        const angle = Math.PI / 2 + (2 * Math.PI * i) / seats.length;
        const place = { left: `${50 + RING.x * Math.cos(angle)}%`, top: `${50 + RING.y * Math.sin(angle)}%` };
        return (
          <span key={seat.key} className={styles.seat} data-kind={seat.kind} style={place}>
            <SeatMark colour={seat.colour} className={styles.mark} />
            <span className={styles.name}>{seat.name}</span>
          </span>
        );
      })}
    </div>
  );
}
