/**
 * A bridge to the real services, in this process and over a folder of its own. It keeps what it was
 * asked, can hold answers back, and can fail to answer.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue } from '../../../core/index.ts';
import { random } from '../../../core/players/random.ts';
import { answering } from '../../../electron/answers.ts';
import type { Answered, Asked, Bridge, ChannelName, Outcome } from '../../../electron/api.ts';
import { openServices } from '../../../electron/services/services.ts';
import { directThinker } from '../../../electron/services/thinker.ts';
import { highest } from '../../toy/core/highest.ts';

export interface RealBridge extends Bridge {
  readonly asked: { readonly channel: ChannelName; readonly request: unknown }[];
  /** Asked now and answered at once, for the test itself. */
  must<C extends ChannelName>(channel: C, request: Asked<C>): Promise<Answered<C>>;
  /** Answers on this channel wait until the returned function is called. */
  hold(channel: ChannelName): () => void;
  /** The next question on this channel gets no answer. */
  fail(channel: ChannelName): void;
  /** Resolves when every question that is not held back has been answered, and what follows has been done. */
  quiet(): Promise<void>;
  close(): Promise<void>;
}

const entries = [...catalogue, { game: highest, players: [{ ...random, level: 'normal' as const }] }];

export async function realBridge(): Promise<RealBridge> {
  const folder = mkdtempSync(join(tmpdir(), 'quadrille-table-'));
  const thinker = directThinker(entries);
  const services = await openServices({ folder, catalogue: entries, appVersion: '0.1.0', thinker });
  const shell = {
    kind: 'preview' as const,
    platform: 'linux',
    locale: () => 'en-GB',
    showFolder: async () => undefined,
    give: async () => null,
  };
  const answer = answering(services, shell, () => undefined);
  const asked: RealBridge['asked'] = [];
  const held = new Map<ChannelName, Promise<void>>();
  const failing = new Set<ChannelName>();

  let open = 0;

  const ask = async <C extends ChannelName>(channel: C, request: Asked<C>): Promise<Outcome<Answered<C>>> => {
    asked.push({ channel, request });
    if (failing.delete(channel)) return { ok: false, fault: { code: 'unreachable', sentence: 'gone' } };
    open++;
    const outcome = (await answer(channel, request, { trusted: true })) as Outcome<Answered<C>>;
    open--;
    await held.get(channel);
    return JSON.parse(JSON.stringify(outcome)) as Outcome<Answered<C>>;
  };
  return {
    asked,
    ask,
    on: () => () => undefined,
    async must(channel, request) {
      const outcome = (await answer(channel, request, { trusted: true })) as Outcome<never>;
      if (!outcome.ok) throw new Error(outcome.fault.sentence);
      return outcome.answer;
    },
    hold(channel) {
      let release = () => {};
      held.set(channel, new Promise((resolve) => (release = resolve)));
      return () => {
        held.delete(channel);
        release();
      };
    },
    async quiet() {
      const turn = () => new Promise((resolve) => setImmediate(resolve));
      for (let calm = 0; calm < 4; calm = open === 0 ? calm + 1 : 0) await turn();
    },
    fail: (channel) => void failing.add(channel),
    async close() {
      await services.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
