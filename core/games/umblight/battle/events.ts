/**
 * What can happen in a battle, in the game's words. `side` is whose card or player it happens to,
 * `by` the code of the skill or ability (or the step) that did it. An event without its `card` is
 * how those hear it who may not know the card.
 */
import type { Seat } from '../../../kit/game.ts';
import type { Battle, BoardCard, Outcome } from './battle.ts';

export type DrawnBy = 'turn' | 'paid' | 'legacy';

/** What a lane's card takes: `blocked` by its shield, `through` from its power. */
export interface Blow {
  readonly blocked: number;
  readonly through: number;
}

/** A card leaves the hand for a lane; `result` is what lies there before any skill has fired. */
export interface Placed {
  readonly type: 'placed';
  readonly side: Seat;
  readonly lane: number;
  readonly card: number;
  /** Shadow coins paid. */
  readonly cost: number;
  readonly combined: boolean;
  /** For a coin card that goes back into the bank: the kind it is then; else null. */
  readonly coinBack: number | null;
  readonly result: BoardCard;
}

export type BattleEvent =
  /** A battle begins inside a run: all that everybody may know. */
  | { readonly type: 'battle'; readonly battle: Battle }
  /** The opening hand of a side. */
  | { readonly type: 'dealt'; readonly side: Seat; readonly count: number; readonly cards?: readonly number[] }
  | { readonly type: 'turn'; readonly turn: number; readonly first: Seat }
  | { readonly type: 'drew'; readonly side: Seat; readonly by: DrawnBy; readonly card?: number }
  | {
      readonly type: 'drew-nothing';
      readonly side: Seat;
      readonly by: DrawnBy;
      readonly why: 'deck-empty' | 'hand-full';
    }
  | { readonly type: 'drew-coin'; readonly side: Seat; readonly card?: number }
  | Placed
  | {
      readonly type: 'gained';
      readonly side: Seat;
      readonly lane: number;
      readonly by: string;
      readonly power: number;
      readonly shield: number;
    }
  /** Shadow coins gained. */
  | { readonly type: 'earned'; readonly side: Seat; readonly by: string; readonly coins: number }
  /** A card takes damage outside the clash. */
  | ({ readonly type: 'harmed'; readonly side: Seat; readonly lane: number; readonly by: string } & Blow)
  | { readonly type: 'perished'; readonly side: Seat; readonly lane: number; readonly parts: readonly number[] }
  | {
      readonly type: 'hurt';
      readonly side: Seat;
      readonly by: string;
      /** Null where no lane is behind it. */
      readonly lane: number | null;
      readonly damage: number;
    }
  | { readonly type: 'healed'; readonly side: Seat; readonly by: string; readonly hp: number }
  /** The first side has ended its phase. */
  | { readonly type: 'phase'; readonly active: Seat }
  | { readonly type: 'clash' }
  /** Two cards meet: what each takes, by side. */
  | { readonly type: 'met'; readonly lane: number; readonly taken: readonly [Blow, Blow] }
  /** A card that strikes the opposing player and stays: it loses power instead of perishing. */
  | { readonly type: 'stood'; readonly side: Seat; readonly lane: number; readonly loses: number }
  | { readonly type: 'ended'; readonly outcome: Outcome };
