/** The pictures beside the answers of a question: a sheet of each colour with its shape, or a player. */
import { SeatPicture } from '../../table/SeatPlate.tsx';
import { COLOUR_KEYS, PAPER } from './art/paper.ts';
import { Mark } from './art/Sheet.tsx';
import styles from './uno.module.css';

interface Props {
  readonly question: string;
  readonly answer: string;
}

export function AnswerArt({ question, answer }: Props) {
  if (question === 'ask.swap') return <SeatPicture seat={Number(answer)} className={styles.partner} />;
  const colour = COLOUR_KEYS.find((key) => key === answer);
  if (question !== 'ask.colour' || colour === undefined) return null;
  return (
    <svg viewBox="0 0 48 48" width="100%" height="100%" aria-hidden="true">
      <path d="M3 5l21-2 21 1 1 20-1 21-22 1-19-1-2-20z" fill={PAPER[colour].sheet} />
      <Mark colour={colour} x={24} y={24} size={27} fill={PAPER[colour].on} />
    </svg>
  );
}
