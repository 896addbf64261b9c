/** Where the cards of a battle lie, and what is wrong with a battle by its own invariants. */
import type { Seat } from '../../../kit/game.ts';
import { sorted } from '../../../kit/piles.ts';
import { isCoin } from '../cards/kinds.ts';
import { type Battle, HAND_LIMIT, SHADOW, type Side } from './battle.ts';

/** All cards of a side wherever they lie, coins left out, sorted. */
export function cardsOf(side: Side): number[] {
  const laid = side.row.flatMap((card) => card?.parts.filter((part) => !isCoin(part)) ?? []);
  return sorted([...side.deck, ...side.hand, ...side.fallen, ...laid]);
}

/** What is wrong with a battle by its own invariants. */
export function battleFaults(battle: Battle): string[] {
  return battle.sides.flatMap((side, seat) => sideFaults(side, seat));
}

function sideFaults(side: Side, seat: Seat): string[] {
  const faults: string[] = [];
  const fault = (text: string) => faults.push(`side ${seat}: ${text}`);
  if (cardsOf(side).join() !== side.cards.join()) fault('cards were lost or doubled');
  if (sorted([...side.bank, ...side.purse, ...side.spent]).join() !== side.mint.join())
    fault('coin cards were lost or doubled');
  if (side.hand.length > HAND_LIMIT) fault(`${side.hand.length} cards in the hand`);
  if (side.coins < 0) fault('more shadow coins spent than there were');
  if (side.hp > side.maxHp) fault('HP above max HP');
  for (const card of side.row) {
    if (card === null) continue;
    if (card.power <= 0) fault('a card without power lies in a lane');
    if (card.shield < 0 || (card.polarity === SHADOW && card.shield !== 0))
      fault('a Shadow card holds shield, or a shield is below 0');
  }
  return faults;
}
