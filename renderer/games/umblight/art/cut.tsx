/**
 * A woodcut as a line of text, and its picture. Terms: *ink* is the tone that prints, *ground* what is
 * left bare; which of the two is dark is the frame's. A *cut* is a list of strokes on a block of
 * 100 × 100, parted by `/`; each begins with a letter:
 *
 * `f PATH` fills with ink, `k PATH` with ground; `s2 PATH` draws a line of ink, `c2 PATH` of ground, so
 * wide; `o X Y R` is a disc of ink, `q X Y R` of ground; `h X Y X2 Y2 N LENGTH ANGLE` are N gouges of ink
 * along a line, `w …` of ground: thin wedges, as a burin leaves them; `r X Y FROM TO N` are N gouges of
 * ink around a point. A capital letter cuts the stroke and its mirror image about the middle.
 */
import { memo } from 'react';

export interface Tones {
  readonly ink: string;
  readonly ground: string;
}

interface Stroke {
  readonly op: string;
  readonly mirrored: boolean;
  readonly width: number;
  readonly rest: string;
}

const RADIANS = Math.PI / 180;
const round = (n: number) => Math.round(n * 10) / 10;

function strokesOf(cut: string): readonly Stroke[] {
  return cut.split('/').flatMap((text) => {
    const [, letter = '', width, rest = ''] = /^\s*([a-zA-Z])([\d.]*)\s*(.*)$/.exec(text) ?? [];
    if (letter === '') return [];
    const op = letter.toLowerCase();
    return [{ op, mirrored: op !== letter, width: width === '' ? 2 : Number(width), rest }];
  });
}

const numbers = (text: string) => text.trim().split(/\s+/).map(Number);

/** A wedge that begins `wide` and runs out after `length` in a direction of degrees. */
function wedge(x: number, y: number, length: number, angle: number, wide: number): string {
  const a = angle * RADIANS;
  const [dx, dy] = [Math.cos(a), Math.sin(a)];
  const [sx, sy] = [(-dy * wide) / 2, (dx * wide) / 2];
  return `M${round(x - sx)} ${round(y - sy)}L${round(x + dx * length)} ${round(y + dy * length)} ${round(x + sx)} ${round(y + sy)}z`;
}

/** No two gouges of a hand are alike: a share of 0.7 to 1.1, the same every time. */
const uneven = (i: number) => 0.7 + ((i * 37) % 11) / 25;

function gouges(rest: string): string {
  const [x = 0, y = 0, toX = 0, toY = 0, count = 1, length = 8, angle = 90] = numbers(rest);
  const at = (i: number) => (count < 2 ? 0 : i / (count - 1));
  return Array.from({ length: count }, (_, i) =>
    wedge(x + (toX - x) * at(i), y + (toY - y) * at(i), length * uneven(i), angle, 2.4),
  ).join('');
}

function rays(rest: string): string {
  const [x = 50, y = 50, from = 20, to = 50, count = 24] = numbers(rest);
  return Array.from({ length: count }, (_, i) => {
    const angle = (360 / count) * i + 4;
    const [dx, dy] = [Math.cos(angle * RADIANS), Math.sin(angle * RADIANS)];
    return wedge(x + dx * from, y + dy * from, (to - from) * uneven(i), angle, Math.max(1.6, 60 / count));
  }).join('');
}

function disc(rest: string): string {
  const [x = 0, y = 0, r = 1] = numbers(rest);
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

function outline({ op, rest }: Stroke): string {
  if (op === 'h' || op === 'w') return gouges(rest);
  if (op === 'r') return rays(rest);
  return op === 'o' || op === 'q' ? disc(rest) : rest;
}

const BARE = 'kcqw';

export const Cut = memo(function Cut({ cut, ink, ground }: Tones & { readonly cut: string }) {
  return (
    <>
      {strokesOf(cut).map((stroke, i) => {
        const tone = BARE.includes(stroke.op) ? ground : ink;
        const line = stroke.op === 's' || stroke.op === 'c';
        const look = line
          ? { fill: 'none', stroke: tone, strokeWidth: stroke.width, strokeLinecap: 'round' as const }
          : { fill: tone };
        const d = outline(stroke);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the strokes of a block never move
          <g key={i} {...look} strokeLinejoin="round">
            <path d={d} />
            {stroke.mirrored && <path d={d} transform="matrix(-1 0 0 1 100 0)" />}
          </g>
        );
      })}
    </>
  );
});
