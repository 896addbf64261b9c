/** A drawing as a sticker: cut out with a white rim, one colour, one weight of line. */
import type { Colour } from './colours.ts';
import type { Drawing } from './drawing.ts';

interface Props {
  readonly drawing: Drawing;
  readonly colour: Colour;
  /** Weight of the line, in hundredths of the box. */
  readonly weight?: number;
}

export function Picture({ drawing, colour, weight = 3.4 }: Props) {
  const { body, light, lines } = drawing;
  const all = `${body}${light ?? ''}`;
  return (
    <svg viewBox="-6 -6 112 112" width="100%" height="100%" aria-hidden="true" focusable="false">
      <g strokeLinejoin="round" strokeLinecap="round">
        <path d={`${all}${lines}`} fill="none" stroke="#fffdf7" strokeWidth={weight + 8} />
        <path d={all} fill="#fffdf7" />
        <path d={body} fill={colour.solid} />
        {light !== undefined && <path d={light} fill="#fffdf7" />}
        <path d={`${body}${lines}`} fill="none" stroke={colour.deep} strokeWidth={weight} />
      </g>
    </svg>
  );
}
