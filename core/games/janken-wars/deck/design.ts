/**
 * A deck as data. A *design* is what a maker of decks writes: cards with names, a type, a rarity,
 * points, at most one action and at most one condition, all in the closed vocabulary below. There is
 * no code in it. The standard deck is such a design too.
 */

export const TYPES = ['rock', 'paper', 'scissors'] as const;
export type CardType = (typeof TYPES)[number];

export const RARITIES = ['simple', 'advanced', 'special'] as const;
export type Rarity = (typeof RARITIES)[number];

export const LANGUAGES = ['pt-BR', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text in one or both languages. A language that is absent falls back to the other. */
export type LocalText = { readonly [L in Language]?: string };

/** What a value rule counts. Cards of a domain count themselves; stars have no type. */
export const COUNTED = ['own-domain', 'own-discard', 'opponent-domain', 'own-stars', 'table'] as const;
export type Counted = (typeof COUNTED)[number];

/**
 * A value that follows the table: `base` plus `per` for each counted thing, that product divided and
 * rounded, the sum kept between `min` and `max`.
 */
export interface ValueRule {
  readonly base: number;
  readonly per: number;
  readonly of: Counted;
  /** Only cards of this type are counted; null: all. */
  readonly type: CardType | null;
  readonly divide: { readonly by: number; readonly round: 'up' | 'down' } | null;
  readonly min: number | null;
  readonly max: number | null;
}

export const CHOICES = ['winner', 'opponent', 'all', 'random'] as const;
export type Choice = (typeof CHOICES)[number];

/** What a card does at the moment it is won. The winner is *you*. */
export type ActionDesign =
  /** The opponent discards a card chosen as said, or all of them. */
  | { readonly kind: 'opponent-discards'; readonly choice: Choice }
  /** This card goes to the opponent for one of theirs. */
  | { readonly kind: 'swap'; readonly optional: boolean }
  /** The top cards of the deck join your domain. */
  | { readonly kind: 'gain-deck'; readonly count: number }
  | { readonly kind: 'gain-tokens'; readonly count: number }
  /** A table card goes to your discard pile. */
  | { readonly kind: 'discard-table' }
  /** A second table card, of this type, joins your domain. */
  | { readonly kind: 'take-second'; readonly type: CardType }
  /** A card of your discard pile joins your domain. */
  | { readonly kind: 'return-own' }
  /** This card joins the opponent's domain instead of yours. */
  | { readonly kind: 'give' }
  /** You look at the top cards of the deck and put them back in any order. */
  | { readonly kind: 'look'; readonly count: number }
  /** The cost: discard a card of your own; `then` happens only if that could be paid. */
  | { readonly kind: 'discard-own'; readonly then: ActionDesign | null };

export type ActionKind = ActionDesign['kind'];
export const ACTION_KINDS = [
  'opponent-discards',
  'swap',
  'gain-deck',
  'gain-tokens',
  'discard-table',
  'take-second',
  'return-own',
  'give',
  'look',
  'discard-own',
] as const satisfies readonly ActionKind[];

/** What holds as long as the card lies in a domain. */
export type ConditionDesign =
  | { readonly kind: 'discard-first' }
  | { readonly kind: 'no-swap' }
  | { readonly kind: 'no-discard' }
  /** Each other card of the domain (of this type; null: each) is worth so much more or less. */
  | { readonly kind: 'adds'; readonly points: number; readonly type: CardType | null };

export type ConditionKind = ConditionDesign['kind'];
export const CONDITION_KINDS = [
  'discard-first',
  'no-swap',
  'no-discard',
  'adds',
] as const satisfies readonly ConditionKind[];

/** A built-in drawing and its two colours, both by name (see `motifs.ts`). */
export interface Picture {
  readonly motif: string;
  readonly ink: string;
  readonly ground: string;
}

export interface CardDesign {
  /** Names the card in this deck, in moves and in scenarios: `wall`. */
  readonly code: string;
  readonly name: LocalText;
  readonly type: CardType;
  readonly rarity: Rarity;
  readonly copies: number;
  readonly points: number | ValueRule;
  readonly action: ActionDesign | null;
  readonly condition: ConditionDesign | null;
  readonly flavour: LocalText;
  readonly picture: Picture;
}

export interface DeckDesign {
  readonly id: string;
  readonly name: LocalText;
  /** What the deck is about, in a sentence. */
  readonly idea: LocalText;
  readonly cards: readonly CardDesign[];
}

/** The generic card that is no part of a deck. Its code is taken in every design. */
export const TOKEN_CODE = 'token';

/** What a card's code looks like. */
export const CARD_CODE = /^[a-z][a-z0-9-]{0,23}$/;
