/** What makes a duel deck valid, and everything that is wrong with one, in words. Cards are codes. */

import type { FileFault } from '../../../kit/json-file.ts';
import type { CodeFault } from '../../../kit/share-code.ts';
import { kindOf } from '../cards/designs.ts';
import { FIRST_CARD } from '../cards/kinds.ts';

export const DECK_SIZE = 20;
export const MOST_COPIES = 2;

/** `code` and `values` are for the screen, `sentence` for logs and command lines. */
export interface DeckFault {
  readonly code:
    | 'deck-size'
    | 'deck-copies'
    | 'deck-unknown-card'
    | 'deck-not-a-list'
    | 'deck-count'
    | 'deck-too-many'
    | `file-${FileFault['code']}`
    | 'file-not-a-deck'
    | 'file-other-deck'
    | 'file-version'
    | 'file-newer'
    | 'file-name'
    | 'file-name-invisible'
    | 'code-empty'
    | CodeFault['code'];
  readonly values: Readonly<Record<string, string | number>>;
  readonly sentence: string;
}

/** All that is wrong with a list of card codes as a duel deck; empty when it is valid. */
export function deckFaults(cards: readonly string[]): DeckFault[] {
  const faults: DeckFault[] = [];
  if (cards.length !== DECK_SIZE) {
    const values = { count: cards.length, size: DECK_SIZE };
    faults.push({
      code: 'deck-size',
      values,
      sentence: `A deck has ${DECK_SIZE} cards; this one has ${cards.length}.`,
    });
  }
  for (const [card, count] of copiesOf(cards)) {
    const kind = kindOf(card);
    if (kind === null || kind < FIRST_CARD) {
      faults.push({
        code: 'deck-unknown-card',
        values: { card },
        sentence: `There is no card ${JSON.stringify(card)}.`,
      });
    } else if (count > MOST_COPIES) {
      const sentence = `A deck holds a card at most ${MOST_COPIES} times; ${card} is there ${count} times.`;
      faults.push({ code: 'deck-copies', values: { card, count, most: MOST_COPIES }, sentence });
    }
  }
  return faults;
}

/** How often each code occurs, in order of first occurrence. */
export function copiesOf(cards: readonly string[]): Map<string, number> {
  const copies = new Map<string, number>();
  for (const card of cards) copies.set(card, (copies.get(card) ?? 0) + 1);
  return copies;
}

/** The kinds of a valid list of codes. */
export function deckKinds(cards: readonly string[]): number[] {
  return cards.flatMap((card) => kindOf(card) ?? []);
}
