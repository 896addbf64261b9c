/**
 * What the app knows of a game: an entry, small enough to stand on the first screen, and a face,
 * loaded when the game is first opened.
 */
import type { ComponentType } from 'react';
import type { AnyFace } from '../table/face.ts';
import type { Language } from '../text/index.ts';
import type { ComputerLevel } from './level.ts';

export type { ComputerLevel };

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
  /** What is said instead of who won, by how a match ended: of a journey it is not the other side that wins. */
  readonly endings?: Readonly<Record<string, Readonly<Record<Language, string>>>>;
  readonly seats: { readonly min: number; readonly max: number };
  /** A CSS colour for the edges of the box. */
  readonly cloth: string;
  readonly Box: ComponentType<BoxProps>;
  readonly load: () => Promise<GameFace>;
}

export type GameFace = AnyFace;
