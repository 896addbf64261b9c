/** What an evening of cards leaves on a table: a fan of cards, a score pad with a pencil, a cup. */
import styles from './Room.module.css';

/** The back all decks of the house share: four squares in a square. */
function CardBack({ turn, x, y }: { readonly turn: number; readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-52" y="-150" width="104" height="150" rx="9" className={styles.cardEdge} />
      <rect x="-45" y="-143" width="90" height="136" rx="5" className={styles.cardBack} />
      <path d="M0-119L24-75 0-31-24-75z" className={styles.cardMark} />
      <path d="M0-97L12-75 0-53-12-75z" className={styles.cardBack} />
    </g>
  );
}

function Pad() {
  return (
    <svg className={styles.pad} aria-hidden="true" viewBox="0 0 460 300">
      <g transform="matrix(1 0 -0.55 0.5 190 40)">
        <rect x="8" y="10" width="250" height="330" className={styles.thingShadow} />
        <rect width="250" height="330" className={styles.paper} />
        {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => (
          <path key={i} d={`M0 ${i * 33}H250M${i * 25} 0V330`} className={styles.ruling} />
        ))}
        <path
          d="M34 50l18-16v50M92 44q20-18 26 4-2 20-28 34h30M170 40q26 0 12 20 22 6-2 26-14 4-20-6M36 130q24-20 24 6-4 24-26 32h30M100 128l-6 34h34M120 140v40M176 130h24l-16 44"
          className={styles.writing}
        />
        <path d="M24 206H226" className={styles.writing} />
        <path
          d="M60 236l-16 36h28M64 252v36M120 234q22 0 18 22-4 28-22 30-14-10-12-30 2-20 16-22z"
          className={styles.writing}
        />
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
        <ellipse cx="236" cy="120" rx="190" ry="120" className={styles.thingShadow} />
        {[-46, -28, -10, 8, 26].map((turn) => (
          <CardBack key={turn} turn={turn} x={230} y={250} />
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
