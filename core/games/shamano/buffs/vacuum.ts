/** Vacuum Zone (Zoe): what would add cards to the holder's hand goes back to its caster. */
import { type Buff, ORDER } from './buff.ts';

export const vacuum: Buff = {
  id: 'vacuum',
  order: ORDER.reflection,
  onHarm: (harm) => (harm === 'draw' || harm === 'stack' || harm === 'gift' ? 'returned' : 'stands'),
};
