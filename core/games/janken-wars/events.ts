/**
 * What happens in a match, in the game's words. Cards are kind numbers. Folding what a seat hears
 * over its view gives its next view (`fold.ts`), so each event says all that changes.
 */
import type { Result, Seat } from '../../kit/game.ts';
import type { ActionDesign } from './deck/design.ts';
import type { Phase } from './state.ts';

export type Event =
  /** A round begins. */
  | { readonly type: 'round'; readonly round: number }
  /** Deck cards joined the table at its end. */
  | { readonly type: 'refilled'; readonly cards: readonly number[] }
  /** A throw is in. What it was is said to nobody, the thrower included. */
  | { readonly type: 'threw'; readonly seat: Seat }
  /** Both throws, shown; `winner` is null for a tie. */
  | { readonly type: 'shown'; readonly throws: readonly number[]; readonly winner: Seat | null }
  | { readonly type: 'took'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'buried'; readonly seat: Seat; readonly card: number }
  /** The held card, or a token, joined the domain. */
  | { readonly type: 'kept'; readonly seat: Seat; readonly card: number }
  /** Nothing of this action, or of what is left of it, is possible. */
  | { readonly type: 'skipped'; readonly seat: Seat; readonly card: number; readonly action: ActionDesign['kind'] }
  /** Cards of the seat's domain went to its discard pile. `by` chose them; null: chance or all. */
  | { readonly type: 'discarded'; readonly seat: Seat; readonly cards: readonly number[]; readonly by: Seat | null }
  /** A table card went to the seat's discard pile. */
  | { readonly type: 'cleared'; readonly seat: Seat; readonly card: number }
  /** The seat gave the held card for one of the opponent's. */
  | { readonly type: 'swapped'; readonly seat: Seat; readonly gave: number; readonly got: number }
  | { readonly type: 'declined-swap'; readonly seat: Seat }
  /** Cards joined the seat's domain without a duel; they do not act. */
  | {
      readonly type: 'gained';
      readonly seat: Seat;
      readonly from: 'deck' | 'table' | 'pile' | 'tokens';
      readonly cards: readonly number[];
    }
  /** The held card joined the opponent's domain. */
  | { readonly type: 'gave'; readonly seat: Seat; readonly card: number }
  /** The seat looked at the deck's top; only it hears the cards, from the top down. */
  | { readonly type: 'looked'; readonly seat: Seat; readonly count: number; readonly cards?: readonly number[] }
  /** One of the cards looked at is back; only the looker hears which. */
  | { readonly type: 'placed'; readonly seat: Seat; readonly card?: number }
  /** The whole domain, worth `value`, went to the pile for stars. */
  | { readonly type: 'traded'; readonly seat: Seat; readonly value: number; readonly stars: number }
  /** No trade; the seat may trade again after the next change of its domain. */
  | { readonly type: 'declined'; readonly seat: Seat; readonly value: number }
  /** A card was due and the deck empty, or the last round was played. */
  | { readonly type: 'ran-out'; readonly by: 'deck' | 'rounds' }
  /** What the match waits for now. */
  | {
      readonly type: 'turn';
      readonly phase: Phase;
      readonly pending: ActionDesign | null;
      readonly trader: Seat;
    }
  | { readonly type: 'won'; readonly result: Result };
