/** What the user should be told and has not been yet. */
import { randomUUID } from 'node:crypto';
import type { Notice, NoticeCode } from '../api.ts';

export interface Notices {
  add(code: NoticeCode, values: Readonly<Record<string, string>>): void;
  /** All that came up since the last time, oldest first. */
  take(): readonly Notice[];
  /** Is called whenever something has come up. */
  onAdd(hear: () => void): void;
}

export function notices(): Notices {
  let waiting: Notice[] = [];
  const listeners: (() => void)[] = [];
  return {
    add(code, values) {
      waiting.push({ id: randomUUID(), code, values });
      for (const hear of listeners) hear();
    },
    take() {
      const taken = waiting;
      waiting = [];
      return taken;
    },
    onAdd: (hear) => void listeners.push(hear),
  };
}
