/** One player: the painted shaman in a frame, hit points, shield, what holds, and what a held card would do. */
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { View } from '../../../core/games/shamano/view.ts';
import type { Seat } from '../../../core/kit/game.ts';
import type { SeatPlan } from '../../../electron/api.ts';
import { IconButton } from '../../app/controls/Button.tsx';
import { ClaimButton } from '../../table/ClaimButton.tsx';
import { useTable, useWords } from '../../table/kit.ts';
import { Place } from '../../table/Place.tsx';
import { useSeatLabel } from '../../table/SeatPlate.tsx';
import { SeatMark } from '../../theme/seats.tsx';
import { type Mood, Portrait } from './art/Portrait.tsx';
import { shamanAt } from './codes.ts';
import { Measures } from './Measures.tsx';
import type { Foresight } from './previews.ts';
import { Signs } from './Signs.tsx';
import { seatFacts, signsOf } from './seat-facts.ts';
import styles from './seats.module.css';
import { usePointed } from './use-pointed.ts';

interface Props {
  readonly view: View;
  readonly seat: Seat;
  readonly plan: SeatPlan;
  readonly mood: Mood;
  readonly foresight: Foresight | null;
  /** Beside the portrait, or below it. */
  readonly shape: 'wide' | 'tall';
  readonly onSheet: (seat: Seat) => void;
}

export const ShamanSeat = memo(function ShamanSeat({ view, seat, plan, mood, foresight, shape, onSheet }: Props) {
  const { t } = useTranslation('shamano');
  const { text } = useWords();
  const facts = useMemo(() => seatFacts(view, seat), [view, seat]);
  const turn = view.flow.turn === seat && view.result === null;
  const shaman = shamanAt(view, seat);
  const label = useSeatLabel(plan, facts, turn);
  const told = foresight?.lines.map(text).join(', ');
  const pointed = usePointed(() => onSheet(seat));
  const arriving = useTable((state) => state.scene.arriving[`seat:${seat}`] ?? 0);
  const name = t(`shamans.${shaman}.name`);
  return (
    <div
      className={styles.plate}
      data-shape={shape}
      data-seat={seat}
      data-turn={turn || undefined}
      data-out={facts.out || undefined}
      {...pointed}
    >
      <Place
        id={`seat:${seat}`}
        label={[label, name, ...(told === undefined ? [] : [told])].join(', ')}
        className={styles.frame}
      >
        <span className={styles.portrait} data-mood={mood}>
          <Portrait shaman={shaman} mood={mood} />
          {facts.out && <span className={styles.outWord}>{t('seat.out')}</span>}
        </span>
        <span className={styles.facts}>
          <span className={styles.name}>
            <SeatMark colour={plan.colour} />
            <span>{plan.name}</span>
          </span>
          <Measures view={view} seat={seat} cards={Math.max(0, (facts.cards ?? 0) - arriving)} />
          <Signs signs={facts.out ? [] : signsOf(view, seat)} />
        </span>
      </Place>
      {foresight !== null && <Chip foresight={foresight} />}
      <IconButton
        className={styles.info}
        icon="info"
        label={t('board.skills', { name, seat: plan.name })}
        onClick={() => onSheet(seat)}
        data-keeps
      />
      <ClaimButton seat={seat} className={styles.claim} />
    </div>
  );
});

function Chip({ foresight: { lines, defeated, good } }: { readonly foresight: Foresight }) {
  const { text } = useWords();
  return (
    <span className={styles.chip} data-tone={good ? 'good' : 'bad'} data-defeated={defeated} aria-hidden="true">
      {lines.map((line) => (
        <span key={line.key}>{text(line)}</span>
      ))}
    </span>
  );
}
