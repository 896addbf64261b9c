/** How a game names cards and spots, and says something of them: the terms of its face (`face.ts`). */
import type { Seat } from '../../core/kit/game.ts';

export type CardCode = string;
export type SpotId = string;

/** A text key of the game with its values. Values that stand for something are shown as what they are. */
export interface Sentence {
  readonly key: string;
  readonly values?: Readonly<Record<string, SentenceValue>>;
}
export type SentenceValue =
  | string
  | number
  | { readonly card: CardCode }
  | { readonly cards: readonly CardCode[] }
  | { readonly seat: Seat }
  | { readonly word: string };
