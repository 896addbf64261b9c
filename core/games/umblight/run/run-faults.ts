/** What is wrong with a run by its own invariants. */
import { sorted } from '../../../kit/piles.ts';
import type { Battle } from '../battle/battle.ts';
import { designOf, SET_KINDS } from '../cards/designs.ts';
import { isCoin } from '../cards/kinds.ts';
import { LOWEST_MAX_HP, type Run, STOPS } from './run.ts';

/** Empty when all is well. `battle` is the one that is fought now. */
export function runFaults(run: Run, battle: Battle | null): string[] {
  const faults: string[] = [];
  if ((run.place.kind === 'battle') !== (battle !== null))
    faults.push('a battle without its place, or a place without its battle');
  if (run.stop < 0 || run.stop > STOPS) faults.push(`stop ${run.stop}`);
  if (run.traveller !== null && run.maxHp < LOWEST_MAX_HP) faults.push(`max HP is ${run.maxHp}`);
  if (run.abilities.some((n) => n < 0)) faults.push('an ability below 0');
  if (!run.deck.every((card) => SET_KINDS.includes(card))) faults.push('a card in the deck that is not of the set');
  if (!run.bank.every(isCoin)) faults.push('a card in the bank that is no coin');
  if (sorted(run.deck).join() !== run.deck.join() || sorted(run.bank).join() !== run.bank.join()) {
    faults.push('deck or bank are not sorted');
  }
  if (new Set(run.deck.map((card) => designOf(card).code)).size === 0 && run.map.length > 0)
    faults.push('an empty deck');
  return faults;
}
