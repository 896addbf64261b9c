/** A round card table seen from a chair: walnut rim, baize, and the pool of light under the lamp. */
import styles from './Room.module.css';

export function Tabletop() {
  return (
    <svg className={styles.tabletop} aria-hidden="true" viewBox="0 0 1600 440" preserveAspectRatio="xMidYMin slice">
      <defs>
        <linearGradient id="room-rim" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" className={styles.rimFar} />
          <stop offset="0.5" className={styles.rimNear} />
          <stop offset="1" className={styles.rimFar} />
        </linearGradient>
        <pattern id="room-nap" width="7" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(-14)">
          <path d="M0 1h3M4 3.500h3" className={styles.nap} />
        </pattern>
        <radialGradient id="room-pool" cx="0.5" cy="0.5" r="0.5">
          <stop offset="0" className={styles.poolBright} />
          <stop offset="0.5" className={styles.poolMid} />
          <stop offset="1" className={styles.lightNone} />
        </radialGradient>
      </defs>
      <ellipse cx="800" cy="580" rx="1240" ry="562" className={styles.underTable} />
      <ellipse cx="800" cy="570" rx="1230" ry="560" fill="url(#room-rim)" />
      <ellipse cx="800" cy="572" rx="1228" ry="560" className={styles.rimEdge} />
      <ellipse cx="800" cy="582" rx="1178" ry="548" className={styles.rimInner} />
      <ellipse cx="800" cy="588" rx="1176" ry="550" className={styles.baize} />
      <ellipse cx="800" cy="588" rx="1176" ry="550" fill="url(#room-nap)" />
      <ellipse cx="800" cy="596" rx="1070" ry="516" className={styles.inlay} />
      <ellipse cx="800" cy="196" rx="860" ry="230" fill="url(#room-pool)" className={styles.glowing} />
    </svg>
  );
}
