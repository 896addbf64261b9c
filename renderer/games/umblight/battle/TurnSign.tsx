/** Which turn it is, whose phase, who acts first; and, once it is certain, who would win by the clash. */
import { useTranslation } from 'react-i18next';
import type { Battle } from '../../../../core/games/umblight/battle/battle.ts';
import type { Seat } from '../../../../core/kit/game.ts';
import { useTable } from '../../../table/kit.ts';
import { Cut } from '../art/cut.tsx';
import { CREAM, INK } from '../art/tones.ts';
import styles from '../umblight.module.css';
import type { Foreseen } from './forecast.ts';

interface Props {
  readonly battle: Battle;
  readonly as: Seat | null;
  readonly foreseen: Foreseen | null;
}

const SUN = 'r 50 50 32 48 22/o 50 50 28/Q 60 44 4/c2.500 M38 58q12 9 24 0';
const MOON = 'f M62 8A44 44 0 1 0 92 74 34 34 0 1 1 62 8z/o 74 30 3/o 86 48 2.500/o 68 50 2/q 40 46 4';

export function TurnSign({ battle, as, foreseen }: Props) {
  const { t } = useTranslation('umblight');
  const seats = useTable((state) => state.table.seats);
  const { active, first, turn, outcome } = battle;
  const name = (seat: Seat) => seats[seat]?.name ?? '';
  const second = active !== first;
  const coming = foreseen?.clash.outcome ?? null;
  if (turn === 0) return <div className={styles.turnSign} />;
  return (
    <div className={styles.turnSign} data-second={second || undefined}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="49" fill={second ? INK : CREAM} />
        <Cut cut={second ? MOON : SUN} ink={second ? CREAM : INK} ground={second ? INK : CREAM} />
      </svg>
      <p>
        <b>{t('board.turn', { n: turn })}</b>
        {outcome === null && (
          <span>{active === as ? t('board.yours') : t('board.theirs', { seat: name(active) })}</span>
        )}
        {outcome === null && <small>{second ? t('board.second') : t('board.first')}</small>}
      </p>
      {coming !== null && (
        <p className={styles.coming}>
          {coming.winner === null ? t('forecast.draw') : t('forecast.wins', { seat: name(coming.winner) })}
        </p>
      )}
    </div>
  );
}
