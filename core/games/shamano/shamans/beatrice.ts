/** Beatrice, Element Magician: counts the cards in hands, hers and others'. */
import { RAIN, THUNDER, WIND } from '../colours.ts';
import type { Shaman } from './shaman.ts';

export const beatrice: Shaman = {
  id: 'beatrice',
  skills: {
    fire: {
      id: 'flame-burst',
      aim: 'other',
      effects: [{ does: 'damage', to: 'target', amount: { cardsOf: 'self', colour: null } }],
    },
    rain: {
      id: 'puddle-to-river',
      aim: 'nobody',
      effects: [{ does: 'heal', who: 'self', amount: { cardsOf: 'self', colour: RAIN } }],
    },
    wind: {
      id: 'wind-turning',
      aim: 'other',
      effects: [
        { does: 'damage', to: 'target', amount: { cardsOf: 'self', colour: WIND } },
        { does: 'shield', who: 'target', amount: { cardsOf: 'target', colour: WIND } },
      ],
    },
    thunder: {
      id: 'charge-balance',
      aim: 'other',
      effects: [
        { does: 'damage', to: 'target', amount: 4 },
        { does: 'fewer-draws', colour: THUNDER, amount: 1 },
      ],
    },
    shaman: {
      id: 'just-a-joke',
      aim: 'nobody',
      effects: [{ does: 'buff', who: 'everyone', buff: 'joke' }],
    },
  },
};
