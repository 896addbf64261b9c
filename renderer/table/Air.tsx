/** What is in the air above the table: flying cards, a card that was let go and waits, and rising words. */
import * as m from 'framer-motion/m';
import { memo } from 'react';
import styles from './Air.module.css';
import { cardOf } from './drag.tsx';
import { GuideLine } from './GuideLine.tsx';
import { useKit, useTable, useWords } from './kit.ts';
import type { Flight, Words } from './state.ts';

export function Air() {
  const { face } = useKit();
  const flights = useTable((state) => state.scene.flights);
  const words = useTable((state) => state.scene.words);
  return (
    <div className={`${styles.air} ${face.world}`} aria-hidden="true" data-air>
      <GuideLine />
      <Resting />
      {flights.map((flight) => (
        <FlightView key={flight.id} flight={flight} />
      ))}
      {words.map((one) => (
        <WordsView key={one.id} words={one} />
      ))}
    </div>
  );
}

function Resting() {
  const { face } = useKit();
  const resting = useTable((state) => state.scene.resting);
  if (resting === null) return null;
  const { x, y, width, height } = resting.rect;
  return (
    <div className={styles.resting} style={{ width, height, transform: `translate(${x}px, ${y}px)` }}>
      <face.CardArt card={cardOf(resting.piece)} />
    </div>
  );
}

const SECOND = 1000;

const FlightView = memo(function FlightView({ flight }: { readonly flight: Flight }) {
  const { face } = useKit();
  const { from, to, fades, card, turns } = flight;
  const timing = { duration: flight.length / SECOND, delay: flight.delay / SECOND };
  const start = { x: from.x, y: from.y, scale: to.width === 0 ? 1 : from.width / to.width };
  const end = { x: to.x, y: to.y, scale: 1 };
  return (
    <m.div
      className={styles.flight}
      style={{ width: to.width, height: to.height }}
      initial={fades ? { ...end, opacity: 0 } : { ...start, opacity: flight.delay > 0 ? 0 : 1 }}
      animate={{ ...end, opacity: 1 }}
      transition={{
        ...timing,
        ease: [0.3, 0.7, 0.2, 1],
        y: { ...timing, ease: [0.15, 0.8, 0.3, 1] },
        opacity: fades ? timing : { duration: 0.01, delay: timing.delay },
      }}
    >
      <m.div
        className={styles.turner}
        initial={{ rotateY: fades || turns === null ? 0 : 180 }}
        animate={{ rotateY: 0 }}
        transition={{ ...timing, ease: 'easeInOut' }}
      >
        <div className={styles.side}>
          <face.CardArt card={turns === 'down' ? null : card} />
        </div>
        {turns !== null && (
          <div className={`${styles.side} ${styles.under}`}>
            <face.CardArt card={turns === 'down' ? card : null} />
          </div>
        )}
      </m.div>
    </m.div>
  );
});

function WordsView({ words }: { readonly words: Words }) {
  const { text } = useWords();
  const { at, tone, length } = words;
  const where = at === null ? {} : { left: at.x + at.width / 2, top: at.y + at.height / 2 };
  return (
    <m.div
      className={`${styles.words} ${at === null ? styles.banner : ''}`}
      style={where}
      data-tone={tone}
      initial={{ opacity: 0, scale: 0.7, y: 8 }}
      animate={{ opacity: [0, 1, 1, 0], scale: [0.7, 1.06, 1, 1], y: [8, 0, 0, -18] }}
      transition={{ duration: length / SECOND, times: [0, 0.18, 0.75, 1] }}
    >
      {text(words.words)}
    </m.div>
  );
}
