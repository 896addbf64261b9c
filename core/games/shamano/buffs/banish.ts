/** Element Banish (Hedda): immune to negative effects, but damage taken is doubled. */
import { type Buff, ORDER } from './buff.ts';

export const banish: Buff = {
  id: 'banish',
  order: ORDER.immunity,
  onHarm: () => 'void',
  onDamage: (amount) => amount * 2,
};
