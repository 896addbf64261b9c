/**
 * What a run consists of. Terms: the *traveller* is the person's side (seat 0), the *opposition* seat 1.
 * A *chapter* is a map of seven *stops*; a stop offers *nodes*, one of which is entered; where the
 * traveller is now is the *place*. What is still to be decided there waits in `owed`, the next first.
 * All of it may be seen by everybody: nothing is drawn before it is shown.
 */
import type { Upgrade } from '../cards/coins.ts';
import type { TribeCode } from '../tribes.ts';

export const CHAPTERS = 2;
export const STOPS = 7;
export const STARTER_SIZE = 12;
/** No card can be removed from a deck of this size. */
export const SMALLEST_DECK = 8;
/** Max HP does not fall below this by anything a traveller agrees to. */
export const LOWEST_MAX_HP = 6;
export const OFFERED = 3;

export const NODE_KINDS = ['battle', 'hard', 'shop', 'event', 'boss'] as const;
export type NodeKind = (typeof NODE_KINDS)[number];

export interface MapNode {
  readonly kind: NodeKind;
  /** Nodes of the next stop that can be reached from here, ascending. */
  readonly next: readonly number[];
}

/** The nodes of each stop, in order. */
export type ChapterMap = readonly (readonly MapNode[])[];

/** The prize of a battle won. */
export type Rank = 'battle' | 'hard' | 'boss';

export type Place =
  /** Choosing a player card, then a starter deck. */
  | { readonly kind: 'traveller'; readonly offers: readonly number[] }
  | { readonly kind: 'starter'; readonly offers: readonly string[] }
  /** Between two stops. */
  | { readonly kind: 'map' }
  | { readonly kind: 'battle'; readonly foe: number; readonly rank: Rank }
  | { readonly kind: 'reward'; readonly rank: Rank }
  | { readonly kind: 'shop'; readonly cards: readonly number[] }
  | { readonly kind: 'event'; readonly event: string }
  | { readonly kind: 'end'; readonly won: boolean };

/**
 * One thing that is done or decided, in order: the closed vocabulary of rewards, shops and events.
 * Those marked * wait for the traveller.
 */
export type Step =
  /** * Coins of the bank, chosen one by one. */
  | { readonly do: 'pay'; readonly coins: number }
  /** Coins come, as codes of coin cards. */
  | { readonly do: 'coins'; readonly coins: readonly string[] }
  /** This card comes. */
  | { readonly do: 'card'; readonly card: string }
  /** This kind comes, bought. */
  | { readonly do: 'own'; readonly card: number }
  /** A card drawn at random comes: of a tribe (null: of any), of at least a cost. */
  | { readonly do: 'find'; readonly tribe: TribeCode | null; readonly leastCost: number }
  /** Three cards are drawn and shown: `take` follows. */
  | { readonly do: 'offer'; readonly tribe: TribeCode | null }
  /** * One of these cards, or none. Kinds. */
  | { readonly do: 'take'; readonly cards: readonly number[] }
  /** * A card of the deck leaves it. */
  | { readonly do: 'remove' }
  /** * A card of the deck is doubled. */
  | { readonly do: 'copy' }
  /** * A card of the deck becomes another of the same cost, drawn at random. */
  | { readonly do: 'change' }
  /** * A coin of the bank is upgraded; null: in a way that is chosen too. */
  | { readonly do: 'improve'; readonly upgrade: Upgrade | null }
  | { readonly do: 'max-hp'; readonly n: number }
  | { readonly do: 'ability'; readonly ability: string; readonly n: number }
  /** * One ability is given up, with its whole number. */
  | { readonly do: 'forget' }
  /** A hard battle begins. */
  | { readonly do: 'fight' };

export interface Run {
  place: Place;
  owed: readonly Step[];
  /** 0 or 1. */
  chapter: number;
  /** Stops entered in this chapter, 0 … 7. */
  stop: number;
  /** The node entered last, in stop `stop − 1`; null at a chapter's start. */
  at: number | null;
  map: ChapterMap;
  /** The chapter's boss, as a number in `PLAYER_CARDS`; null before the first chapter. */
  boss: number | null;
  /** The player card travelled with; null while it is chosen. */
  traveller: number | null;
  maxHp: number;
  abilities: readonly number[];
  /** Kinds, sorted. */
  deck: readonly number[];
  /** Coin cards, sorted. */
  bank: readonly number[];
  /** Opposition and events met in this run, so that none comes twice while others are left. */
  met: readonly string[];
  battlesWon: number;
}

/** A copy; everything inside is replaced, never changed. */
export function cloneRun(run: Run): Run {
  return { ...run };
}
