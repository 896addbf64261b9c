/** Parts of people: every figure is a body, a face, and what is on the head. */

/** A face with closed mouth; ears and hair are the hat's. */
export const FACE =
  'k M50 20a13 15.500 0 0 1 0 31a13 15.500 0 0 1 0-31z/s2 M50 20a13 15.500 0 0 1 0 31a13 15.500 0 0 1 0-31z/O 56 34 2/S1.2 M53 30q3-2 6 0/s1.400 M50 34v6h-2/s1.600 M46 45q4 1.500 8 0/H 61 38 60 47 4 5 180';
/** A cloak with folds. */
export const BODY = 'F M49.5 48C66 49 78 68 82 99H49.5z/C1.5 M58 58L70 98/C1.3 M53 62L57 98/W 66 62 78 90 5 7 150';
export const HOOD = 'F M49.5 6C78 8 76 42 68 60L49.5 64z/W 58 14 70 36 5 8 140';

const HATS = {
  scarf: 'F M49.5 12Q72 12 70 46L64 50Q66 26 49.5 22z/W 56 14 68 28 4 7 120',
  brim: 'f M14 28Q50 14 86 28 76 34 50 32 24 34 14 28z/f M34 24Q36 4 50 6 64 4 66 24z/c2 M35 22q15-4 30 0',
  cap: 'f M32 28Q32 8 50 8 68 8 68 28z/f M30 28h44q4 4-4 5H32z/c1.500 M50 10v12',
  tall: 'f M34 26L38-4h24l4 30z/f M26 24h48v6H26z/c2 M36 18h28',
  band: 'F M49.5 14Q66 14 66 34L62 28H49.5z/c1.600 M38 25h24/S2 M66 24l12 8M66 26l10 16',
  bald: 'S1.500 M62 22q4 6 2 14/h 40 22 60 22 5 4 -90',
  pointed: 'f M20 30Q50 18 80 30 66 36 50 34 34 36 20 30z/f M34 26Q42 10 62-4q-4 16 4 30z/c1.600 M36 22q14-5 28 0',
} as const;
export type Hat = keyof typeof HATS;

export function person(hat: Hat): string {
  return `${BODY}/${FACE}/${HATS[hat]}`;
}
