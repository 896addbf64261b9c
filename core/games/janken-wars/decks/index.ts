/** The decks that ship, by id; the standard deck first. */
import type { DeckDesign } from '../deck/design.ts';
import { standard } from './standard.ts';

export const shippedDecks: readonly DeckDesign[] = [standard];

export function shippedDeck(id: string): DeckDesign | null {
  return shippedDecks.find((deck) => deck.id === id) ?? null;
}
