/**
 * A first lesson: a short match that is played, not read. It is data — a position in the words of the
 * game's scenarios, and a script of lines — and runs on the ordinary table (`lesson-table.ts`) with the
 * game's own rules; nothing of it is saved.
 *
 * The learner sits in seat 0. Lines follow each other: one is read and left by a button, one asks for a
 * play and offers only the plays it names, one is played by another seat. Every play a line allows must
 * leave the rest of the script playable; `tests/renderer/lesson` tries them all.
 */
import type { AnyGame, Seat } from '../../core/kit/game.ts';
import type { Sentence, SpotId } from '../table/sentence.ts';
import type { GameTexts } from '../text/index.ts';

export interface Lesson {
  /** The game with all its rules, which are played in the page here. */
  readonly game: AnyGame;
  /** Words that come with the lesson, beside those of the game. */
  readonly words?: GameTexts;
  /** A preset's name, or options. */
  readonly rules: string | Readonly<Record<string, unknown>>;
  /** Who sits in seats 1, 2, …; colours are keys of the palette of seats. */
  readonly others: readonly { readonly name: string; readonly colour: string }[];
  readonly seed: string;
  /** As in a scenario; absent: dealt from the seed. */
  readonly given?: Readonly<Record<string, unknown>>;
  readonly script: readonly Line[];
  /** Where the words stand: on the side that the board leaves free. */
  readonly side?: 'left' | 'right' | 'top';
}

/** Words of the game's texts; `point` is the spot that glows meanwhile (`deck`, `hand:r5`). */
interface Said {
  readonly say: Sentence;
  readonly point?: SpotId;
}

export type Line =
  /** Left by a button. */
  | Said
  /** Notations the learner may play; the first play of any of them leads on. */
  | (Said & { readonly play: 'any' | readonly string[] })
  /** What another seat does, as its notation. */
  | { readonly seat: Seat; readonly action: string };

/** The refusal of a play that the rules allow and the lesson does not ask for. */
export const NOT_NOW = 'lesson-not-now';

export const isReply = (line: Line | undefined): line is Extract<Line, { readonly seat: Seat }> =>
  line !== undefined && 'action' in line;
