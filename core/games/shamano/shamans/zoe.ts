/** Zoe, Weather Priestess: her weather falls on everybody. */
import type { Shaman } from './shaman.ts';

export const zoe: Shaman = {
  id: 'zoe',
  skills: {
    fire: {
      id: 'rain-of-fire',
      aim: 'nobody',
      effects: [{ does: 'damage', to: 'others', amount: 3 }],
    },
    rain: {
      id: 'healing-rain',
      aim: 'nobody',
      effects: [
        { does: 'heal', who: 'others', amount: 1 },
        { does: 'heal', who: 'self', amount: 5 },
      ],
    },
    wind: {
      id: 'shield-breaking-wind',
      aim: 'nobody',
      effects: [{ does: 'break-shield', who: 'others', amount: 8 }],
    },
    thunder: {
      id: 'lucky-thunder',
      aim: 'nobody',
      effects: [{ does: 'strike', chosen: 8, rest: 1 }],
    },
    shaman: {
      id: 'vacuum-zone',
      aim: 'nobody',
      effects: [{ does: 'buff', who: 'self', buff: 'vacuum' }],
    },
  },
};
