/** Wild: a paper windmill of all four colours. Wild Draw Four: a card of each colour, fanned. */
import { MiniCard, Plus } from './ActionFace.tsx';
import { COLOUR_KEYS, type ColourKey, CREAM, INK, PAPER } from './paper.ts';
import { BOARD, Corners, Mark } from './Sheet.tsx';

interface Props {
  readonly four: boolean;
  /** The colour it was given when it was laid. */
  readonly named: string | null;
}

export function WildFace({ four, named }: Props) {
  const colour = COLOUR_KEYS.find((key) => key === named) ?? null;
  return (
    <>
      <path d={BOARD} fill={CREAM} stroke="#0003" strokeWidth="1" />
      <path d="M7.500 8.500L50 7l42.500 1.500 1 61-1.500 63-42.500.5-42-1L8 70z" fill={INK} />
      {colour !== null && <path d="M8 84l42-5 43 6-1 48.500-84-1z" fill={PAPER[colour].sheet} />}
      {four ? <Fan /> : <Windmill />}
      {four && <Plus digit="4" x={22} y={82} fill={CREAM} scale={0.55} />}
      {four ? (
        <Plus digit="4" x={12.5} y={12.5} fill={CREAM} scale={0.23} />
      ) : (
        <Corners>
          <SmallWindmill />
        </Corners>
      )}
      {colour !== null && <Mark colour={colour} x={19} y={44} size={14} fill={CREAM} />}
    </>
  );
}

const BLADE = 'M0 0L-3-41 31-36z';

function Windmill() {
  return (
    <g transform="translate(50 70)">
      {COLOUR_KEYS.map((key, i) => (
        <g key={key} transform={`rotate(${i * 90})`}>
          <path d={BLADE} fill="#0005" transform="translate(1.500 2)" />
          <path d={BLADE} fill={PAPER[key].sheet} />
          <path d="M0 0L31-36 17-7z" fill={PAPER[key].deep} />
          <g transform={`translate(7 -29) rotate(${-i * 90})`}>
            <Mark colour={key} x={0} y={0} size={13} fill={PAPER[key].on} />
          </g>
        </g>
      ))}
      <circle r="6" fill={CREAM} />
    </g>
  );
}

function SmallWindmill() {
  return (
    <g transform="translate(19 22)">
      {COLOUR_KEYS.map((key, i) => (
        <path key={key} d={BLADE} fill={PAPER[key].sheet} transform={`rotate(${i * 90}) scale(0.290)`} />
      ))}
    </g>
  );
}

const PLACES: Readonly<Record<ColourKey, readonly [number, number, number]>> = {
  r: [-24, -24, 6],
  y: [-8, -9, -2],
  g: [8, 8, -2],
  b: [24, 23, 6],
};

function Fan() {
  return (
    <g transform="translate(52 55) scale(0.860)">
      {COLOUR_KEYS.map((key) => {
        const [x, turn, y] = PLACES[key];
        const { sheet, on } = PAPER[key];
        return <MiniCard key={key} x={x} y={y} turn={turn} sheet={sheet} mark={on} edge="#0006" colour={key} />;
      })}
    </g>
  );
}
