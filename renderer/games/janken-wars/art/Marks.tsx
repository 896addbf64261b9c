/** The signs of the three types, and the star. Each lies in a box of 24 by 24 and takes the colour of its text. */
import { NO_TYPE } from '../../../../core/games/janken-wars/kinds.ts';

/** By type number: a stone, a sheet with its corner folded, a pair of scissors, and a tag for what has no type. */
const MARKS: readonly string[] = [
  'M3 15l3-8 7-4 7 4 1 9-6 5H7zM8 13l4-4 4 2M12 9V6',
  'M5 2h9l5 5v15H5zM14 2v5h5M8 12h8M8 16h8',
  'M8 16a3 3 0 1 1-3-3M8 16L18 3M16 16a3 3 0 1 0 3-3M16 16L6 3',
  'M3 3h8l10 10-8 8L3 11zM7 7h.1',
];

export function TypeMark({ type }: { readonly type: number }) {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true" focusable="false">
      <path
        d={MARKS[type] ?? MARKS[NO_TYPE]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}

export const STAR =
  'M12 1.500l3.200 6.700 7.300 1-5.300 5.100 1.300 7.300L12 18.100l-6.500 3.500 1.300-7.300L1.500 9.200l7.300-1z';

export function StarMark() {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true" focusable="false">
      <path d={STAR} fill="currentColor" stroke="currentColor" strokeWidth="1.500" strokeLinejoin="round" />
    </svg>
  );
}
