/** The stars a player has won, of the three that win the match. */
import { useTranslation } from 'react-i18next';
import { STARS_TO_WIN } from '../../../core/games/janken-wars/state.ts';
import type { Seat } from '../../../core/kit/game.ts';
import { useTable } from '../../table/kit.ts';
import { useSpot } from '../../table/Place.tsx';
import { StarMark } from './art/Marks.tsx';
import { starsOf } from './codes.ts';
import styles from './janken-wars.module.css';

const PLACES = [1, 2, 3, 4, 5];

export function Stars({ seat, count }: { readonly seat: Seat; readonly count: number }) {
  const { t } = useTranslation('janken-wars');
  const spot = starsOf(seat);
  const ref = useSpot(spot) as React.RefObject<HTMLDivElement | null>;
  const arriving = useTable((state) => state.scene.arriving[spot] ?? 0);
  const name = useTable((state) => state.table.seats[seat]?.name ?? '');
  const places = Math.max(STARS_TO_WIN, count);
  return (
    <div ref={ref} className={styles.stars} data-stars={count}>
      <span className="quiet">{t('board.stars', { seat: name, count })}</span>
      {PLACES.slice(0, places).map((place) => (
        <span key={place} data-won={place <= count - arriving || undefined} aria-hidden="true">
          <StarMark />
        </span>
      ))}
    </div>
  );
}
