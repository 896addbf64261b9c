/** What the user should be told and has not been yet. */
import { randomUUID } from 'node:crypto';
import type { Notice, NoticeCode } from '../api.ts';

export interface Notices {
  add(code: NoticeCode, values: Readonly<Record<string, string>>): void;
  /** As `add`, of something that holds on until it is lifted. */
  stand(code: NoticeCode, values: Readonly<Record<string, string>>): void;
  /** Nothing stands any more. */
  lift(): void;
  /** All that came up since the last time, oldest first. */
  take(): readonly Notice[];
  /** For a page that has just been opened, and has heard nothing: what still stands, too. */
  takeAll(): readonly Notice[];
  /** Is called whenever something has come up. */
  onAdd(hear: () => void): void;
}

export function notices(): Notices {
  let waiting: Notice[] = [];
  let standing: Notice[] = [];
  const listeners: (() => void)[] = [];
  const add = (code: NoticeCode, values: Notice['values']): Notice => {
    const notice = { id: randomUUID(), code, values };
    waiting.push(notice);
    for (const hear of listeners) hear();
    return notice;
  };
  const take = () => {
    const taken = waiting;
    waiting = [];
    return taken;
  };
  return {
    add: (code, values) => void add(code, values),
    stand(code, values) {
      const notice = add(code, values);
      standing = [...standing.filter((one) => one.code !== code), notice];
    },
    lift() {
      standing = [];
    },
    take,
    takeAll() {
      const fresh = take();
      return [...standing.filter((one) => !fresh.includes(one)), ...fresh];
    },
    onAdd: (hear) => void listeners.push(hear),
  };
}
