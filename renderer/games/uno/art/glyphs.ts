/**
 * Numbers and signs as they are cut with scissors: thick straight strokes with bevelled corners, in a
 * box of 60 by 84. Six and nine stand on a line, because a card has no top.
 */

export const DIGITS: Readonly<Record<string, string>> = {
  '0': 'M19 9h22l10 12v42l-10 12H19L9 63V21z',
  '1': 'M13 24L31 10v66M12 75h38',
  '2': 'M9 25V20L19 9h22l10 11v12L11 75h42',
  '3': 'M9 9h41L30 36h10l11 11v17L41 75H19L8 65',
  '4': 'M41 81V9L9 57h46',
  '5': 'M50 9H14l-2 29h28l11 10v16L40 75H18L8 66',
  '6': 'M45 4L18 30 9 43v15l10 11h22l10-11V47L42 37H15M10 84h40',
  '7': 'M7 9h43L23 81',
  '8': 'M21 9h18l9 9v11l-9 9H21l-9-9V18zM20 38h20l11 12v14L41 75H19L9 64V50z',
  '9': 'M15 71l27-26 9-13V17L41 6H19L9 17v11l9 10h27M10 84h40',
};

/** A sign is strokes and what is filled. */
export interface Sign {
  readonly strokes: string;
  readonly fills: string;
}

/** Somebody is jumped over. */
export const SKIP: Sign = {
  strokes: 'M8 62V34L22 14h18l12 18v12',
  fills: 'M36 40h32L52 64zM21 46h18v34H21z',
};
/** One way up, the other way down. */
export const REVERSE: Sign = {
  strokes: 'M16 80V26M44 4v54',
  fills: 'M0 30L16 5l16 25zM28 54h32L44 79z',
};

export const PLUS = 'M14 0v28M0 14h28';
