/**
 * What a game whose players make decks adds to its face: how a kept deck is named and played, and the
 * *workshop*, the screen where decks are made.
 */
import type { ComponentType } from 'react';
import type { KeptDeck, SavedDeck } from '../../electron/api.ts';
import type { Language } from '../text/index.ts';
import type { ComputerLevel } from './level.ts';

export interface DeckFace {
  /** The key of the `data` option that a deck is played by. */
  readonly option: string;
  /** For an option of every seat: the decks that are always there. For one of the table, presets are. */
  readonly ready?: readonly ReadyDeck[];
  nameOf(deck: object, language: Language): string;
  /** What the option holds when the deck is played; null while it cannot be played. */
  valueOf(deck: object): unknown;
  readonly load: () => Promise<{ readonly default: ComponentType<WorkshopProps> }>;
}

export interface ReadyDeck {
  readonly id: string;
  readonly value: unknown;
  readonly name: Readonly<Record<Language, string>>;
}

export interface WorkshopProps {
  /** The decks kept when the workshop was opened; `save` and `remove` answer the new list. */
  readonly decks: readonly KeptDeck[];
  /** The deck that is open at first, as `play` named it; null for none. */
  readonly open: string | null;
  readonly levels: readonly ComputerLevel[];
  /** Keeps a deck, a new one without an `id`. Null if that was refused, which a notice then says. */
  save(id: string | null, deck: object): Promise<SavedDeck | null>;
  remove(id: string): Promise<readonly KeptDeck[] | null>;
  /**
   * Begins a match against a computer with this value of the option; `against`, if it is another, is the
   * computer's. With `deck`, the id of a kept deck or of one that ships, leaving the match opens the
   * workshop again with that deck open.
   */
  play(value: unknown, level: ComputerLevel, deck?: string, against?: unknown): void;
  onLeave(): void;
}
