/** Names of decks that can be told from one another. */

const NUMBER = / \(\d+\)$/;

/** A name with a number behind it from the second on, cut to the characters a name may have. */
export function numbered(name: string, n: number, most: number): string {
  if (n === 1) return name.slice(0, most).trim();
  const number = ` (${n})`;
  return `${name
    .replace(NUMBER, '')
    .slice(0, most - number.length)
    .trim()}${number}`;
}

/** The first number with which a name is free. */
export function freeNumber(taken: (n: number) => boolean): number {
  let n = 1;
  while (taken(n)) n++;
  return n;
}
