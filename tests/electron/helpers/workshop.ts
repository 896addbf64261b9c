/** Services over a folder of their own, with the toy game, asked as a shell asks them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { CatalogueEntry } from '../../../core/index.ts';
import { random } from '../../../core/players/random.ts';
import { type Answer, answering, type Shell } from '../../../electron/answers.ts';
import type { Answered, Asked, Begun, ChannelName, MatchPlan, Outcome } from '../../../electron/api.ts';
import { openServices, type Services, type ServicesOptions } from '../../../electron/services/services.ts';
import { directThinker } from '../../../electron/services/thinker.ts';
import { highest } from '../../toy/core/highest.ts';
import { shelf } from '../../toy/core/shelf.ts';

export const toys: readonly CatalogueEntry[] = [{ game: highest, players: [{ ...random, level: 'normal' }], shelf }];

export const human = (name: string) => ({ kind: 'human', name, colour: 'red', profile: null }) as const;
export const computer = (name: string) => ({ kind: 'computer', name, colour: 'blue', level: 'normal' }) as const;

/** Ana against a computer, always the same cards. */
export const plan: MatchPlan = { game: 'highest', seats: [human('Ana'), computer('Bit')], options: {}, seed: 'a' };
/** Ana and Bea at one screen. */
export const hotSeat: MatchPlan = { ...plan, seats: [human('Ana'), human('Bea')] };

export interface Workshop {
  readonly folder: string;
  readonly services: Services;
  readonly answer: Answer;
  readonly logged: readonly string[];
  /** The answer; throws if there is none. */
  ask<C extends ChannelName>(channel: C, asked: Asked<C>): Promise<Answered<C>>;
  /** The outcome of whatever is sent. */
  send(channel: string, payload: unknown): Promise<Outcome<unknown>>;
}

/** Files handed to the person, newest last. */
export const given: { readonly name: string; readonly bytes: Buffer }[] = [];

export const testShell: Shell = {
  kind: 'preview',
  platform: 'linux',
  locale: () => 'en-GB',
  showFolder: async () => undefined,
  give: async (name, bytes) => {
    given.push({ name, bytes });
    return `/somewhere/${name}`;
  },
};

/** A folder that is removed after the test. A write that nobody waited for may still put a file into it meanwhile. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quadrille-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }));
  return folder;
}

export async function open(options: Partial<ServicesOptions> = {}): Promise<Workshop> {
  const folder = options.folder ?? temporaryFolder();
  const defaults = { catalogue: toys, appVersion: '1.2.3', thinker: directThinker(toys) };
  const services = await openServices({ ...defaults, ...options, folder });
  const logged: string[] = [];
  const answer = answering(services, testShell, (line) => logged.push(line));
  const send = (channel: string, payload: unknown) => answer(channel, payload, { trusted: true });
  return {
    folder,
    services,
    answer,
    logged,
    send,
    async ask(channel, asked) {
      const outcome = (await send(channel, asked)) as Outcome<Answered<typeof channel>>;
      if (!outcome.ok) throw new Error(`${outcome.fault.code}: ${outcome.fault.sentence}`);
      return outcome.answer;
    },
  };
}

/** Plays seat 0's first legal action, then lets the computer move; until a ply or the end. Answers the ply reached. */
export async function playUntil({ ask }: Workshop, { table: { id } }: Begun, until = 1000): Promise<number> {
  for (;;) {
    const { ply, legal, result } = await ask('match.look', { id, as: 0 });
    if (ply >= until || result !== null) return ply;
    const [action] = legal;
    if (action === undefined) await ask('match.think', { id, ply, as: 0 });
    else await ask('match.play', { id, ply, as: 0, seat: 0, action });
  }
}
