/** One side: its player card as a woodcut, HP now and after the clash, shadow coins, abilities. */
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ABILITIES } from '../../../../core/games/umblight/abilities.ts';
import type { Side } from '../../../../core/games/umblight/battle/battle.ts';
import { playerCard } from '../../../../core/games/umblight/player-cards.ts';
import type { Seat } from '../../../../core/kit/game.ts';
import { useTable, useWords } from '../../../table/kit.ts';
import { useSpot } from '../../../table/Place.tsx';
import { SeatMark } from '../../../theme/seats.tsx';
import { Cut } from '../art/cut.tsx';
import { PORTRAITS } from '../art/motifs.ts';
import { CREAM, INK } from '../art/tones.ts';
import styles from '../umblight.module.css';

interface Props {
  readonly seat: Seat;
  readonly side: Side;
  readonly own: boolean;
  /** HP after the clash as it is foreseen; null while nothing is. */
  readonly after: number | null;
  readonly active: boolean;
}

export const SidePanel = memo(function SidePanel({ seat, side, own, after, active }: Props) {
  const { t } = useTranslation('umblight');
  const { word } = useWords();
  const id = `seat:${seat}`;
  const ref = useSpot(id) as React.RefObject<HTMLDivElement | null>;
  const bump = useTable((state) => state.scene.bumps.get(id));
  const plan = useTable((state) => state.table.seats[seat]);
  const { code } = playerCard(side.player);
  return (
    <section
      ref={ref}
      className={`${styles.side} ${own ? styles.ownSide : styles.farSide}`}
      data-active={active || undefined}
      data-bump={bump}
      data-seat={id}
      aria-label={plan?.name}
    >
      <div className={styles.portrait}>
        <Portrait player={side.player} dark={!own} />
        <Health hp={side.hp} max={side.maxHp} after={after} />
      </div>
      <p className={styles.who}>
        <SeatMark colour={plan?.colour ?? ''} />
        <span>{plan?.name}</span>
      </p>
      <p className={styles.playerName}>{word(`players.${code}`)}</p>
      <p className={styles.coins} title={t('board.coins', { count: side.coins })}>
        <span className="quiet">{t('board.coins', { count: side.coins })}</span>
        <ShadowCoins count={side.coins} />
      </p>
      {!own && <p className={styles.handCount}>{t('board.hand', { count: side.hand.length })}</p>}
      <Abilities abilities={side.abilities} />
    </section>
  );
});

export function Portrait({ player, dark = false }: { readonly player: number; readonly dark?: boolean }) {
  const [ink, ground] = dark ? [CREAM, INK] : [INK, CREAM];
  return (
    <svg viewBox="0 0 100 100" width="100%" height="100%" aria-hidden="true">
      <path d="M0 0h100v100H0z" fill={ground} />
      <Cut cut={PORTRAITS[playerCard(player).motif] ?? ''} ink={ink} ground={ground} />
      <path d="M1.500 1.500h97v97h-97z" fill="none" stroke={ink} strokeWidth="3" />
    </svg>
  );
}

/** A drop of wax with the HP on it, and beside it what will be left. */
function Health({ hp, max, after }: { readonly hp: number; readonly max: number; readonly after: number | null }) {
  const { t } = useTranslation('umblight');
  const changes = after !== null && after !== hp;
  return (
    <p className={styles.health} data-low={hp * 4 <= max || undefined} title={t('board.hp', { hp, max })}>
      <span className="quiet">{t('board.hp', { hp, max })}</span>
      <b aria-hidden="true">{Math.max(0, hp)}</b>
      {changes && (
        <span className={styles.after} data-way={after < hp ? 'down' : 'up'} title={t('board.hpAfter', { hp: after })}>
          <span className="quiet">{t('board.hpAfter', { hp: after })}</span>
          <span aria-hidden="true">→ {Math.max(0, after)}</span>
        </span>
      )}
    </p>
  );
}

const MOST_COINS = 12;

function ShadowCoins({ count }: { readonly count: number }) {
  return (
    <>
      {count === 0 && <i className={styles.shadowCoin} data-none />}
      {Array.from({ length: Math.min(count, MOST_COINS) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: coins are all alike
        <i key={i} className={styles.shadowCoin} />
      ))}
      <b aria-hidden="true">{count}</b>
    </>
  );
}

/** Abilities as words; their meaning is read where cards are read. */
export function Abilities({ abilities }: { readonly abilities: readonly number[] }) {
  const { word } = useWords();
  const held = ABILITIES.flatMap(({ code }, i) => ((abilities[i] ?? 0) > 0 ? [{ code, n: abilities[i] ?? 0 }] : []));
  if (held.length === 0) return null;
  return (
    <ul className={styles.abilities}>
      {held.map(({ code, n }) => (
        <li key={code} data-look={`ability:${code}:${n}`}>
          {word(`abilities.${code}`)} {n}
        </li>
      ))}
    </ul>
  );
}
