/** The faces of Shamano's cards and their back, drawn once a code: ink and pigment on raw paper. Fills its parent. */
import { memo } from 'react';
import type { CardArtProps } from '../../../table/face.ts';
import { BlackFace } from './BlackFace.tsx';
import { Mark, Ring, SPATTER, Stroke, Written } from './Brush.tsx';
import { DIGITS, OVER, PLUS, TURN } from './glyphs.ts';
import { COLOUR_KEYS, type ColourKey, colourKey, INK, PAPER, PAPER_EDGE, PIGMENTS } from './pigment.ts';

/** A sheet torn by hand; its edge is never quite straight. */
export const SHEET =
  'M8 1.500l20 .6 22-.9 24 .8 18-.5q6.500.5 6.700 7l-.5 28 .8 30-.7 34 .5 30q-.3 7-6.800 7.500l-24-.5-20 .6-22-.7-17 .5q-7-.4-7.300-7l.5-30-.8-34 .7-30-.5-29q.5-6.800 6.400-7.400z';

export const CardArt = memo(function CardArt({ card }: CardArtProps) {
  return (
    <svg viewBox="0 0 100 140" width="100%" height="100%" aria-hidden="true" focusable="false">
      {card === null ? <Back /> : <Front code={card} />}
    </svg>
  );
});

function Front({ code }: { readonly code: string }) {
  const colour = colourKey(code);
  return (
    <>
      <path d={SHEET} fill={PAPER} stroke={PAPER_EDGE} strokeWidth="1" />
      {colour === null ? (
        <BlackFace four={code.startsWith('W4')} named={code.split(':')[1] ?? null} />
      ) : (
        <Coloured colour={colour} symbol={code.slice(1)} />
      )}
    </>
  );
}

interface Face {
  readonly colour: ColourKey;
  readonly symbol: string;
}

function Coloured({ colour, symbol }: Face) {
  if (symbol === '*') return <SkillFace colour={colour} />;
  const { wash, deep } = PIGMENTS[colour];
  const number = DIGITS[symbol] !== undefined;
  return (
    <>
      <Stroke x={50} y={70} width={104} height={92} turn={-24} fill={wash} dry={deep} />
      <path d={SPATTER} fill={wash} transform="translate(6 20) scale(0.880)" />
      {number ? <NumberFace colour={colour} symbol={symbol} /> : <FunctionFace symbol={symbol} />}
      <Corners colour={colour} symbol={symbol} />
    </>
  );
}

/** The number over the mark, and as many small marks as it counts. */
function NumberFace({ colour, symbol }: Face) {
  const count = Number(symbol);
  return (
    <>
      <Mark colour={colour} x={51} y={66} size={64} fill={PIGMENTS[colour].deep} turn={-6} />
      <Written d={DIGITS[symbol] ?? ''} x={28} y={34} scale={0.76} width={15} fill={PAPER} />
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing
        <Mark key={i} colour={colour} x={45 + (i - (count - 1) / 2) * 13} y={123} size={11} fill={INK} />
      ))}
    </>
  );
}

function FunctionFace({ symbol }: { readonly symbol: string }) {
  if (symbol !== '+2') return <Written d={symbol === 'S' ? OVER : TURN} x={20} y={28} scale={1} width={10} />;
  return (
    <>
      <Scrap x={34} y={102} turn={-14} />
      <Scrap x={62} y={104} turn={9} />
      <Written d={PLUS} x={17} y={52} scale={0.8} width={13} />
      <Written d={DIGITS['2'] ?? ''} x={45} y={34} scale={0.7} width={15} />
    </>
  );
}

/** A small card, back up. */
export function Scrap({
  x,
  y,
  turn,
  fill = INK,
}: {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly fill?: string;
}) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path d="M-9-13l9-.5 9 .7.400 12.800-.600 13-9 .5-9-.6-.4-13z" fill={fill} stroke={PAPER} strokeWidth="1.600" />
      <path d="M-4 0a4 4 0 1 0 8 0 4 4 0 1 0-8 0z" fill="none" stroke={PAPER} strokeWidth="1.400" />
    </g>
  );
}

/** Pigment to the edge, and the element in a ring of ink. */
function SkillFace({ colour }: { readonly colour: ColourKey }) {
  const { wash, deep, pale } = PIGMENTS[colour];
  return (
    <>
      <path d="M8 10l42-3 42 3 1 60-1 60-42 3-42-3-1.500-60z" fill={wash} />
      <Stroke x={48} y={30} width={92} height={34} turn={-8} fill={deep} />
      <Stroke x={52} y={112} width={92} height={34} turn={172} fill={deep} />
      <path d={SPATTER} fill={pale} transform="translate(4 20)" />
      <circle cx="50" cy="70" r="33" fill={PAPER} />
      <Ring x={50} y={70} size={86} fill={INK} turn={20} />
      <Mark colour={colour} x={50} y={70} size={44} fill={deep} />
      <Mark colour={colour} x={17} y={21} size={15} fill={PAPER} />
      <Mark colour={colour} x={83} y={119} size={15} fill={PAPER} />
    </>
  );
}

/** What a card is, small, in two opposite corners. */
function Corners({ colour, symbol }: Face) {
  const written = symbol === 'S' ? OVER : symbol === 'R' ? TURN : (DIGITS[symbol.replace('+', '')] ?? '');
  const corner = (
    <>
      {symbol === '+2' && <Written d={PLUS} x={7} y={15} scale={0.24} width={12} />}
      <Written d={written} x={symbol === '+2' ? 16 : 9} y={9} scale={0.24} width={15} />
      <Mark colour={colour} x={16} y={39} size={13} fill={PIGMENTS[colour].deep} />
    </>
  );
  return (
    <>
      {corner}
      <g transform="rotate(180 50 70)">{corner}</g>
    </>
  );
}

/** The back: night over a ring of the four marks. */
function Back() {
  return (
    <>
      <path d={SHEET} fill={PAPER} stroke={PAPER_EDGE} strokeWidth="1" />
      <path d="M8 9l42-2 42 2.500 1 60-1 61-42 2.500-42-3-1.500-60z" fill="#252247" />
      <Stroke x={50} y={108} width={96} height={56} turn={-6} fill="#191733" />
      <path d={SPATTER} fill="#6c6aa0" transform="translate(2 8)" />
      <Ring x={50} y={70} size={78} fill={PAPER} turn={-30} />
      {COLOUR_KEYS.map((key, i) => (
        <Mark
          key={key}
          colour={key}
          x={50 + 15 * Math.cos((i * Math.PI) / 2 - Math.PI / 4)}
          y={70 + 15 * Math.sin((i * Math.PI) / 2 - Math.PI / 4)}
          size={18}
          fill={PIGMENTS[key].pale}
        />
      ))}
    </>
  );
}
