/** Everybody at the table: the others around it, clockwise from the left, and one's own shaman by the hand. */
import { useTranslation } from 'react-i18next';
import type { View } from '../../../core/games/shamano/view.ts';
import type { Seat } from '../../../core/kit/game.ts';
import type { SeatPlan } from '../../../electron/api.ts';
import type { BoardEffect } from './effects.ts';
import { moodOf } from './moods.ts';
import type { Foresight } from './previews.ts';
import { ShamanSeat } from './ShamanSeat.tsx';
import { sittings } from './seat-spots.ts';
import styles from './seats.module.css';

interface Props {
  readonly view: View;
  readonly seats: readonly SeatPlan[];
  readonly bottom: Seat;
  readonly effect: BoardEffect | null;
  readonly foresight: readonly (Foresight | null)[];
  readonly onSheet: (seat: Seat) => void;
}

export function ShamanSeats({ view, seats, bottom, effect, foresight, onSheet }: Props) {
  const { t } = useTranslation('table');
  const plate = (seat: Seat, shape: 'wide' | 'tall') => {
    const plan = seats[seat];
    return plan === undefined ? null : (
      <ShamanSeat
        view={view}
        seat={seat}
        plan={plan}
        mood={moodOf(view, seat, effect)}
        foresight={foresight[seat] ?? null}
        shape={shape}
        onSheet={onSheet}
      />
    );
  };
  return (
    <ul className={styles.seats} aria-label={t('region.players')}>
      {sittings(bottom, seats.length).map(({ seat, x, y, shape }) => (
        <li key={seat} className={styles.seat} style={{ '--x': x, '--y': y } as React.CSSProperties}>
          {plate(seat, shape)}
        </li>
      ))}
      <li className={`${styles.seat} ${styles.own}`}>{plate(bottom, 'wide')}</li>
    </ul>
  );
}
