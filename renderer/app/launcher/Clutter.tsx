/** What an evening of cards leaves on a table: a fan of cards, a score pad with a pencil, a cup. */
import styles from './Room.module.css';

interface CardBackProps {
  readonly turn: number;
  readonly x: number;
  readonly y: number;
  /** The shadow alone. */
  readonly shade?: boolean;
}

/** The back all decks of the house share: four squares in a square. */
function CardBack({ turn, x, y, shade = false }: CardBackProps) {
  if (shade) {
    return (
      <g transform={`translate(${x + 5} ${y + 9}) rotate(${turn})`}>
        <rect x="-52" y="-150" width="104" height="150" rx="9" className={styles.thingShadow} />
      </g>
    );
  }
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-52" y="-150" width="104" height="150" rx="9" className={styles.cardEdge} />
      <rect x="-45" y="-143" width="90" height="136" rx="5" className={styles.cardBack} />
      <path d="M0-119L24-75 0-31-24-75z" className={styles.cardMark} />
      <path d="M0-97L12-75 0-53-12-75z" className={styles.cardBack} />
    </g>
  );
}

/** Five strokes, four and one across; then two, and three. */
const TALLY = [
  ...[0, 1, 2, 3].map((i) => `M${40 + i * 16} 48l-6 44`),
  'M24 84L104 58',
  ...[0, 1].map((i) => `M${132 + i * 16} 50l-6 42`),
  ...[0, 1, 2].map((i) => `M${42 + i * 16} 128l-6 44`),
  'M20 206q50-6 108 0t96-2',
  ...[0, 1, 2, 3].map((i) => `M${40 + i * 16} 240l-6 44`),
].join('');

function Pad() {
  return (
    <svg className={styles.pad} aria-hidden="true" viewBox="0 0 460 300">
      <g transform="matrix(1 0 -0.55 0.5 190 40)">
        <rect x="8" y="10" width="250" height="330" className={styles.thingShadow} />
        <rect width="250" height="330" className={styles.paper} />
        {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => (
          <path key={i} d={`M0 ${i * 33}H250M${i * 25} 0V330`} className={styles.ruling} />
        ))}
        <path d={TALLY} className={styles.writing} />
      </g>
      <g transform="translate(250 170) rotate(-18)">
        <path d="M-6 14H190l12 8H6z" className={styles.thingShadow} />
        <path d="M0 0H176L200 7 176 14H0z" className={styles.pencilWood} />
        <path d="M16 0H168V14H16z" className={styles.pencil} />
        <path d="M16 5H168V9H16z" className={styles.pencilLight} />
        <path d="M0 0H16V14H0z" className={styles.pencilEnd} />
        <path d="M192 4.700L200 7 192 9.300z" className={styles.pencilLead} />
      </g>
    </svg>
  );
}

function Fan() {
  return (
    <svg className={styles.fan} aria-hidden="true" viewBox="0 0 460 300">
      <g transform="matrix(1 0 0.3 0.62 20 110)">
        {[-46, -28, -10, 8, 26].map((turn) => (
          <g key={turn}>
            <CardBack turn={turn} x={230} y={250} shade />
            <CardBack turn={turn} x={230} y={250} />
          </g>
        ))}
      </g>
    </svg>
  );
}

export function Clutter() {
  return (
    <>
      <Pad />
      <Fan />
    </>
  );
}
