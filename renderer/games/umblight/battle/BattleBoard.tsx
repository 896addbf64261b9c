/** A battle on the table: two rows of three lanes, what the clash will bring between them, both sides' things around. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Battle, type BoardCard, LANES, sideOf } from '../../../../core/games/umblight/battle/battle.ts';
import type { Seat } from '../../../../core/kit/game.ts';
import type { SpotId } from '../../../table/face.ts';
import { Hand } from '../../../table/Hand.tsx';
import { useTable } from '../../../table/kit.ts';
import { useSpot } from '../../../table/Place.tsx';
import { CardArt } from '../art/CardArt.tsx';
import { bottomOf } from '../codes.ts';
import { Reader } from '../Reader.tsx';
import styles from '../umblight.module.css';
import { Fates } from './Fates.tsx';
import { type Foreseen, foresee } from './forecast.ts';
import { Lane } from './Lane.tsx';
import { Deck, FarDeck, PiggyBank } from './Piles.tsx';
import { SidePanel } from './SidePanel.tsx';
import { Sums } from './Sums.tsx';
import { TurnSign } from './TurnSign.tsx';

interface Props {
  readonly battle: Battle;
  readonly as: Seat | null;
  readonly effect: string | null;
}

const ALL = Array.from({ length: LANES }, (_, lane) => lane);
const NOTHING: readonly BoardCard[] = [];

export function BattleBoard({ battle, as, effect }: Props) {
  const bottom = bottomOf(as);
  const far = 1 - bottom;
  const root = useRef<HTMLDivElement>(null);
  const { aim, onAim } = useAimed();
  const foreseen = useForeseen(battle, as, aim);
  const clashing = useClashing(battle, effect);
  const shown = clashing || battle.outcome !== null || battle.turn === 0 ? null : foreseen;
  const hp = (seat: Seat) => shown?.clash.hp[seat as 0 | 1] ?? null;
  const own = sideOf(battle, bottom);
  const other = sideOf(battle, far);
  const active = (seat: Seat) => battle.outcome === null && battle.active === seat && battle.turn > 0;
  return (
    <div ref={root} className={styles.battle} data-clash={clashing || undefined}>
      <SidePanel seat={far} side={other} own={false} after={hp(far)} active={active(far)} />
      <SidePanel seat={bottom} side={own} own after={hp(bottom)} active={active(bottom)} />
      <Fan seat={far} count={other.hand.length + other.purse.length} />
      <Lanes battle={battle} bottom={bottom} foreseen={shown} effect={effect} onAim={onAim} />
      <div className={styles.things}>
        <FarDeck size={other.deck.length} />
        <TurnSign battle={battle} as={as} foreseen={shown} />
        <div className={styles.ownThings}>
          <Deck size={own.deck.length} />
          {own.mint.length > 0 && <PiggyBank count={own.bank.length} />}
        </div>
      </div>
      <Reader within={root} battle={battle} bottom={bottom} aimed={shown?.aimed ?? null} />
      {as === null ? <Fan seat={bottom} count={own.hand.length + own.purse.length} low /> : <OwnHand />}
    </div>
  );
}

function OwnHand() {
  return (
    <div className={styles.hand}>
      <Hand />
    </div>
  );
}

/** Which lane of the lower row is aimed at. */
function useAimed() {
  const [aim, setAim] = useState<number | null>(null);
  const onAim = useCallback((id: SpotId, aimed: boolean) => {
    const lane = Number(id.slice('lane:'.length));
    setAim((now) => (aimed ? lane : now === lane ? null : now));
  }, []);
  return { aim, onAim };
}

function useForeseen(battle: Battle, as: Seat | null, aim: number | null): Foreseen {
  const piece = useTable(({ held, phase }) => (phase === 'deciding' ? (held?.piece ?? null) : null));
  return useMemo(() => foresee(battle, as, piece, aim), [battle, as, piece, aim]);
}

/** From the clash's first beat until its turn is over: nothing is foretold then, it happens. */
function useClashing({ turn }: Battle, effect: string | null): boolean {
  const quiet = useTable(({ phase }) => phase !== 'showing');
  const [at, setAt] = useState(-1);
  useEffect(() => {
    if (quiet) setAt(-1);
    else if (effect === 'clash' || effect?.startsWith('lane') === true) setAt(turn);
  }, [quiet, effect, turn]);
  return at === turn;
}

interface LanesProps {
  readonly battle: Battle;
  readonly bottom: Seat;
  readonly foreseen: Foreseen | null;
  readonly effect: string | null;
  readonly onAim: (id: SpotId, aimed: boolean) => void;
}

function Lanes({ battle, bottom, foreseen, effect, onAim }: LanesProps) {
  const { t } = useTranslation('umblight');
  const [what, which, how, by] = (effect ?? '').split(' ');
  const lit = what === 'lane' ? Number(which) : null;
  const far = 1 - bottom;
  return (
    <section className={styles.lanes} aria-label={t('board.lanes')}>
      {ALL.map((lane) => {
        const aimed = foreseen?.aimed?.lane === lane ? foreseen.aimed.results : NOTHING;
        return (
          <div
            key={lane}
            className={styles.lane}
            data-lit={lit === lane ? how : undefined}
            data-up={by === String(bottom) || undefined}
            data-n={lane + 1}
          >
            <Lane
              at={LANES + lane}
              card={sideOf(battle, far).row[lane] ?? null}
              results={NOTHING}
              onAim={onAim}
              falling={effect === `fall lane:${LANES + lane}`}
            />
            <div className={styles.between}>
              {foreseen !== null && (
                <Fates battle={battle} bottom={bottom} lane={lane} clash={foreseen.clash} aimed={aimed.length > 0} />
              )}
              {lit === lane && <Sums effect={effect ?? ''} bottom={bottom} />}
            </div>
            <Lane
              at={lane}
              card={sideOf(battle, bottom).row[lane] ?? null}
              results={aimed}
              onAim={onAim}
              falling={effect === `fall lane:${lane}`}
            />
          </div>
        );
      })}
    </section>
  );
}

const MOST_BACKS = 10;

/** A hand that is not seen: backs at the edge of the table. */
function Fan({ seat, count, low = false }: { readonly seat: Seat; readonly count: number; readonly low?: boolean }) {
  const ref = useSpot(`fan:${seat}`) as React.RefObject<HTMLDivElement | null>;
  const shown = Math.min(count, MOST_BACKS);
  return (
    <div className={styles.fan} data-low={low || undefined} aria-hidden="true">
      <div ref={ref} className={styles.fanSpot} />
      {Array.from({ length: shown }, (_, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
          key={i}
          className={styles.fanCard}
          style={{ '--off': i - (shown - 1) / 2 } as React.CSSProperties}
        >
          <CardArt card={null} />
        </span>
      ))}
    </div>
  );
}
