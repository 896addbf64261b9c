/** A sorted list of kinds as each kind with its number of copies. */
export function countedCards(cards: readonly number[]): readonly { readonly card: number; readonly count: number }[] {
  return [...new Set(cards)].map((card) => ({ card, count: cards.filter((one) => one === card).length }));
}
