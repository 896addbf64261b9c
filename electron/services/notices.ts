/** What the user should be told and has not been yet. */
import { randomUUID } from 'node:crypto';
import type { Notice, NoticeCode } from '../api.ts';

export interface Notices {
  add(code: NoticeCode, values: Readonly<Record<string, string>>): void;
  /** All that came up since the last time, oldest first. */
  take(): readonly Notice[];
}

export function notices(): Notices {
  let waiting: Notice[] = [];
  return {
    add(code, values) {
      waiting.push({ id: randomUUID(), code, values });
    },
    take() {
      const taken = waiting;
      waiting = [];
      return taken;
    },
  };
}
