/** A number card: the number, cut out large, among as many of its colour's shapes. */
import { DIGITS } from './glyphs.ts';
import { type ColourKey, PAPER } from './paper.ts';
import { Corners, Inside, Mark } from './Sheet.tsx';

interface Props {
  readonly colour: ColourKey;
  readonly digit: string;
}

export function NumberFace({ colour, digit }: Props) {
  const { deep, on } = PAPER[colour];
  const shadow = on === '#fff4df' ? deep : '#ffffff55';
  return (
    <>
      <Inside>
        <Pips colour={colour} count={Number(digit)} />
      </Inside>
      <Cut
        path={DIGITS[digit] ?? ''}
        x={26}
        y={36 - (STOOD.includes(digit) ? 4 : 0)}
        scale={0.8}
        width={16}
        fill={on}
        shadow={shadow}
      />
      <Corners>
        <Cut path={DIGITS[digit] ?? ''} x={11.5} y={12} scale={0.25} width={17} fill={on} shadow={shadow} />
        <Mark colour={colour} x={19} y={44} size={13} fill={on} />
      </Corners>
    </>
  );
}

/** Digits that stand on a line and are taller for it. */
const STOOD = '69';

interface CutProps {
  readonly path: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly width: number;
  readonly fill: string;
  readonly shadow: string;
}

/** Strokes of paper, with the shadow they throw on the sheet. */
export function Cut({ path, x, y, scale, width, fill, shadow }: CutProps) {
  const at = (dx: number, dy: number) => `translate(${x + dx} ${y + dy}) scale(${scale})`;
  const stroke = { d: path, fill: 'none', strokeWidth: width, strokeLinejoin: 'bevel' as const };
  return (
    <>
      <path {...stroke} transform={at(2.4 * scale, 3 * scale)} stroke={shadow} />
      <path {...stroke} transform={at(0, 0)} stroke={fill} />
    </>
  );
}

/** Zero has one large shape; the others a wreath of as many as they count. */
function Pips({ colour, count }: { readonly colour: ColourKey; readonly count: number }) {
  const { deep } = PAPER[colour];
  if (count === 0) return <Mark colour={colour} x={50} y={70} size={88} fill={deep} turn={-8} />;
  const size = count < 4 ? 34 : count < 7 ? 27 : 22;
  return (
    <>
      {Array.from({ length: count }, (_, i) => {
        const angle = (2 * Math.PI * (i + 0.5)) / count - Math.PI / 2;
        const x = 50 + 27 * Math.cos(angle);
        const y = 70 + 42 * Math.sin(angle);
        const turn = (i % 2 === 0 ? 9 : -11) + i * 3;
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing
        return <Mark key={i} colour={colour} x={x} y={y} size={size} fill={deep} turn={turn} />;
      })}
    </>
  );
}
