/** Skip, Reverse and Draw Two: a sign of paper on two shapes of the colour. */
import { DIGITS, PLUS, REVERSE, type Sign, SKIP } from './glyphs.ts';
import { type ColourKey, CREAM, PAPER } from './paper.ts';
import { Corners, Inside, Mark } from './Sheet.tsx';

interface Props {
  readonly colour: ColourKey;
  /** `S`, `R` or `+2`. */
  readonly symbol: string;
}

export function ActionFace({ colour, symbol }: Props) {
  const { deep, on } = PAPER[colour];
  return (
    <>
      <Inside>
        <Mark colour={colour} x={34} y={44} size={64} fill={deep} turn={-12} />
        <Mark colour={colour} x={68} y={98} size={58} fill={deep} turn={16} />
      </Inside>
      {symbol === '+2' ? <DrawTwo colour={colour} /> : <Big sign={symbol === 'S' ? SKIP : REVERSE} colour={colour} />}
      {symbol === '+2' ? (
        <>
          <Plus digit="2" x={12.5} y={12.5} fill={on} scale={0.23} />
          <Mark colour={colour} x={19} y={44} size={13} fill={on} />
        </>
      ) : (
        <Corners>
          <g transform="translate(11.500 12) scale(0.260)">
            <SignPaths sign={symbol === 'S' ? SKIP : REVERSE} fill={on} />
          </g>
          <Mark colour={colour} x={19} y={44} size={13} fill={on} />
        </Corners>
      )}
    </>
  );
}

function SignPaths({ sign, fill }: { readonly sign: Sign; readonly fill: string }) {
  return (
    <>
      <path d={sign.strokes} fill="none" stroke={fill} strokeWidth="14" strokeLinejoin="bevel" />
      <path d={sign.fills} fill={fill} />
    </>
  );
}

function Big({ sign, colour }: { readonly sign: Sign; readonly colour: ColourKey }) {
  const { deep, on } = PAPER[colour];
  const shadow = on === CREAM ? deep : '#ffffff55';
  return (
    <>
      <g transform="translate(27.500 37) scale(0.820)">
        <SignPaths sign={sign} fill={shadow} />
      </g>
      <g transform="translate(25.600 35) scale(0.820)">
        <SignPaths sign={sign} fill={on} />
      </g>
    </>
  );
}

/** A plus and a number, small or large. */
export function Plus({ digit, x, y, fill, scale = 0.2 }: PlusProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} fill="none" stroke={fill} strokeLinejoin="bevel">
      <path d={PLUS} transform="translate(-6 28)" strokeWidth="13" />
      <path d={DIGITS[digit]} transform="translate(28 0)" strokeWidth="17" />
    </g>
  );
}
interface PlusProps {
  readonly digit: string;
  readonly x: number;
  readonly y: number;
  readonly fill: string;
  readonly scale?: number;
}

/** Two cards on their way, and how many they are. */
function DrawTwo({ colour }: { readonly colour: ColourKey }) {
  const { deep, on, sheet } = PAPER[colour];
  return (
    <>
      <g transform="translate(55 54)">
        <MiniCard turn={-14} x={-13} y={3} sheet={on} mark={sheet} colour={colour} edge={deep} />
        <MiniCard turn={9} x={11} y={-2} sheet={on} mark={sheet} colour={colour} edge={deep} />
      </g>
      <Plus digit="2" x={24} y={82} fill={on} scale={0.55} />
    </>
  );
}

interface MiniProps {
  readonly turn: number;
  readonly x: number;
  readonly y: number;
  readonly sheet: string;
  readonly mark: string;
  readonly edge: string;
  readonly colour: ColourKey;
}

export function MiniCard({ turn, x, y, sheet, mark, edge, colour }: MiniProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path d="M-15-21h30v42h-30z" fill={edge} transform="translate(1.500 2)" />
      <path d="M-15-21h30v42h-30z" fill={sheet} />
      <Mark colour={colour} x={0} y={0} size={20} fill={mark} />
    </g>
  );
}
