/**
 * A screen to be photographed. `npm run shots` opens the preview with a data folder of its own for each
 * shot and language, lets the shot prepare what must be there, and takes it at every size.
 */
import type { Page } from '@playwright/test';
import type { Answered, Asked, ChannelName, Settings } from '../../../electron/api.ts';

export type Ask = <C extends ChannelName>(channel: C, asked: Asked<C>) => Promise<Answered<C>>;

export interface Shot {
  /** Names the file; lower case with dashes. */
  readonly name: string;
  readonly settings?: Partial<Settings>;
  /** Fills the data folder: players, matches. Asked once, before the first size, or before each that `usesUp`. */
  prepare?(ask: Ask): Promise<void>;
  /** Taking the picture plays on from what was prepared. */
  readonly usesUp?: boolean;
  /** From the first screen, freshly opened, to what is to be seen. Waits until it stands still. */
  go(page: Page): Promise<void>;
}
