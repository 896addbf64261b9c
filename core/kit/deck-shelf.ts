/**
 * Decks that players make and keep. A game with such decks brings a *shelf*, the reader of what is kept;
 * where decks lie and how they are listed is nobody's business here.
 */

/** A deck as plain data, or an English sentence that says what is wrong with it. */
export type ReadKept = { readonly deck: object } | string;

export interface DeckShelf {
  /**
   * Reads the form of a deck. A deck that is not finished yet has the right form, so that it can be kept;
   * whether it can be played is for the game's options to say. Never throws.
   */
  read(value: unknown): ReadKept;
}
