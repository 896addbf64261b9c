/** A whole battle that agrees with a masked one: what is hidden is dealt anew from what each side brought. */
import { sorted, without } from '../../../kit/piles.ts';
import { type Rng, shuffle } from '../../../kit/rng.ts';
import { isCoin } from '../cards/kinds.ts';
import { type Battle, cloneBattle, HIDDEN, type Side } from './battle.ts';

/** `seen` is as `masked` gives it. Lists that are known stay; unknown places are filled at random. */
export function imagined(seen: Battle, rng: Rng): Battle {
  const battle = cloneBattle(seen);
  for (const side of battle.sides) {
    fill(rng, unseenCards(side), [side.hand, side.deck]);
    fill(rng, without(side.mint, side.spent, known(side.purse), known(side.bank)), [side.purse, side.bank]);
    const bank = sorted(side.bank);
    bank.forEach((coin, i) => {
      side.bank[i] = coin;
    });
  }
  return battle;
}

const known = (list: readonly number[]): number[] => list.filter((card) => card !== HIDDEN);

/** All cards of a side that the holder of this view cannot place: in its deck and, where hidden, its hand. */
export function unseenCards(side: Side): number[] {
  const laid = side.row.flatMap((card) => card?.parts.filter((part) => !isCoin(part)) ?? []);
  return without(side.cards, laid, side.fallen, known(side.hand), known(side.deck));
}

function fill(rng: Rng, cards: number[], lists: readonly number[][]): void {
  shuffle(rng, cards);
  for (const list of lists) {
    for (let i = 0; i < list.length; i++) {
      if (list[i] === HIDDEN) list[i] = cards.pop() ?? HIDDEN;
    }
  }
}
