/** Faults of a deck in words: where, and what is wrong there. */
import type { DeckFault } from '../../../../core/games/janken-wars/deck/deck-fault.ts';
import { en } from './text/en.ts';
import type { Words } from './use-words.ts';

type Say = Words['say'];

const known = (key: string): boolean => Object.hasOwn(en.places, key);

/** `cards[2].points.min` as *card 3, points, minimum*; empty for the deck as a whole. */
export function placeWords(path: string, say: Say): string {
  const parts = path.split('.').filter((part) => part !== '');
  return parts
    .map((part) => {
      const card = /^cards\[(\d+)\]$/.exec(part)?.[1];
      if (card !== undefined) return say('places.card', { number: Number(card) + 1 });
      return known(part) ? say(`places.${part}`) : part;
    })
    .join(', ');
}

/** The sentence of a fault, its place before it. */
export function faultWords({ code, path, values }: DeckFault, say: Say): string {
  const place = placeWords(path, say);
  const sentence = say(`faults.${code}`, values);
  return place === '' ? sentence : `${place.charAt(0).toUpperCase()}${place.slice(1)}: ${sentence}`;
}
