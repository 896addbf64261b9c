/** The table's surface: raw paper laid out under a night sky. */
import { memo } from 'react';
import { SPATTER } from './art/Brush.tsx';
import styles from './shamano.module.css';

export const Backdrop = memo(function Backdrop() {
  return (
    <svg className={styles.backdrop} viewBox="0 0 1280 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path
        fill="var(--wash-1)"
        d="M-20-20h1320v270C1150 300 1060 180 880 220 700 262 640 150 460 190 290 228 200 320-20 250z"
      />
      <path fill="var(--wash-2)" d="M-20 560c180-60 270 30 420-10 170-46 260-20 420 10 190 34 280-60 480-20v290H-20z" />
      <g fill="var(--star)">
        {[
          [60, 20, 2],
          [330, -30, 1.6],
          [700, 10, 2.2],
          [1010, -20, 2],
          [900, 420, 1.8],
          [40, 430, 1.7],
        ].map(([x, y, size]) => (
          <path key={`${x} ${y}`} d={SPATTER} transform={`translate(${x} ${y}) scale(${size}) `} opacity="0.400" />
        ))}
      </g>
      <path fill="var(--moon)" d="M1128 64a62 62 0 1 0 62 96 78 78 0 0 1-62-96z" />
      <path
        fill="var(--sheet-shade)"
        d="M330 226q150-26 310-14t310 2q40 70 22 152 6 80-26 144-150 22-306 10t-298 4q-44-60-26-150-18-80 14-148z"
      />
      <path
        fill="var(--sheet)"
        d="M336 218q150-22 306-12t302 0q36 72 20 150 6 78-24 140-150 20-300 10t-294 4q-40-60-24-148-16-76 14-144z"
      />
    </svg>
  );
});
