/** A match as it is put on the table. */
import type { EventBase } from '../../core/kit/game.ts';
import type { Glimpse, TableInfo } from '../../electron/api.ts';

/** `events` is what was told at its start; empty for a match taken up again. */
export interface Seating {
  readonly table: TableInfo;
  readonly events: readonly EventBase[];
  readonly glimpse: Glimpse;
}
