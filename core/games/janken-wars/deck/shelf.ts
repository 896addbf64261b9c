/** Designs of the workshop as they are kept: of the right form, playable or not yet. */
import type { DeckShelf } from '../../../kit/deck-shelf.ts';
import { readDesign } from './read-design.ts';

export const shelf: DeckShelf = {
  read(value) {
    const read = readDesign(value);
    return read.ok ? { deck: read.design } : read.faults.map(({ sentence }) => sentence).join(' ');
  },
};
