/** A battle as one seat may know it: hands, purses and banks of others and all decks become `HIDDEN`, in the same number. */
import type { Seat } from '../../../kit/game.ts';
import { type Battle, cloneBattle, HIDDEN } from './battle.ts';

/** A copy for a seat; `null` is a spectator, who knows no hand. */
export function masked(battle: Battle, seat: Seat | null): Battle {
  const copy = cloneBattle(battle);
  copy.sides.forEach((side, i) => {
    side.deck.fill(HIDDEN);
    if (i === seat) return;
    side.hand.fill(HIDDEN);
    side.purse.fill(HIDDEN);
    side.bank.fill(HIDDEN);
  });
  return copy;
}
