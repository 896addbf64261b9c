/** What a player card says, in types. */
import type { TribeCode } from './tribes.ts';
import type { Words } from './words.ts';

export interface PlayerCard {
  /** Lower-case with dashes; stands in options, saves and scenarios. */
  readonly code: string;
  readonly name: Words;
  readonly flavour: Words;
  /** What the picture shows, as a name for the drawing. */
  readonly motif: string;
  readonly hp: number;
  /** As in `dawn 1`. */
  readonly abilities: readonly string[];
  /** Absent on the player cards for people. */
  readonly foe?: Foe;
}

export interface Foe {
  readonly rank: 'battle' | 'hard' | 'boss';
  /** 0 or 1. */
  readonly chapter: number;
  /** Codes of the cards that are always in its deck. */
  readonly deck: readonly string[];
  /** Further cards, drawn for each battle from these tribes. */
  readonly more: { readonly tribes: readonly TribeCode[]; readonly count: number };
}
