/** The table: planks that run towards the wall, their grain, and the pool of light under the lamp. */
import styles from './Room.module.css';

/** Where the planks would meet, far behind the wall. */
const VANISHING = { x: 800, y: -420 };
const DEPTH = 400;
const PLANKS = [-9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const PLANK_WIDTH = 118;

/** A point of the table top: `across` from the middle at the wall's edge, `y` downwards from there. */
function at(across: number, y: number): string {
  const reach = (y - VANISHING.y) / -VANISHING.y;
  return `${(VANISHING.x + across * reach).toFixed(1)} ${y}`;
}

function plank(i: number): string {
  const left = (i - 0.5) * PLANK_WIDTH;
  const right = (i + 0.5) * PLANK_WIDTH;
  return `M${at(left, 0)}L${at(right, 0)}L${at(right, DEPTH)}L${at(left, DEPTH)}z`;
}

/** A few lines of grain on a plank; the numbers only have to look uneven. */
function grain(i: number): string {
  return [0.13, 0.31, 0.47, 0.68, 0.86]
    .map((part, n) => {
      const across = (i - 0.5 + part) * PLANK_WIDTH;
      const from = (((i * 37 + n * 61) % 100) + 100) % 100;
      const to = Math.min(DEPTH, from * 2 + 130 + ((n * 83 + i * 29) % 120));
      const sway = ((n * 7 + i * 3) % 5) - 2;
      return `M${at(across, from)}Q${at(across + sway * 3, (from + to) / 2)} ${at(across + sway, to)}`;
    })
    .join('');
}

export function Tabletop() {
  return (
    <svg className={styles.tabletop} aria-hidden="true" viewBox="0 0 1600 400" preserveAspectRatio="xMidYMin slice">
      <defs>
        <linearGradient id="room-wood" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.woodFar} />
          <stop offset="1" className={styles.woodNear} />
        </linearGradient>
        <radialGradient id="room-pool" cx="0.5" cy="0.5" r="0.5">
          <stop offset="0" className={styles.poolBright} />
          <stop offset="0.5" className={styles.poolMid} />
          <stop offset="1" className={styles.lightNone} />
        </radialGradient>
      </defs>
      <rect width="1600" height="400" fill="url(#room-wood)" />
      {PLANKS.map((i) => (
        <path
          key={i}
          d={plank(i)}
          className={i % 3 === 0 ? styles.plankDark : i % 2 === 0 ? styles.plankPale : styles.plank}
        />
      ))}
      <path d={PLANKS.map(grain).join('')} className={styles.grain} />
      <ellipse cx="800" cy="120" rx="820" ry="210" fill="url(#room-pool)" className={styles.glowing} />
      <rect width="1600" height="7" className={styles.edge} />
      <rect y="7" width="1600" height="14" className={styles.edgeShade} />
    </svg>
  );
}
