/** What everybody else held at this position, small and in a row a player. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useKit, useTable, useWords } from '../table/kit.ts';
import { slotsOf } from '../table/spots.ts';
import { SeatMark } from '../theme/seats.tsx';
import styles from './replay.module.css';
import type { Tracks } from './use-tracks.ts';

interface Props {
  readonly tracks: Tracks;
  readonly at: number;
}

export function OpenHands({ tracks, at }: Props) {
  const { t } = useTranslation('replay');
  const { face } = useKit();
  const seats = useTable((state) => state.table.seats);
  const as = useTable((state) => state.as);
  const { want, known, gone } = tracks;
  useEffect(() => {
    seats.forEach((_, seat) => void want(seat));
  }, [seats, want]);
  return (
    <section className={styles.hands} aria-label={t('hands')}>
      {gone && <p className={styles.none}>{t('handsGone')}</p>}
      {seats.map(({ name, colour }, seat) => {
        const view = known.get(seat)?.steps[at]?.view;
        if (seat === as || view === undefined) return null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats never move
          <div key={seat} className={styles.hand}>
            <p className={styles.holder}>
              <SeatMark colour={colour} />
              {name}
            </p>
            <Cards label={t('handOf', { name })} cards={face.hand(view)} />
          </div>
        );
      })}
    </section>
  );
}

function Cards({ label, cards }: { readonly label: string; readonly cards: readonly string[] }) {
  const { t } = useTranslation('replay');
  const { face } = useKit();
  const words = useWords();
  if (cards.length === 0) return <p className={styles.none}>{t('noCards')}</p>;
  return (
    <ul className={styles.cards} aria-label={label}>
      {slotsOf('shown', cards).map(({ slot }, i) => (
        <li key={slot} className={styles.mini}>
          <span className="quiet">{words.card(cards[i] ?? '')}</span>
          <span aria-hidden="true">
            <face.CardArt card={cards[i] ?? null} />
          </span>
        </li>
      ))}
    </ul>
  );
}
