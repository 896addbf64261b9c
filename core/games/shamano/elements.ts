/** What number cards do, by the element of their colour. `times` counts the number on the card. */
import type { Element } from './colours.ts';
import type { Effect } from './effects.ts';

export const elements: Readonly<Record<Element, readonly Effect[]>> = {
  fire: [{ does: 'damage', to: 'target', amount: { times: 2 } }],
  wind: [
    { does: 'damage', to: 'target', amount: { times: 1 } },
    { does: 'shield', who: 'self', amount: { times: 2 } },
  ],
  rain: [
    { does: 'damage', to: 'target', amount: { times: 1 } },
    { does: 'heal', who: 'self', amount: { times: 1 } },
  ],
  thunder: [
    {
      does: 'damage',
      to: 'target',
      amount: { times: 1 },
      through: [{ does: 'draw', who: 'target', amount: 1 }],
    },
  ],
};
