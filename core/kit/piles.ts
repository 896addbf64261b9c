/**
 * Piles and hands as arrays of small integers. A *kind* is a card as printed: two cards of one kind
 * cannot be told apart, so no hidden card has an identity that could be followed through a shuffle.
 * A *hand* (or any set without order) is kept sorted by kind; a *pile* keeps its order, top last.
 */

/** Adds a card to a sorted hand. */
export function insert(hand: number[], card: number): void {
  let i = hand.length;
  hand.push(card);
  while (i > 0 && (hand[i - 1] as number) > card) {
    hand[i] = hand[i - 1] as number;
    i--;
  }
  hand[i] = card;
}

/** Takes the card at an index out of a sorted hand. */
export function removeAt(hand: number[], index: number): void {
  const last = hand.length - 1;
  for (let i = index; i < last; i++) hand[i] = hand[i + 1] as number;
  hand.pop();
}

/** Where a card lies in a sorted hand, the first of its kind; -1 for nowhere. */
export function indexIn(hand: readonly number[], card: number): number {
  for (let i = 0; i < hand.length; i++) {
    if ((hand[i] as number) >= card) return hand[i] === card ? i : -1;
  }
  return -1;
}

/** Takes one card of a kind out of a hand; false if none is there. */
export function remove(hand: number[], card: number): boolean {
  const i = indexIn(hand, card);
  if (i < 0) return false;
  removeAt(hand, i);
  return true;
}

/** A sorted copy. */
export function sorted(list: readonly number[]): number[] {
  return [...list].sort((a, b) => a - b);
}

/**
 * What is left of `all` when `taken` is removed, card by card, both as lists of kinds.
 * Throws if `taken` holds a card that `all` does not: a census that does not add up is a bug.
 */
export function without(all: readonly number[], ...taken: readonly (readonly number[])[]): number[] {
  const left: number[] = [];
  for (const card of all) left[card] = (left[card] ?? 0) + 1;
  for (const list of taken) {
    for (const card of list) {
      const count = left[card] ?? 0;
      if (count === 0) throw new RangeError(`without: card ${card} is not there to take`);
      left[card] = count - 1;
    }
  }
  const rest: number[] = [];
  for (let card = 0; card < left.length; card++) {
    for (let i = left[card] ?? 0; i > 0; i--) rest.push(card);
  }
  return rest;
}
