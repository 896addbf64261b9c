/** One player's plate: picture, name, cards in hand as a small fan with their number, score, marks. */
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seat } from '../../core/kit/game.ts';
import type { SeatPlan } from '../../electron/api.ts';
import { useApp } from '../app/context.tsx';
import { IconButton } from '../app/controls/Button.tsx';
import { Avatar } from '../app/profiles/Avatar.tsx';
import { SeatMark } from '../theme/seats.tsx';
import { ClaimButton } from './ClaimButton.tsx';
import type { SeatFacts } from './face.ts';
import { useKit, useTable, useWords } from './kit.ts';
import { Place, usePlaceState, useSpot } from './Place.tsx';
import styles from './Seats.module.css';
import { picturesFor } from './seat-pictures.ts';

interface Props {
  readonly seat: Seat;
  readonly own?: boolean;
}

const NOTHING: SeatFacts = { cards: null, score: null, badges: [], out: false };

export const SeatPlate = memo(function SeatPlate({ seat, own = false }: Props) {
  const plan = useTable((state) => state.table.seats[seat]);
  return plan === undefined ? null : <PlateOf seat={seat} own={own} plan={plan} />;
});

function PlateOf({ seat, own, plan }: Required<Props> & { readonly plan: SeatPlan }) {
  const { t } = useTranslation('table');
  const { face, session } = useKit();
  const view = useTable((state) => state.view);
  const facts = useMemo(() => (view === null ? NOTHING : face.seat(view, seat)), [face, view, seat]);
  const turn = useTable((state) => state.view !== null && face.turn(state.view) === seat);
  const takes = useTable(
    ({ room, table, as }) =>
      face.claims === undefined && room !== null && table.seats[seat]?.kind === 'human' && as !== seat,
  );
  const id = `seat:${seat}`;
  const { target, press } = usePlaceState(id, false);
  const label = useSeatLabel(plan, facts, turn);
  const inside = <Inside seat={seat} plan={plan} facts={facts} own={own} />;
  return (
    <>
      {target || press ? (
        <Place id={id} label={t('seat.target', { name: label })} className={styles.plate}>
          {inside}
        </Place>
      ) : (
        <Plain id={id} label={label} turn={turn} out={facts.out}>
          {inside}
        </Plain>
      )}
      <ClaimButton seat={seat} className={styles.take} />
      {takes && (
        <IconButton
          className={styles.take}
          icon="eye"
          label={t('seat.take', { name: plan.name })}
          onClick={() => session.take(seat)}
        />
      )}
    </>
  );
}

interface PlainProps {
  readonly id: string;
  readonly label: string;
  readonly turn: boolean;
  readonly out: boolean;
  readonly children: React.ReactNode;
}

function Plain({ id, label, turn, out, children }: PlainProps) {
  const ref = useSpot(id) as React.RefObject<HTMLDivElement | null>;
  const bump = useTable((state) => state.scene.bumps.get(id));
  return (
    <div
      ref={ref}
      className={styles.plate}
      data-seat={id}
      data-turn={turn || undefined}
      data-out={out || undefined}
      data-bump={bump}
    >
      <p className="quiet">{label}</p>
      <div className={styles.inside} aria-hidden="true">
        {children}
      </div>
    </div>
  );
}

/** Name and all that is known, as a screen reader says it. */
export function useSeatLabel(plan: SeatPlan, facts: SeatFacts, turn: boolean): string {
  const { t } = useTranslation('table');
  const words = useWords();
  const known = [
    ...(turn ? [t('seat.turn')] : []),
    ...(facts.out ? [t('seat.out')] : []),
    ...(facts.cards === null ? [] : [t('seat.cards', { count: facts.cards })]),
    ...(facts.score === null ? [] : [t('seat.points', { count: facts.score })]),
    ...facts.badges.map((badge) => words.text(badge.words)),
  ];
  return known.length === 0 ? plan.name : t('seat.line', { name: plan.name, facts: known });
}

/** The picture of whoever sits in a seat. */
export function SeatPicture({ seat, className }: { readonly seat: Seat; readonly className?: string | undefined }) {
  const seats = useTable((state) => state.table.seats);
  const profiles = useApp((state) => state.profiles);
  const avatar = useMemo(() => picturesFor(seats, profiles)[seat] ?? 0, [seats, profiles, seat]);
  return <Avatar avatar={avatar} colour={seats[seat]?.colour ?? ''} className={className} />;
}

interface InsideProps {
  readonly seat: Seat;
  readonly plan: SeatPlan;
  readonly facts: SeatFacts;
  readonly own: boolean;
}

function Inside({ seat, plan, facts, own }: InsideProps) {
  const { t } = useTranslation('table');
  const words = useWords();
  const arriving = useTable((state) => state.scene.arriving[`seat:${seat}`] ?? 0);
  const cards = facts.cards === null ? null : Math.max(0, facts.cards - arriving);
  return (
    <>
      {facts.badges[0] !== undefined && (
        <span key={facts.badges[0].id} className={styles.badge} data-tone={facts.badges[0].tone}>
          {words.text(facts.badges[0].words)}
        </span>
      )}
      <span className={styles.head}>
        <SeatPicture seat={seat} className={styles.picture} />
        {!own && cards !== null && <Fan count={cards} />}
      </span>
      <span className={styles.name}>
        <SeatMark colour={plan.colour} />
        <span>{plan.name}</span>
      </span>
      {facts.score !== null && <span className={styles.facts}>{t('seat.points', { count: facts.score })}</span>}
    </>
  );
}

/** Backs as many as there are cards, up to seven; the number says the rest. */
const MOST_BACKS = 7;

function Fan({ count }: { readonly count: number }) {
  const { face } = useKit();
  const shown = Math.min(count, MOST_BACKS);
  return (
    <span className={styles.fan}>
      {Array.from({ length: shown }, (_, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
          key={i}
          className={styles.back}
          style={{ '--turn': (i - (shown - 1) / 2) * 9 } as React.CSSProperties}
        >
          <face.CardArt card={null} />
        </span>
      ))}
      <span className={styles.count}>{count}</span>
    </span>
  );
}
