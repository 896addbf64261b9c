/**
 * What can happen in UNO, in its own words. `cards` and `card` are absent where the hearer may not know
 * them. Folding the events of a ply over a view gives the next view (`fold.ts`).
 */
import type { Result, Seat } from '../../kit/game.ts';
import type { RoundEnd } from './state.ts';

/** Why cards are drawn: on one's turn, by a draw card, as a lost or won challenge, for a forgotten call. */
export type DrawReason = 'turn' | 'penalty' | 'challenge' | 'caught';

export type Event =
  | { readonly type: 'round-began'; readonly round: number; readonly leader: Seat }
  | { readonly type: 'dealt'; readonly seat: Seat; readonly count: number; readonly cards?: readonly number[] }
  /** A Wild Draw Four came up as opening card and went back. */
  | { readonly type: 'put-back'; readonly card: number }
  | { readonly type: 'opened'; readonly card: number }
  /** The opening Wild got its colour. */
  | { readonly type: 'named'; readonly seat: Seat; readonly colour: number }
  | { readonly type: 'jumped'; readonly seat: Seat }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: number; readonly colour: number | null }
  /** A play left one card, and the call with it is still owed. */
  | { readonly type: 'owes'; readonly seat: Seat }
  | { readonly type: 'called'; readonly seat: Seat }
  | { readonly type: 'caught'; readonly seat: Seat; readonly by: Seat }
  | { readonly type: 'reversed'; readonly direction: number }
  /** A turn is lost. */
  | { readonly type: 'skipped'; readonly seat: Seat }
  | { readonly type: 'swapped'; readonly seat: Seat; readonly with: Seat }
  | { readonly type: 'passed-on'; readonly direction: number }
  /** After a swap: the hand a seat holds now. */
  | { readonly type: 'received'; readonly seat: Seat; readonly count: number; readonly cards?: readonly number[] }
  /** A stack opens or grows; `seat` answers. `bluff`: the Wild Draw Four on it may be challenged. */
  | { readonly type: 'due'; readonly seat: Seat; readonly sum: number; readonly bluff: BluffTold | null }
  | { readonly type: 'accepted'; readonly seat: Seat; readonly sum: number }
  | { readonly type: 'challenged'; readonly seat: Seat; readonly accused: Seat }
  | { readonly type: 'hand-shown'; readonly seat: Seat; readonly to: Seat; readonly cards?: readonly number[] }
  | { readonly type: 'verdict'; readonly accused: Seat; readonly guilty: boolean }
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly count: number;
      readonly reason: DrawReason;
      readonly cards?: readonly number[];
    }
  | { readonly type: 'reshuffled'; readonly count: number }
  /** The card just drawn can be played. */
  | { readonly type: 'may-play'; readonly seat: Seat; readonly card?: number }
  | { readonly type: 'kept'; readonly seat: Seat }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'turn'; readonly seat: Seat }
  /** The seat that has just had its turn has it again. */
  | { readonly type: 'turn-again'; readonly seat: Seat }
  | {
      readonly type: 'round-over';
      readonly end: RoundEnd;
      readonly hands: readonly (readonly number[])[];
      readonly scores: readonly number[];
    }
  | { readonly type: 'match-over'; readonly result: Result };

export interface BluffTold {
  readonly seat: Seat;
  readonly colour: number | null;
  readonly size: number;
}
