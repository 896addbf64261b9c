/** Hit points as a painted bar, shield old and fresh, cards, energy and bar: the numbers of one player. */
import { FULL_BAR } from '../../../core/games/shamano/state.ts';
import type { View } from '../../../core/games/shamano/view.ts';
import type { Seat } from '../../../core/kit/game.ts';
import { CardArt } from './art/CardArt.tsx';
import styles from './seats.module.css';

interface Props {
  readonly view: View;
  readonly seat: Seat;
  readonly cards: number;
}

const SHIELD = 'M12 2l9 3v7c0 6-4.500 9-9 10.500C7.500 21 3 18 3 12V5z';

export function Measures({ view, seat, cards }: Props) {
  const { seats, options } = view;
  const hp = seats.hp[seat] ?? 0;
  const old = seats.old[seat] ?? 0;
  const fresh = seats.fresh[seat] ?? 0;
  const share = Math.round((100 * hp) / options.hitPoints);
  return (
    <>
      <span
        className={styles.hp}
        data-low={share <= 30 || undefined}
        style={{ '--share': `${share}%` } as React.CSSProperties}
      >
        <b data-hp>{hp}</b>
      </span>
      <span className={styles.row}>
        <span className={styles.cards} data-last={cards === 1 || undefined}>
          <span className={styles.back}>
            <CardArt card={null} />
          </span>
          <b>{cards}</b>
        </span>
        {old > 0 && <Shield count={old} fresh={false} />}
        {fresh > 0 && <Shield count={fresh} fresh />}
        {options.meter && <Drop count={seats.energy[seat] ?? 0} kind="energy" />}
        {options.resource && <Drop count={seats.resource[seat] ?? 0} kind="bar" />}
      </span>
    </>
  );
}

/** Old shield is drawn in outline, because it goes next; fresh shield is full. */
function Shield({ count, fresh }: { readonly count: number; readonly fresh: boolean }) {
  return (
    <span className={styles.shield} data-fresh={fresh || undefined}>
      <svg viewBox="0 0 24 24" width="100%" height="100%" aria-hidden="true">
        <path d={SHIELD} />
      </svg>
      <b>{count}</b>
    </span>
  );
}

function Drop({ count, kind }: { readonly count: number; readonly kind: 'energy' | 'bar' }) {
  const full = kind === 'bar' && count >= FULL_BAR;
  return (
    <span className={styles.drop} data-kind={kind} data-full={full || undefined}>
      <svg viewBox="0 0 24 24" width="100%" height="100%" aria-hidden="true">
        {kind === 'energy' ? (
          <path d="M12 2c1 6 7 8 7 14a7 7 0 0 1-14 0c0-6 6-8 7-14z" />
        ) : (
          <path d="M7 3h10v18H7zM7 8h4M7 12h6M7 16h4" />
        )}
      </svg>
      <b>{kind === 'bar' ? `${count}/${FULL_BAR}` : count}</b>
    </span>
  );
}
