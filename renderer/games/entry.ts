/**
 * What the app knows of a game: an entry, small enough to stand on the first screen, and a face,
 * loaded when the game is first opened.
 */
import type { ComponentType } from 'react';
import type { AnyGame } from '../../core/kit/game.ts';
import type { SeatPlan } from '../../electron/api.ts';
import type { GameTexts, Language } from '../text/index.ts';

/**
 * `front` is the lid of the box, `inside` what shows in the tray when the lid stands open. Each is one
 * `<svg viewBox="0 0 400 500">` without words to translate; the stand gives it its size, hides it from
 * screen readers and lights it. Ids inside must be unique on the page (`useId`).
 */
export interface BoxProps {
  readonly part: 'front' | 'inside';
}

export interface GameEntry {
  /** The id of the game in the core's catalogue. */
  readonly id: string;
  /** Its name, the same in every language. */
  readonly name: string;
  /** One short sentence under the box. */
  readonly line: Readonly<Record<Language, string>>;
  readonly seats: { readonly min: number; readonly max: number };
  /** A CSS colour for the edges of the box. */
  readonly cloth: string;
  readonly Box: ComponentType<BoxProps>;
  readonly load: () => Promise<GameFace>;
}

export type ComputerLevel = Extract<SeatPlan, { kind: 'computer' }>['level'];

export interface GameFace {
  readonly game: AnyGame;
  /** The levels its computer players have, weakest first; the first match uses the middle one. */
  readonly levels: readonly ComputerLevel[];
  /**
   * Beside what the board needs, the set-up screen reads: `options.<key>.name`, `.line`, and for every
   * value of a choice and word of a number `options.<key>.values.<value>`; `presets.<name>.name` and
   * `.line`; `conflicts.<key>` for every fault the option table can find.
   */
  readonly texts: GameTexts;
}
