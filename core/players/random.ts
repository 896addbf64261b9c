/** Plays any legal action, each as likely; takes an interrupt half the time. The floor of all strength. */
import { chance, pick } from '../kit/rng.ts';
import type { AnyPlayer } from './player.ts';

export const random: AnyPlayer = {
  level: 'random',
  listens: false,
  choose({ legal, awaited, rng }) {
    const reason = { key: 'reason.random' };
    if (!awaited && chance(rng, 0.5)) return { action: null, reason };
    return { action: pick(rng, legal), reason };
  },
};
