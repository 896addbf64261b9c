/** The back of every card: a lattice of the four shapes, cut from dark paper. */
import { COLOUR_KEYS, CREAM, INK, PAPER } from './paper.ts';
import { BOARD, Mark } from './Sheet.tsx';

const COLUMNS = [21, 50, 79] as const;
const ROWS = [22, 46, 70, 94, 118] as const;

export function Back() {
  return (
    <>
      <path d={BOARD} fill={CREAM} stroke="#0003" strokeWidth="1" />
      <path d="M7 8l43 .5L93 7.500l-.5 63 1 61.500-43 1L7.500 132l.5-62z" fill={INK} />
      {ROWS.flatMap((y, row) =>
        COLUMNS.map((x, column) => {
          const key = COLOUR_KEYS[(row * 2 + column) % 4] ?? 'r';
          return <Mark key={`${x} ${y}`} colour={key} x={x} y={y} size={17} fill={PAPER[key].sheet} />;
        }),
      )}
    </>
  );
}
