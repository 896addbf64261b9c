/** Just a Joke (Beatrice): every draw of the holder is doubled, own draws included. */
import { type Buff, ORDER } from './buff.ts';

export const joke: Buff = {
  id: 'joke',
  order: ORDER.doubling,
  onDraw: (count) => count * 2,
};
