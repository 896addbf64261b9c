/**
 * The closed vocabulary of effects: all that a card or a skill can do. Cards, skills and buffs are data
 * in these words; `perform.ts` is the one interpreter.
 *
 * Terms. The *caster* is who plays the card. `self` is the caster, `target` the chosen player, `others`
 * all other living players and `everyone` all living players, both in the direction of play.
 */
import type { BuffId } from './buffs/buff.ts';
import type { Colour } from './colours.ts';

export type Who = 'self' | 'target' | 'others' | 'everyone';

/**
 * How much: a plain number, a multiple of the number on the card, the cards in a hand (of one colour,
 * or null for all) as they are after the played card has left it, or what a `break-shield` just removed.
 */
export type Amount =
  | number
  | { readonly times: number }
  | { readonly cardsOf: 'self' | 'target'; readonly colour: Colour | null }
  | 'removed';

export type Effect =
  /** Damage through the one path of `damage.ts`; `through` follows if any of it reached hit points. */
  | { readonly does: 'damage'; readonly to: Who; readonly amount: Amount; readonly through?: readonly Effect[] }
  /** One living player at random, the caster included, takes `chosen`; all others take `rest`. */
  | { readonly does: 'strike'; readonly chosen: number; readonly rest: number }
  | { readonly does: 'heal'; readonly who: Who; readonly amount: Amount }
  /** The caster loses hit points: not damage, so no shield, doubling or meter. */
  | { readonly does: 'lose'; readonly amount: number }
  | { readonly does: 'shield'; readonly who: Who; readonly amount: Amount }
  /** Removes shield, all of it or up to an amount, oldest first. */
  | { readonly does: 'break-shield'; readonly who: Who; readonly amount: number | 'all' }
  | { readonly does: 'draw'; readonly who: Who; readonly amount: number }
  /** Whichever of caster and target holds fewer cards of the colour draws; equal: nobody. */
  | { readonly does: 'fewer-draws'; readonly colour: Colour; readonly amount: number }
  /** The caster discards one card at random, under the top card. */
  | { readonly does: 'discard' }
  /** The caster gives one card at random to the target. */
  | { readonly does: 'give' }
  /** Caster and target swap hit points. */
  | { readonly does: 'swap' }
  | { readonly does: 'buff'; readonly who: Who; readonly buff: BuffId }
  /** Depends on the direction of play. */
  | { readonly does: 'by-direction'; readonly clockwise: readonly Effect[]; readonly counter: readonly Effect[] }
  /** The next living player loses the next turn. */
  | { readonly does: 'skip' }
  /** The direction turns; between two living players it is a Skip as well. */
  | { readonly does: 'reverse' }
  /** The next player draws that many more, or answers. */
  | { readonly does: 'stack'; readonly amount: number }
  /** The caster's own skill: of the card's colour, or the Shaman skill for a black card. */
  | { readonly does: 'cast' };
