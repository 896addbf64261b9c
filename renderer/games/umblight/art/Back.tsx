/** The back of every card: half sun, half moon. */
import { Cut } from './cut.tsx';
import { CREAM, INK } from './tones.ts';

const HALVES =
  'r 50 50 24 46 28/f M50 28a22 22 0 0 0 0 44z/s2.500 M50 28a22 22 0 0 1 0 44/f M58 36q10 14 0 28 14-4 14-14 0-10-14-14z/q 40 46 2.500/s1.500 M50 20V80';

export function Back() {
  return (
    <>
      <path d="M8 1h84q7 0 7 7v124q0 7-7 7H8q-7 0-7-7V8q0-7 7-7z" fill={INK} stroke="#0006" strokeWidth="0.6" />
      <path d="M9 5h82q4 0 4 4v122q0 4-4 4H9q-4 0-4-4V9q0-4 4-4z" fill="none" stroke={CREAM} strokeWidth="1.6" />
      <path d="M12 9h76q3 0 3 3v116q0 3-3 3H12q-3 0-3-3V12q0-3 3-3z" fill="none" stroke={CREAM} strokeWidth="0.8" />
      <svg x="5" y="25" width="90" height="90" viewBox="0 0 100 100" aria-hidden="true">
        <Cut cut={HALVES} ink={CREAM} ground={INK} />
      </svg>
    </>
  );
}
