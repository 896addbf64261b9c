/** The pictures beside the answers of a question: a dab of each colour with its mark. */
import { Mark, Stroke } from './art/Brush.tsx';
import { COLOUR_KEYS, PAPER, PIGMENTS } from './art/pigment.ts';

interface Props {
  readonly question: string;
  readonly answer: string;
}

export function AnswerArt({ answer }: Props) {
  const colour = COLOUR_KEYS.find((key) => key === answer);
  if (colour === undefined) return null;
  return (
    <svg viewBox="0 0 48 48" width="100%" height="100%" aria-hidden="true">
      <Stroke x={24} y={24} width={54} height={46} turn={-14} fill={PIGMENTS[colour].wash} />
      <Mark colour={colour} x={22} y={24} size={24} fill={PAPER} />
    </svg>
  );
}
