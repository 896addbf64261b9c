/** The decks that ship, by id; the standard deck first. */
import type { DeckDesign } from '../deck/design.ts';
import { backyard } from './backyard.ts';
import { fleaMarket } from './flea-market.ts';
import { homeOffice } from './home-office.ts';
import { standard } from './standard.ts';

export const shippedDecks: readonly DeckDesign[] = [standard, fleaMarket, homeOffice, backyard];

export function shippedDeck(id: string): DeckDesign | null {
  return shippedDecks.find((deck) => deck.id === id) ?? null;
}
