/** Numbers and signs as they are written with a brush, in a box of 60 by 84. */

export const DIGITS: Readonly<Record<string, string>> = {
  '1': 'M16 22C24 19 30 14 34 7c-1 24-1 46-3 70',
  '2': 'M11 24C13 8 42 1 47 19c4 17-21 30-38 55 15-6 27-5 43 0',
  '3': 'M12 14C24 4 46 6 45 20c-1 11-11 16-22 18 15-1 27 6 26 19-2 18-27 23-41 12',
  '4': 'M34 8C26 26 16 40 7 54c17-2 32-2 48 1M41 36c0 14-1 28-3 42',
};
export const PLUS = 'M3 17c9-1 18-1 27-1M16 3c1 9 1 18 0 28';

/** Two arrows that chase each other. */
export const TURN = 'M9 39C10 18 30 6 48 15M51 45C49 66 30 78 12 69M48 15L36 4M48 15l-14 9M12 69l12 11M12 69l14-9';
/** A ring with a stroke through it: the turn that is passed over. */
export const OVER = 'M30 17a25 25 0 1 0 .1 0M13 61L47 23';
