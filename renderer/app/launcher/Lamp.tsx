/** The one lamp: an enamelled shade on a cord, its bulb, and the light that falls from it. */
import styles from './Room.module.css';

export function Lamp() {
  return (
    <>
      <svg className={styles.beam} aria-hidden="true" viewBox="0 0 1600 800" preserveAspectRatio="xMidYMin slice">
        <defs>
          <linearGradient id="room-beam" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" className={styles.beamNear} />
            <stop offset="0.75" className={styles.beamFar} />
            <stop offset="1" className={styles.lightNone} />
          </linearGradient>
        </defs>
        <path d="M700 0h200l560 800H140z" fill="url(#room-beam)" />
        <path d="M730 0h140l330 800H400z" fill="url(#room-beam)" />
      </svg>
      <svg className={styles.lamp} aria-hidden="true" viewBox="0 0 320 300">
        <defs>
          <linearGradient id="room-shade" x1="0" y1="0" x2="1" y2="0">
            <stop offset="0" className={styles.shadeDark} />
            <stop offset="0.34" className={styles.shadeLit} />
            <stop offset="0.62" className={styles.shade} />
            <stop offset="1" className={styles.shadeDark} />
          </linearGradient>
          <radialGradient id="room-bulb" cx="0.5" cy="0.5" r="0.5">
            <stop offset="0" className={styles.bulbCore} />
            <stop offset="0.35" className={styles.bulbGlow} />
            <stop offset="1" className={styles.lightNone} />
          </radialGradient>
        </defs>
        <path d="M160-400V104" className={styles.cord} />
        <rect x="146" y="96" width="28" height="22" rx="4" className={styles.brass} />
        <path d="M160 112C92 112 40 150 30 210H290C280 150 228 112 160 112z" fill="url(#room-shade)" />
        <ellipse cx="160" cy="210" rx="130" ry="21" className={styles.rim} />
        <ellipse cx="160" cy="212" rx="122" ry="16" className={styles.shadeInside} />
        <ellipse cx="160" cy="214" rx="42" ry="12" className={styles.bulb} />
        <circle cx="160" cy="214" r="150" fill="url(#room-bulb)" className={styles.glowing} />
      </svg>
    </>
  );
}
