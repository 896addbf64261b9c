/** The block of every picture of a battle, by the name of its motif: cards of the set, player cards. */
import { BEASTS } from './beasts.ts';
import { GLOOM } from './gloom.ts';
import { LANTERN_FOLK } from './lantern-folk.ts';
import { MAKERS } from './makers.ts';
import { PORTRAITS } from './portraits.ts';
import { WANDERERS } from './wanderers.ts';

export const CARDS: Readonly<Record<string, string>> = {
  ...BEASTS,
  ...LANTERN_FOLK,
  ...GLOOM,
  ...MAKERS,
  ...WANDERERS,
};

export { PORTRAITS };
