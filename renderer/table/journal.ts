/** The match in words, as one pair of eyes heard it: the log, and what is read aloud. */

import type { EventBase, Seat } from '../../core/kit/game.ts';
import type { Answered, Asked, ChannelName } from '../../electron/api.ts';
import type { AnyFace, Sentence } from './face.ts';
import type { TableStore } from './state.ts';

export type Ask = <C extends ChannelName>(channel: C, request: Asked<C>) => Promise<Answered<C> | null>;

export interface Journal {
  /** An event that has just been shown. */
  tell(event: EventBase, ply: number): void;
  /** Words of the table itself, read aloud only. */
  say(words: Sentence): void;
  /** Fetches all that these eyes have heard, and puts it in place of the log. */
  read(as: Seat | null): Promise<void>;
  /** What everybody heard after a ply. */
  since(ply: number): Promise<readonly Sentence[]>;
}

/** How many lines wait to be read aloud; older ones have been. */
const ALOUD = 12;

export function createJournal(store: TableStore, face: AnyFace, ask: Ask): Journal {
  const { table } = store.getState();
  const { id, seats } = table;
  let lines = 0;
  const line = (ply: number, words: Sentence) => {
    lines++;
    return { id: lines, ply, words };
  };
  return {
    tell(event, ply) {
      const { as, log, said } = store.getState();
      const words = face.words(event, { as, seats });
      if (words === null) return;
      const one = line(ply, words);
      store.setState({ log: [...log, one], said: [...said.slice(1 - ALOUD), one] });
    },
    say(words) {
      store.setState({ said: [...store.getState().said.slice(1 - ALOUD), line(0, words)] });
    },
    async read(as) {
      const heard = await ask('match.heard', { id, as });
      if (heard === null || store.getState().as !== as) return;
      const log = heard.flatMap(({ ply, events }) =>
        events.flatMap((event) => {
          const words = face.words(event, { as, seats });
          return words === null ? [] : [line(ply, words)];
        }),
      );
      // What has been told while the answer was on its way comes after it.
      const upTo = heard.at(-1)?.ply ?? -1;
      store.setState({ log: [...log, ...store.getState().log.filter((one) => one.ply > upTo)] });
    },
    async since(ply) {
      const heard = await ask('match.heard', { id, as: null });
      const lately = (heard ?? []).filter((one) => one.ply > ply).flatMap(({ events }) => events);
      return lately.flatMap((event) => face.words(event, { as: null, seats }) ?? []);
    },
  };
}
