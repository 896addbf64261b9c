/** The table's surface: a landscape at dusk, cut in wood, sun setting at the left, moon rising at the right. */
import { memo } from 'react';
import styles from './umblight.module.css';

/** Gouged lines of a sky: longer towards the horizon. */
const SKY = Array.from({ length: 22 }, (_, i) => {
  const y = 40 + i * 22;
  const start = ((i * 173) % 700) - 100;
  const length = 420 + ((i * 97) % 500);
  return `M${start} ${y}l${length} -1 -${length} 3zM${start + length + 120} ${y + 9}l${length * 0.7} -1 -${length * 0.7} 3z`;
}).join('');

const FURROWS = Array.from({ length: 16 }, (_, i) => {
  const x = 640 + (i - 7.5) * 26;
  const foot = 640 + (i - 7.5) * 150;
  return `M${x} 560L${foot - 4} 820 ${foot + 8} 820z`;
}).join('');

/** Gouges around a point, from one circle to another. */
function glare(x: number, y: number, from: number, to: number, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = (Math.PI * 2 * i) / count;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const reach = from + (to - from) * (0.55 + ((i * 37) % 11) / 24);
    const point = (r: number, side: number) =>
      `${Math.round(x + dx * r - dy * side)} ${Math.round(y + dy * r + dx * side)}`;
    return `M${point(from, -4)}L${point(reach, 0)} ${point(from, 4)}z`;
  }).join('');
}
const GLARE = glare(150, 430, 132, 300, 40);

/** Slopes of the hills, as lines that follow the ground. */
const SLOPES = Array.from({ length: 30 }, (_, i) => {
  const x = -10 + i * 44;
  const y = 560 - 46 * Math.sin(i / 4.3) + ((i * 29) % 23);
  return `M${x} ${Math.round(y)}q40 60 ${30 + ((i * 13) % 30)} 150q-30-70-${26 + ((i * 13) % 30)}-146z`;
}).join('');

export const Backdrop = memo(function Backdrop() {
  return (
    <svg className={styles.backdrop} viewBox="0 0 1280 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={SKY} fill="var(--cut-1)" />
      <path d={GLARE} fill="var(--cut-2)" />
      <circle cx="150" cy="430" r="116" fill="var(--cut-2)" />
      <path d="M96 408h108l-20 8H110zM72 440h150l-24 8H100zM84 470h130l-30 9H120z" fill="var(--cut-3)" />
      <path d="M1180 180a92 92 0 1 0 60 150 74 74 0 1 1 -60 -150z" fill="var(--cut-2)" />
      <path
        d="M-10 560C120 500 220 540 330 510 470 470 560 540 700 520 860 500 960 450 1110 500 1190 520 1240 500 1290 510V820H-10z"
        fill="var(--cut-3)"
      />
      <path d={SLOPES} fill="var(--cut-4)" />
      <path d={FURROWS} fill="var(--cut-4)" />
    </svg>
  );
});
