/** The piggy bank a side begins with: 3 Light and 3 Shadow, some of them polished by the player card. */
import { sorted } from '../../../kit/piles.ts';
import { abilityOf } from '../abilities.ts';
import { FIRST_BANK, improved, LIGHT_COIN, SHADOW_COIN } from './coins.ts';

/** Sorted. Polished are in turn a Light and a Shadow coin, as many as `mint` says. */
export function firstBank(abilities: readonly number[]): readonly number[] {
  const polished = abilityOf(abilities, 'mint');
  if (polished === 0) return FIRST_BANK;
  const bank = [...FIRST_BANK];
  for (let i = 0; i < polished; i++) {
    const plain = i % 2 === 0 ? LIGHT_COIN : SHADOW_COIN;
    const at = bank.indexOf(plain);
    if (at >= 0) bank[at] = improved(plain, 'polished') ?? plain;
  }
  return sorted(bank);
}
