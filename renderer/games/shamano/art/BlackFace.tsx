/** Wild, the card of a shaman's own skill, and +4: ink, with all four pigments in it. */
import { Mark, Ring, SPATTER, Stroke, Written } from './Brush.tsx';
import { DIGITS, PLUS } from './glyphs.ts';
import { COLOUR_KEYS, INK, PAPER, PIGMENTS } from './pigment.ts';

interface Props {
  readonly four: boolean;
  /** The colour it was given when it was laid. */
  readonly named: string | null;
}

export function BlackFace({ four, named }: Props) {
  const colour = COLOUR_KEYS.find((key) => key === named) ?? null;
  return (
    <>
      <path d="M8 10l42-3 42 3 1 60-1 60-42 3-42-3-1.500-60z" fill={INK} />
      {colour !== null && <Stroke x={50} y={112} width={100} height={60} turn={-8} fill={PIGMENTS[colour].wash} />}
      <path d={SPATTER} fill={colour === null ? '#6a6176' : PIGMENTS[colour].pale} transform="translate(2 20)" />
      {four ? <Four /> : <Eye />}
      {colour !== null && <Mark colour={colour} x={83} y={121} size={15} fill={PAPER} />}
    </>
  );
}

/** Four strokes of pigment, and +4 over them. */
function Four() {
  return (
    <>
      {COLOUR_KEYS.map((key, i) => (
        <Stroke
          key={key}
          x={50 + (i % 2) * 6 - 3}
          y={36 + i * 23}
          width={78}
          height={22}
          turn={-12}
          fill={PIGMENTS[key].wash}
        />
      ))}
      {[
        [INK, 26],
        [PAPER, 15],
      ].map(([fill, width]) => (
        <g key={fill}>
          <Written d={PLUS} x={15} y={55} scale={0.8} width={Number(width)} fill={String(fill)} />
          <Written d={DIGITS['4'] ?? ''} x={43} y={38} scale={0.72} width={Number(width)} fill={String(fill)} />
        </g>
      ))}
      <Written d={PLUS} x={8} y={15} scale={0.24} width={12} fill={PAPER} />
      <Written d={DIGITS['4'] ?? ''} x={17} y={9} scale={0.24} width={15} fill={PAPER} />
    </>
  );
}

/** The shaman's eye, with an element at each of its corners. */
function Eye() {
  return (
    <>
      <Ring x={50} y={70} size={82} fill={PAPER} turn={-15} />
      <path d="M22 70q28-26 56 0-28 26-56 0z" fill={PAPER} />
      <path d="M50 56a14 14 0 1 0 .1 0zM50 63a7 7 0 1 1-.1 0z" fill={INK} fillRule="evenodd" />
      {COLOUR_KEYS.map((key, i) => (
        <Mark
          key={key}
          colour={key}
          x={i % 2 === 0 ? 18 : 82}
          y={i < 2 ? 22 : 118}
          size={17}
          fill={PIGMENTS[key].pale}
        />
      ))}
    </>
  );
}
