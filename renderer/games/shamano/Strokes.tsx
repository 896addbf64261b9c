/**
 * What flies and spreads over the board while an event is played: a loaded brush from one player to
 * another, pigment that blooms around one, a veil that falls. It begins and ends with the effect; play
 * never waits for it.
 */
import { useLayoutEffect, useRef, useState } from 'react';
import { useKit } from '../../table/kit.ts';
import { Ring, SPATTER } from './art/Brush.tsx';
import { INK, PIGMENTS } from './art/pigment.ts';
import type { BoardEffect, Paint } from './effects.ts';
import styles from './flying.module.css';

interface Point {
  readonly x: number;
  readonly y: number;
}

const colourOf = (paint: Paint): string => (paint === 'k' ? '#e9dfc9' : PIGMENTS[paint].wash);
const deepOf = (paint: Paint): string => (paint === 'k' ? INK : PIGMENTS[paint].deep);

export function Strokes({ effect }: { readonly effect: BoardEffect | null }) {
  const { spots } = useKit();
  const svg = useRef<SVGSVGElement>(null);
  const [points, setPoints] = useState<readonly (Point | null)[]>([]);
  const seats = seatsOf(effect).join(' ');
  useLayoutEffect(() => {
    const box = svg.current?.getBoundingClientRect();
    const at = (seat: string): Point | null => {
      const rect = spots.rect(`seat:${seat}`);
      if (rect === null || box === undefined) return null;
      return { x: rect.x + rect.width / 2 - box.x, y: rect.y + rect.height * 0.42 - box.y };
    };
    setPoints(seats === '' ? [] : seats.split(' ').map(at));
  }, [spots, seats]);
  const [from, to] = points;
  return (
    <svg ref={svg} className={styles.strokes} aria-hidden="true" data-effect={effect?.kind}>
      {effect?.kind === 'stroke' && from != null && to != null && (
        <Flight from={from} to={to} paint={effect.paint} heavy={effect.heavy} />
      )}
      {effect?.kind === 'bloom' && from != null && <Bloom at={from} paint={effect.paint} />}
      {effect?.kind === 'lost' && from != null && <Bloom at={from} paint="r" />}
      {effect?.kind === 'over' && from != null && <Over at={from} />}
      {effect?.kind === 'fall' && from != null && <Fall at={from} />}
    </svg>
  );
}

function seatsOf(effect: BoardEffect | null): readonly number[] {
  switch (effect?.kind) {
    case 'stroke':
      return [effect.from, effect.to];
    case 'bloom':
    case 'lost':
    case 'over':
    case 'fall':
      return [effect.seat];
    default:
      return [];
  }
}

interface FlightProps {
  readonly from: Point;
  readonly to: Point;
  readonly paint: Paint;
  readonly heavy: boolean;
}

/** Hairs of the brush: how far each lies beside the middle, and how broad it is. */
const HAIRS: readonly (readonly [number, number, number])[] = [
  [0, 26, 0.9],
  [-11, 12, 0.8],
  [12, 10, 0.75],
  [-19, 4, 0.6],
  [20, 4, 0.6],
];

function Flight({ from, to, paint, heavy }: FlightProps) {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.hypot(dx, dy) || 1;
  const side = { x: -dy / length, y: dx / length };
  const bend = Math.min(120, length * 0.24) * (dx >= 0 ? -1 : 1);
  const self = length < 8;
  if (self) return <Bloom at={to} paint={paint} />;
  return (
    <g>
      {HAIRS.map(([off, width, alpha]) => {
        const at = ({ x, y }: Point, by: number) => `${x + side.x * by} ${y + side.y * by}`;
        const middle = { x: from.x + dx / 2, y: from.y + dy / 2 };
        return (
          <path
            key={off}
            className={styles.flight}
            d={`M${at(from, off * 0.3)}Q${at(middle, bend + off)} ${at(to, off * 0.7)}`}
            pathLength={1}
            stroke={off === 0 || Math.abs(off) < 15 ? colourOf(paint) : deepOf(paint)}
            strokeWidth={width * (heavy ? 1.5 : 1)}
            opacity={alpha}
          />
        );
      })}
      <g transform={`translate(${to.x} ${to.y}) scale(${heavy ? 2.1 : 1.4})`}>
        <path className={styles.splash} d={SPATTER} fill={colourOf(paint)} transform="translate(-50 -50)" />
      </g>
    </g>
  );
}

function Bloom({ at, paint }: { readonly at: Point; readonly paint: Paint }) {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <g className={styles.bloom}>
        <Ring x={0} y={0} size={190} fill={colourOf(paint)} />
        <path d={SPATTER} fill={colourOf(paint)} transform="translate(-90 -90) scale(1.800)" />
      </g>
    </g>
  );
}

/** A stroke through a turn that is lost. */
function Over({ at }: { readonly at: Point }) {
  return (
    <path
      className={styles.cross}
      d={`M${at.x - 80} ${at.y + 46}Q${at.x} ${at.y - 26} ${at.x + 84} ${at.y - 40}`}
      pathLength={1}
    />
  );
}

/** Ink runs down over a player who is defeated, and the stars go out for a moment. */
function Fall({ at }: { readonly at: Point }) {
  return (
    <>
      <rect className={styles.dusk} width="100%" height="100%" />
      <g transform={`translate(${at.x} ${at.y})`}>
        <g className={styles.bloom}>
          <Ring x={0} y={0} size={260} fill="#0b0a16" />
          <path d={SPATTER} fill="#0b0a16" transform="translate(-130 -130) scale(2.600)" />
          <path d={SPATTER} fill="#c43e27" transform="rotate(70) translate(-100 -100) scale(2)" />
        </g>
      </g>
    </>
  );
}
