/** The end of a run fills the table: morning, or a light that went out. */
import { useTranslation } from 'react-i18next';
import { Cut } from '../art/cut.tsx';
import { PLACES } from '../art/places.ts';
import { CREAM, INK } from '../art/tones.ts';
import styles from './run.module.css';

const MORNING =
  'r 50 62 26 70 44/o 50 62 24/q 42 58 2.500/q 58 58 2.500/c2 M40 66q10 8 20 0/k M0 72H100V100H0z/f M0 76Q24 66 48 76T100 74V100H0z/c1.500 M10 84h30M54 86h34M24 92h44';

export function EndPlace({ won }: { readonly won: boolean }) {
  const { t } = useTranslation('umblight');
  const [ink, ground] = won ? [INK, CREAM] : [CREAM, INK];
  return (
    <section className={styles.finale} aria-labelledby="place-title">
      <svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d="M0 0h100v100H0z" fill={ground} />
        <Cut cut={won ? MORNING : (PLACES.lantern ?? '')} ink={ink} ground={ground} />
      </svg>
      <div>
        <h1 id="place-title">{t(won ? 'run.won' : 'run.lost')}</h1>
        <p className={styles.line}>{t(won ? 'run.wonLine' : 'run.lostLine')}</p>
      </div>
    </section>
  );
}
