/** The names at a table, each with its mark. */
import type { SeatPlan } from '../../../electron/api.ts';
import { SeatMark } from '../../theme/seats.tsx';
import styles from './Lists.module.css';

interface Props {
  readonly seats: readonly SeatPlan[];
  /** Seats to point out. */
  readonly winners?: readonly number[];
}

export function SeatNames({ seats, winners = [] }: Props) {
  return (
    <ul className={styles.names}>
      {seats.map((seat, i) => (
        <li key={`${seat.colour}-${seat.name}`} data-winner={winners.includes(i) || undefined}>
          <SeatMark colour={seat.colour} />
          {seat.name}
        </li>
      ))}
    </ul>
  );
}
