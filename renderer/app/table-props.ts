/** What the app hands to the table screen (`renderer/table`), and what the table may ask of the app. */
import type { Begun } from '../../electron/api.ts';
import type { GameEntry, GameFace } from '../games/entry.ts';
import type { LessonTable } from '../lesson/lesson-table.ts';
import type { Seating } from './seating.ts';

export interface TableProps {
  readonly entry: GameEntry;
  readonly face: GameFace;
  readonly seating: Seating;
  /** The lesson that is played instead of a match that counts. */
  readonly teaching: LessonTable | null;
  /** Leaves for the launcher, or the workshop if a deck is tried out. The match is saved and waits, a test is dropped. */
  onLeave(): void;
  /** Puts another match on the table: a rematch, or the same one begun again. */
  onBegun(begun: Begun): void;
}
