/** Aurora, Blood Shaman: trades in life, her own included. */
import type { Shaman } from './shaman.ts';

export const aurora: Shaman = {
  id: 'aurora',
  skills: {
    fire: {
      id: 'life-burn',
      aim: 'other',
      effects: [
        { does: 'lose', amount: 4 },
        { does: 'damage', to: 'target', amount: 8 },
      ],
    },
    rain: {
      id: 'life-drain',
      aim: 'other',
      effects: [
        { does: 'heal', who: 'self', amount: 4 },
        { does: 'damage', to: 'target', amount: 4 },
      ],
    },
    wind: {
      id: 'life-convert',
      aim: 'anyone',
      effects: [
        { does: 'break-shield', who: 'target', amount: 'all' },
        { does: 'heal', who: 'self', amount: 'removed' },
      ],
    },
    // The source leaves open who draws; as the caster's own draw it would be Life Burn for less.
    thunder: {
      id: 'life-activate',
      aim: 'other',
      effects: [
        { does: 'lose', amount: 4 },
        { does: 'damage', to: 'target', amount: 4 },
        { does: 'draw', who: 'target', amount: 1 },
      ],
    },
    shaman: {
      id: 'life-swap',
      aim: 'other',
      effects: [{ does: 'swap' }],
    },
  },
};
