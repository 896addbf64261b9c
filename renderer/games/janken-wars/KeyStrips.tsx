/** Two people at one keyboard: each has three keys. Nothing here changes when one is pressed. */
import { useTranslation } from 'react-i18next';
import type { Seat } from '../../../core/kit/game.ts';
import { useTable } from '../../table/kit.ts';
import { SeatMark } from '../../theme/seats.tsx';
import { colourOf } from './art/colours.ts';
import { HANDS } from './art/hands.ts';
import { Picture } from './art/Picture.tsx';
import styles from './duel.module.css';

const KEYS = [
  ['A', 'S', 'D'],
  ['J', 'K', 'L'],
] as const;
const COLOURS = ['slate', 'mustard', 'coral'] as const;
const SIGNS = ['signs.rock', 'signs.paper', 'signs.scissors'] as const;

export function KeyStrips() {
  const { t } = useTranslation('janken-wars');
  return (
    <section className={styles.strips} data-at-once>
      <Strip seat={0} />
      <p>{t('prompt.together')}</p>
      <Strip seat={1} />
    </section>
  );
}

function Strip({ seat }: { readonly seat: Seat }) {
  const { t } = useTranslation('janken-wars');
  const plan = useTable((state) => state.table.seats[seat]);
  return (
    <div className={styles.strip}>
      <h2>
        <SeatMark colour={plan?.colour ?? ''} /> {plan?.name}
      </h2>
      <ul>
        {HANDS.map((hand, sign) => (
          <li key={hand.body}>
            <span>
              <Picture drawing={hand} colour={colourOf(COLOURS[sign] ?? 'kraft')} />
            </span>
            <span className="quiet">{t(SIGNS[sign] ?? 'signs.rock')}</span>
            <kbd>{KEYS[seat]?.[sign]}</kbd>
          </li>
        ))}
      </ul>
    </div>
  );
}
