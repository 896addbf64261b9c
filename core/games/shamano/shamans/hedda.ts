/** Hedda, Element Breaker: breaks the elements open, pays with her own cards. */
import type { Shaman } from './shaman.ts';

export const hedda: Shaman = {
  id: 'hedda',
  skills: {
    fire: {
      id: 'element-break',
      aim: 'other',
      effects: [{ does: 'damage', to: 'target', amount: 5 }, { does: 'discard' }],
    },
    rain: {
      id: 'element-recall',
      aim: 'nobody',
      effects: [
        { does: 'heal', who: 'self', amount: 5 },
        { does: 'draw', who: 'self', amount: 1 },
      ],
    },
    wind: {
      id: 'element-sense',
      aim: 'nobody',
      effects: [
        {
          does: 'by-direction',
          clockwise: [{ does: 'damage', to: 'others', amount: 5 }],
          counter: [{ does: 'draw', who: 'others', amount: 1 }],
        },
      ],
    },
    thunder: {
      id: 'element-transfer',
      aim: 'other',
      effects: [{ does: 'give' }, { does: 'damage', to: 'target', amount: 5 }],
    },
    shaman: {
      id: 'element-banish',
      aim: 'nobody',
      effects: [{ does: 'buff', who: 'self', buff: 'banish' }],
    },
  },
};
