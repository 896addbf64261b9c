/**
 * What happened, in the game's words. `now` holds the values of the event's seat after it; `asks` ends
 * every ply and says where the match stands. Secret forms add cards for those who may see them.
 */
import type { Result, Seat, Tell } from '../../kit/game.ts';
import type { BuffId, Harm } from './buffs/buff.ts';
import type { Card } from './cards.ts';
import type { Colour } from './colours.ts';
import type { Flow, Prediction, SeatValues, Stack } from './state.ts';

interface OfSeat {
  readonly seat: Seat;
  readonly now?: SeatValues;
}

export type Event =
  /** Cards dealt at the start, or a new hand for one without an opening card. */
  | (OfSeat & { readonly type: 'dealt'; readonly count: number; readonly cards?: readonly Card[] })
  /** A hand of Skill Cards only, shown and put back. */
  | (OfSeat & { readonly type: 'revealed'; readonly cards: readonly Card[] })
  | (OfSeat & { readonly type: 'turn' })
  /** The turn is lost to a Skip. */
  | (OfSeat & { readonly type: 'passed-over' })
  | (OfSeat & { readonly type: 'played'; readonly card: Card; readonly target: Seat | null })
  | (OfSeat & { readonly type: 'jumped-in'; readonly card: Card; readonly target: Seat | null })
  | (OfSeat & { readonly type: 'cast'; readonly skill: string; readonly target: Seat | null })
  /** The colour is named; `stays` if a lock holds the old one. */
  | (OfSeat & { readonly type: 'colour'; readonly colour: Colour; readonly stays: boolean })
  /**
   * `amount` is dealt after `raised` and doubling; the shield blocks `blocked`, a brace takes `braced`,
   * and `through` reaches the hit points.
   */
  | (OfSeat & {
      readonly type: 'damage';
      readonly by: Seat;
      readonly amount: number;
      readonly raised: number;
      readonly doubled: boolean;
      readonly blocked: number;
      readonly braced: number;
      readonly through: number;
    })
  /** The player whom a skill picked at random. */
  | (OfSeat & { readonly type: 'struck' })
  | (OfSeat & { readonly type: 'healed'; readonly amount: number })
  | (OfSeat & { readonly type: 'lost'; readonly amount: number })
  | (OfSeat & { readonly type: 'swapped'; readonly with: Seat; readonly other: SeatValues })
  | (OfSeat & { readonly type: 'shield'; readonly amount: number })
  | (OfSeat & { readonly type: 'shield-broken'; readonly by: Seat; readonly amount: number })
  | (OfSeat & { readonly type: 'shield-gone'; readonly amount: number })
  /** How many cards of a colour a player holds, told because a skill counts them. */
  | (OfSeat & { readonly type: 'counted'; readonly colour: Colour; readonly count: number })
  /** Who holds fewer cards of a colour (null: equal), told because a skill compares. */
  | (OfSeat & {
      readonly type: 'compared';
      readonly target: Seat;
      readonly colour: Colour;
      readonly fewer: Seat | null;
    })
  | (OfSeat & { readonly type: 'drew'; readonly count: number; readonly cards?: readonly Card[] })
  /** A card just drawn can be played. */
  | (OfSeat & { readonly type: 'may-play' })
  /** Nothing could be played or drawn. */
  | (OfSeat & { readonly type: 'passed' })
  | { readonly type: 'reshuffled'; readonly count: number }
  | (OfSeat & { readonly type: 'discarded'; readonly card: Card })
  | (OfSeat & { readonly type: 'gave'; readonly to: Seat; readonly card?: Card })
  | (OfSeat & { readonly type: 'buff'; readonly buff: BuffId })
  | (OfSeat & { readonly type: 'buff-ended'; readonly buff: BuffId })
  /** A buff kept a negative effect from its holder. */
  | (OfSeat & { readonly type: 'immune'; readonly harm: Harm; readonly buff: BuffId })
  /** A buff sent cards back to the caster `to`. */
  | (OfSeat & { readonly type: 'sent-back'; readonly harm: Harm; readonly buff: BuffId; readonly to: Seat })
  /** The player will lose the next turn. */
  | (OfSeat & { readonly type: 'skip' })
  | { readonly type: 'reversed'; readonly direction: 1 | -1 }
  | (OfSeat & { readonly type: 'stacked'; readonly stack: Stack })
  | (OfSeat & { readonly type: 'stack-taken'; readonly sum: number })
  | (OfSeat & { readonly type: 'stack-ended'; readonly sum: number })
  | (OfSeat & { readonly type: 'defeated'; readonly cards: readonly Card[] })
  | (OfSeat & { readonly type: 'turn-goes-on' })
  | (OfSeat & { readonly type: 'turn-ended' })
  /** The seats that are asked to predict the colour of the black card just played. */
  | (OfSeat & { readonly type: 'predictions-open'; readonly asked: readonly Seat[] })
  | (OfSeat & { readonly type: 'predicted'; readonly colour?: Colour | 'pass' })
  | (OfSeat & { readonly type: 'predictions'; readonly given: readonly Prediction[]; readonly colour: Colour })
  /** A right prediction earned a colour lock. */
  | (OfSeat & { readonly type: 'lock-won' })
  /** A wrong one costs the next turn. */
  | (OfSeat & { readonly type: 'guessed-wrong' })
  | (OfSeat & { readonly type: 'locked'; readonly colour: Colour })
  | { readonly type: 'lock-ended' }
  | (OfSeat & { readonly type: 'raised'; readonly amount: number })
  | (OfSeat & { readonly type: 'braced'; readonly amount: number })
  /** A brace was not needed before the player's next turn. */
  | (OfSeat & { readonly type: 'brace-ended' })
  | (OfSeat & {
      readonly type: 'exchanged';
      readonly colour: Colour;
      readonly from: 'draw' | 'discard';
    })
  | { readonly type: 'match-over'; readonly result: Result }
  /** `offers`, `drawn` for the awaited player: Skill Cards on offer, cards just drawn. */
  | {
      readonly type: 'asks';
      readonly flow: Readonly<Flow>;
      readonly offers?: readonly Colour[];
      readonly drawn?: readonly Card[];
    };

/** Where events go; undefined when nobody listens. */
export type Ear = Tell<Event> | undefined;
