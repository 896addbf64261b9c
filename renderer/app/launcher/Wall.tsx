/** The wall: squared paper that the lamp half shows, a chair rail, and two framed prints. */
import styles from './Room.module.css';

/** Four suits of no particular game. */
const PRINTS = [
  'M0-46C26-14 46 0 46 24A23 23 0 0 1 8 40L14 62h-28l6-22A23 23 0 0 1-46 24C-46 0-26-14 0-46z',
  'M0-52L42 4 0 60-42 4z',
] as const;

export function Wall() {
  return (
    <svg className={styles.wall} aria-hidden="true" viewBox="0 0 1600 760" preserveAspectRatio="xMidYMax slice">
      <defs>
        <pattern id="room-squares" width="40" height="40" patternUnits="userSpaceOnUse">
          <path d="M40 0H0V40" className={styles.square} />
        </pattern>
        <radialGradient id="room-wall-light" cx="0.5" cy="0.3" r="0.6">
          <stop offset="0" className={styles.lightNear} />
          <stop offset="0.45" className={styles.lightMid} />
          <stop offset="1" className={styles.lightNone} />
        </radialGradient>
      </defs>
      <rect width="1600" height="760" className={styles.wallPaint} />
      <rect width="1600" height="470" fill="url(#room-squares)" />
      <rect y="470" width="1600" height="290" className={styles.panelling} />
      <rect y="462" width="1600" height="12" className={styles.rail} />
      <rect y="474" width="1600" height="3" className={styles.railShade} />
      {[0, 1, 2, 3, 4, 5, 6, 7].map((i) => (
        <g key={i} transform={`translate(${i * 200 + 14} 496)`}>
          <rect width="172" height="220" rx="3" className={styles.panelShade} />
          <rect x="3" y="3" width="166" height="214" rx="2" className={styles.panelLight} />
          <rect x="6" y="6" width="160" height="208" rx="2" className={styles.panelling} />
        </g>
      ))}
      {PRINTS.map((shape, i) => (
        <g key={shape} className={styles.hanging} transform={`translate(${i === 0 ? 230 : 1370} 318) scale(0.82)`}>
          <rect x="-86" y="-112" width="184" height="236" className={styles.frameShadow} />
          <rect x="-92" y="-118" width="184" height="236" rx="3" className={styles.frame} />
          <rect x="-78" y="-104" width="156" height="208" className={styles.mount} />
          <path d={shape} className={styles.print} />
        </g>
      ))}
      <rect width="1600" height="760" fill="url(#room-wall-light)" className={styles.glowing} />
    </svg>
  );
}
