/**
 * The one way in: channel, raw payload and what the shell found out about the sender go in, an
 * `Outcome` comes out. Both shells put every message through here; nothing else reaches a service.
 */
import { type Answered, type ApiFault, api, type ChannelName, type Opening, type Outcome, type Read } from './api.ts';
import { Fault } from './services/fault.ts';
import { writeReport } from './services/report.ts';
import type { Services } from './services/services.ts';
import type { Log } from './services/thinker.ts';

/** What only the shell knows or can do. */
export interface Shell {
  readonly kind: Opening['shell'];
  readonly platform: string;
  locale(): string;
  /** Shows the data folder in the system's file manager; throws if there is none. */
  showFolder(folder: string): Promise<void>;
  /** Writes a file where the person wants it; answers where that is, or null if they do not. */
  give(name: string, bytes: Buffer): Promise<string | null>;
}

/** Whether the message comes from our own page; if not, why not. */
export type Sender = { readonly trusted: true } | { readonly trusted: false; readonly why: string };

export type Answer = (channel: string, payload: unknown, sender: Sender) => Promise<Outcome<unknown>>;

/** Lines of the log in a report. */
const LOG_LINES = 200;

/** No honest question is longer, as JSON. */
export const LARGEST_QUESTION = 256 * 1024;

type Answers = { readonly [C in ChannelName]: (asked: Read<C>) => Answered<C> | Promise<Answered<C>> };

/** The answering function over some services. It never rejects. */
export function answering(services: Services, shell: Shell, log: Log): Answer {
  const answers = answersOf(services, shell);
  return async (channel, payload, sender) => {
    if (!sender.trusted) return refuse(log, 'foreign-sender', sender.why);
    if (!isChannel(channel)) return refuse(log, 'unknown-channel', `There is no channel ${shorten(channel)}.`);
    const asked = readQuestion(channel, payload);
    if (!asked.ok) return refuse(log, 'bad-request', asked.why);
    try {
      const answer = answers[channel] as (asked: unknown) => unknown;
      return { ok: true, answer: await answer(asked.value) };
    } catch (error) {
      return faultOf(channel, error, log);
    }
  };
}

function isChannel(channel: unknown): channel is ChannelName {
  return typeof channel === 'string' && Object.hasOwn(api, channel);
}

/** Checks a question's size and shape. Whatever cannot be written as JSON, or nests too deep, is no question. */
function readQuestion(
  channel: ChannelName,
  payload: unknown,
): { ok: true; value: unknown } | { ok: false; why: string } {
  try {
    const text = JSON.stringify(payload) ?? '';
    if (text.length > LARGEST_QUESTION) return { ok: false, why: `A question on ${channel} is too long.` };
    const read = api[channel].input.safeParse(payload);
    if (read.success) return { ok: true, value: read.data };
    const first = read.error.issues[0];
    const where = first === undefined || first.path.length === 0 ? 'it' : shorten(first.path.join('.'));
    return { ok: false, why: `A question on ${channel} has a wrong shape: ${where}: ${first?.message ?? 'unknown'}.` };
  } catch {
    return { ok: false, why: `A question on ${channel} is no plain data.` };
  }
}

function refuse(log: Log, code: ApiFault['code'], sentence: string): Outcome<never> {
  log(`refused: ${code}: ${sentence}`);
  return { ok: false, fault: { code, sentence } };
}

function faultOf(channel: string, error: unknown, log: Log): Outcome<never> {
  if (error instanceof Fault) {
    const { code, message: sentence, faults } = error;
    return { ok: false, fault: faults === undefined ? { code, sentence } : { code, sentence, faults } };
  }
  log(`${channel} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  return { ok: false, fault: { code: 'internal', sentence: `Something went wrong inside the app (${channel}).` } };
}

const shorten = (text: unknown) => JSON.stringify(String(text).slice(0, 80));

function answersOf(services: Services, shell: Shell): Answers {
  const { settings, profiles, plans, matches, decks, history, replays, notices, transfer, store } = services;
  const { logFile } = services;
  const { folder, appVersion } = services;
  return {
    'app.open': () => ({
      version: appVersion,
      shell: shell.kind,
      platform: shell.platform,
      locale: shell.locale(),
      folder,
      settings: settings.now(),
      profiles: profiles.list(),
      waiting: matches.waiting(),
      notices: notices.takeAll(),
    }),
    'app.notices': () => notices.take(),
    'app.showFolder': async () => {
      await shell.showFolder(folder);
      return null;
    },
    'app.report': async ({ match }) => {
      await store.settled();
      const bytes = match === null ? null : ((await store.bytes(`matches/${match}`)) ?? null);
      const { kind, platform } = shell;
      const parts = { appVersion, shell: kind, platform, locale: shell.locale(), settings: settings.now() };
      return { text: writeReport({ ...parts, log: logFile.tail(LOG_LINES), match: bytes }) };
    },
    // A match that has just ended lies in the history once it is settled.
    'files.exportAll': async () => {
      await matches.settled();
      await store.settled();
      return transfer.exportAll(shell.give);
    },
    'files.exportOne': async ({ shelf, id }) => {
      await matches.settled();
      await store.settled();
      return transfer.exportOne(shelf, id, shell.give);
    },
    'files.offer': (part) => transfer.offer(part),
    'files.accept': async ({ file }) => {
      const taken = await transfer.accept(file);
      return { ...taken, settings: settings.now(), profiles: profiles.list(), waiting: matches.waiting() };
    },
    'settings.change': (changes) => settings.change(changes),
    'profiles.create': (draft) => profiles.create(draft),
    'profiles.change': ({ id, profile }) => profiles.change(id, profile),
    'profiles.remove': ({ id }) => {
      const left = profiles.remove(id);
      if (settings.now().profile === id) settings.change({ profile: null });
      return left;
    },
    'match.begin': ({ plan }) => matches.begin(plan),
    'match.lastPlan': ({ game }) => plans.last(game),
    'match.waiting': () => matches.waiting(),
    'match.resume': ({ id }) => matches.resume(id),
    'match.look': ({ id, as }) => matches.look(id, as),
    'match.heard': ({ id, as }) => matches.heard(id, as),
    'match.play': (asked) => matches.play(asked),
    'match.think': (at) => matches.think(at),
    'match.undo': (at) => matches.undo(at),
    'match.hint': (asked) => matches.hint(asked),
    'match.why': (asked) => matches.why(asked),
    'match.concede': (asked) => matches.concede(asked),
    'match.again': ({ id }) => matches.again(id),
    'match.drop': ({ id }) => matches.drop(id),
    'decks.list': ({ game }) => decks.list(game),
    'decks.save': ({ game, id, deck }) => decks.save(game, id, deck),
    'decks.remove': ({ id }) => decks.remove(id),
    'history.list': () => history.list(),
    'history.remove': ({ id }) => history.remove(id),
    'history.replay': async ({ id, as }) => {
      await matches.settled();
      return replays.show(id, as === 'player' ? { profile: settings.now().profile } : as);
    },
  };
}
