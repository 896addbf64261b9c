/**
 * The one list of what a renderer may ask: channel → the shape of the request → the answer. Both
 * shells serve exactly this list; preload exposes exactly this list; a message of any other shape is
 * refused before a service sees it. The renderer imports types from here and nothing else of the main
 * process.
 *
 * A match lives in the main process. The renderer is told what one seat may know (`as`), and nothing
 * else ever crosses: no state, no seed before its time, no event in another seat's form. Nobody
 * looks through a computer's eyes or plays its seat: `as` and `seat` name people until the match is over.
 */
import type { EventBase, Result } from '../core/kit/game.ts';
import type { OptionFault } from '../core/kit/options.ts';
import { shownName } from '../core/kit/shown-name.ts';
import type { Reason } from '../core/players/player.ts';
import { z } from './schema.ts';

const id = z.string().regex(/^[a-z0-9-]{1,64}$/);
const seat = z.int().min(0).max(9);
const onlooker = seat.nullable();
const ply = z.int().min(0).max(1_000_000);
const name = z.string().overwrite(shownName).min(1).max(24);
/** A key of the renderer's palette of seat colours. */
const colour = z.string().regex(/^[a-z]{2,16}$/);
const level = z.enum(['easy', 'normal', 'master', 'source']);
const volume = z.int().min(0).max(100);

/** Who sits where. A human seat may belong to a profile, whose history it then counts for. */
export const seatPlan = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('human'), name, colour, profile: id.nullable() }),
  z.strictObject({ kind: z.literal('computer'), name, colour, level }),
]);
export type SeatPlan = z.infer<typeof seatPlan>;

/** `options` are checked by the game's own option table, so only their size is bounded here. */
export const matchPlan = z.strictObject({
  game: id,
  seats: z.array(seatPlan).min(1).max(10),
  options: z.record(z.string().max(40), z.json()),
  /** Absent: drawn from the system's randomness. */
  seed: z.string().min(1).max(64).optional(),
});
export type MatchPlan = z.infer<typeof matchPlan>;

export const settings = z.strictObject({
  language: z.enum(['system', 'en', 'pt-BR']),
  theme: z.enum(['dark', 'light', 'contrast']),
  /** Percent of the usual size. */
  textSize: z.int().min(100).max(175),
  readableFont: z.boolean(),
  motion: z.enum(['slow', 'normal', 'fast', 'off']),
  reducedMotion: z.enum(['system', 'on']),
  effects: volume,
  ambience: volume,
  muted: z.boolean(),
  /** Ask before drawing with a playable card in hand. */
  confirmDraw: z.boolean(),
  /** A curtain between human seats; off for open play. */
  curtain: z.boolean(),
  /** How people at one screen choose at once and in secret: behind a curtain each, or each with keys of their own. */
  atOnce: z.enum(['pass', 'keys']),
  fullScreen: z.boolean(),
  /** Games whose story has been told, by id. */
  told: z.array(id).max(32),
  /** The profile of who is playing; null while nobody has said. */
  profile: id.nullable(),
});
export type Settings = z.infer<typeof settings>;

export const profileDraft = z.strictObject({ name, colour, avatar: z.int().min(0).max(31) });
export type Profile = z.infer<typeof profileDraft> & { readonly id: string; readonly since: string };

/** A channel: what is asked and, by type only, what is answered. */
export interface Channel<I extends z.ZodType, O> {
  readonly input: I;
  readonly answer?: O;
}
const ask = <I extends z.ZodType>(input: I) => ({ to: <O>(): Channel<I, O> => ({ input }) });
const nothing = z.strictObject({});
const at = { id, ply, as: onlooker };

export const api = {
  /** Everything the first screen needs, in one question. */
  'app.open': ask(nothing).to<Opening>(),
  /** Notices that have come up since the last time this was asked. */
  'app.notices': ask(nothing).to<readonly Notice[]>(),
  'app.showFolder': ask(nothing).to<null>(),
  /** A report for whoever looks into a fault, to be shown before it is copied; of one match, if any is named. */
  'app.report': ask(z.strictObject({ match: id.nullable() })).to<{ readonly text: string }>(),

  /** Everything that lasts, as one file where the person wants it; null if they do not. */
  'files.exportAll': ask(nothing).to<Exported | null>(),
  /** One match, replay or deck as a file. */
  'files.exportOne': ask(z.strictObject({ shelf: z.enum(['matches', 'history', 'decks']), id })).to<Exported | null>(),
  /**
   * A part of a file that may be taken in; what is in it once the last has come, null before. `file` is a name
   * the page gives it, so that what two windows offer at the same time stays apart.
   */
  'files.offer': ask(
    z.strictObject({ file: id, text: z.string().max(100_000), first: z.boolean(), last: z.boolean() }),
  ).to<Offered | null>(),
  /** Takes in the file that was offered. Nothing that is here is written over but the settings. */
  'files.accept': ask(z.strictObject({ file: id })).to<TakenIn>(),

  'settings.change': ask(settings.partial()).to<Settings>(),

  'profiles.create': ask(profileDraft).to<readonly Profile[]>(),
  'profiles.change': ask(z.strictObject({ id, profile: profileDraft })).to<readonly Profile[]>(),
  'profiles.remove': ask(z.strictObject({ id })).to<readonly Profile[]>(),

  /** Begins a match; its first glimpse is a spectator's. */
  'match.begin': ask(z.strictObject({ plan: matchPlan })).to<Begun>(),
  /** The plan a game was last begun with, to fill the set-up screen. */
  'match.lastPlan': ask(z.strictObject({ game: id })).to<MatchPlan | null>(),
  'match.waiting': ask(nothing).to<readonly MatchSummary[]>(),
  /** Takes a waiting match up again, with a spectator's glimpse. */
  'match.resume': ask(z.strictObject({ id })).to<Resumed>(),
  /** What a seat may know now. Asked when the curtain opens for it. */
  'match.look': ask(z.strictObject({ id, as: onlooker })).to<Glimpse>(),
  /** Everything `as` has heard since the start: for the log. */
  'match.heard': ask(z.strictObject({ id, as: onlooker })).to<readonly HeardPly[]>(),
  /** One action of a seat, as its notation; `as` is whose eyes the answer is for. */
  'match.play': ask(z.strictObject({ ...at, seat, action: z.string().min(1).max(80) })).to<Reply>(),
  /** Lets the computer players move once, interrupts first. `idle` when none of them will. */
  'match.think': ask(z.strictObject(at)).to<Reply>(),
  'match.undo': ask(z.strictObject(at)).to<Reply>(),
  /** What the best computer player of the game would do in this seat, and why. */
  'match.hint': ask(z.strictObject({ id, ply, seat })).to<Hint | null>(),
  /** Why the game refuses an action of this seat, as a code; null if it does not, or if the match has moved on. Nothing is played. */
  'match.why': ask(z.strictObject({ id, ply, seat, action: z.string().min(1).max(80) })).to<string | null>(),
  /** The match ends: the seat has given up. */
  'match.concede': ask(z.strictObject({ ...at, seat })).to<Reply>(),
  /** Begins a new match with the same plan and a new seed. */
  'match.again': ask(z.strictObject({ id })).to<Begun>(),
  /** Forgets a waiting match. */
  'match.drop': ask(z.strictObject({ id })).to<readonly MatchSummary[]>(),

  /** Decks that players have made for a game. */
  'decks.list': ask(z.strictObject({ game: id })).to<readonly KeptDeck[]>(),
  /** Keeps a deck; without an `id` it is a new one. The game's own reader says whether it is a deck. */
  'decks.save': ask(z.strictObject({ game: id, id: id.nullable(), deck: z.json() })).to<SavedDeck>(),
  'decks.remove': ask(z.strictObject({ id })).to<readonly KeptDeck[]>(),

  'history.list': ask(nothing).to<readonly HistoryEntry[]>(),
  'history.remove': ask(z.strictObject({ id })).to<readonly HistoryEntry[]>(),
  /**
   * A match that is over, from its start to its end, as `as` saw it; `player` is who plays now, or else the first
   * person at the match. Nothing is changed by it.
   */
  'history.replay': ask(z.strictObject({ id, as: z.union([onlooker, z.literal('player')]) })).to<Replay>(),
} satisfies Record<string, Channel<z.ZodType, unknown>>;

export type Api = typeof api;
export type ChannelName = keyof Api;
export type Asked<C extends ChannelName> = z.input<Api[C]['input']>;
export type Read<C extends ChannelName> = z.output<Api[C]['input']>;
export type Answered<C extends ChannelName> = Api[C] extends Channel<z.ZodType, infer O> ? O : never;

/** What the bridge between the two sides looks like from the renderer. */
export interface Bridge {
  ask<C extends ChannelName>(channel: C, request: Asked<C>): Promise<Outcome<Answered<C>>>;
  /** Hears a signal until the returned function is called. */
  on<S extends SignalName>(signal: S, hear: (payload: Signals[S]) => void): () => void;
}

/** What main says unasked. */
export interface Signals {
  /** A menu command or shortcut. */
  command: { readonly command: 'settings' | 'launcher' | 'rules' | 'keys' | 'full-screen' };
  /** The settings have been changed by the window or its menu (full screen). */
  settings: Settings;
  /** There is something to hear by `app.notices`. */
  notices: null;
}
export type SignalName = keyof Signals;

export type Outcome<O> = { readonly ok: true; readonly answer: O } | { readonly ok: false; readonly fault: ApiFault };

/** Why a question was not answered. `sentence` is English, for logs; screens translate the code. */
export interface ApiFault {
  readonly code:
    | 'unknown-channel'
    | 'bad-request'
    | 'foreign-sender'
    | 'unknown-game'
    | 'unknown-match'
    | 'unknown-profile'
    | 'unknown-deck'
    /** What was to be kept is no deck of the game, or too large for one. */
    | 'bad-deck'
    /** There are as many decks as can be kept. */
    | 'too-many-decks'
    /** There are as many players as can be kept. */
    | 'too-many-profiles'
    | 'bad-options'
    /** A file that is none of ours, damaged, or of a newer version. */
    | 'bad-file'
    | 'newer-file'
    | 'file-too-large'
    | 'bad-seats'
    | 'cannot-read'
    /** A file that was to be sent out could not be written where it should go. */
    | 'cannot-write-full'
    | 'cannot-write-read-only'
    | 'cannot-write'
    | 'internal'
    /** Nobody answered: written by the asking side itself. */
    | 'unreachable'
    /** The preview has been started anew since its page was opened: written by the page itself. */
    | 'earlier-run';
  readonly sentence: string;
  readonly faults?: readonly OptionFault[];
}

export interface Opening {
  readonly version: string;
  readonly shell: 'electron' | 'preview';
  readonly platform: string;
  /** The system's language tag. */
  readonly locale: string;
  /** Where everything that lasts lies. */
  readonly folder: string;
  readonly settings: Settings;
  readonly profiles: readonly Profile[];
  readonly waiting: readonly MatchSummary[];
  readonly notices: readonly Notice[];
}

/**
 * Something the user should know: `code` with `values` is translated by the screen. `file` is a path
 * inside the data folder, `kept` where what could not be read now lies, `why` an English sentence.
 */
export interface Notice {
  readonly id: string;
  readonly code: NoticeCode;
  readonly values: Readonly<Record<string, string>>;
}
export type NoticeCode =
  /** `file`, `kept`, `why`. */
  | 'file-damaged-backup-used'
  | 'file-damaged-set-aside'
  /** `file`, `kept`, `game`, `why`; `fault` is a `MatchFaultCode`; `move` counts from 1, `0` if none is at fault. */
  | 'match-broken-backup-used'
  | 'match-broken-set-aside'
  /** `file`. Left as it is; nothing is written over it. */
  | 'file-newer-version'
  /** `file`, `why`. Left as it is. */
  | 'cannot-read'
  /** `file`, `keys`: the settings whose values were not possible and are now the usual ones. */
  | 'settings-mended'
  /** `file`: one or several, with commas; no documents of ours by their names. Left as they are. */
  | 'file-strange'
  /** `file`, `folder`: damaged, and left where it is because `quarantine` in the folder cannot take it. */
  | 'cannot-set-aside'
  /** `file`: changed by something else than this app; what could be read was kept. */
  | 'settings-edited'
  /**
   * `file`: opened from outside. `taken`: names of documents, with spaces between them; `already`, `refused`,
   * `unwritten`, `full`: how many of its documents; `only`: as in `Imported`, or empty.
   */
  | 'file-opened'
  /** `file`; `fault` is a `FileFaultCode`. */
  | 'file-not-opened'
  /** `file`, `folder`. What could not be written is kept in memory and tried again. */
  | 'cannot-write-full'
  | 'cannot-write-read-only'
  | 'cannot-write'
  | 'writing-again';

/** Where an exported file lies, and how many documents are in it. */
export interface Exported {
  readonly file: string;
  readonly documents: number;
}

/** Names of the documents in a file (`matches/4f2a`, `settings` …), and how many more could not be read. */
export interface Offered {
  readonly names: readonly string[];
  readonly refused: number;
}

/** Documents that were taken in; how many were here already, and how many could not be read. */
export interface Imported {
  readonly names: readonly string[];
  /** The name of the only document of the file, if it has just one and that is here now. */
  readonly only: string | null;
  readonly already: number;
  readonly refused: number;
  /** Documents that the disk would not take. */
  readonly unwritten: number;
  /** Decks and players for which there is no room any more. */
  readonly full: number;
}

/** Why a file that was opened from outside could not be taken in. */
export type FileFaultCode = 'missing' | 'cannot-read' | 'file-too-large' | 'bad-file' | 'newer-file';

/** What was taken in, and how things stand since. */
export interface TakenIn extends Imported {
  readonly settings: Settings;
  readonly profiles: readonly Profile[];
  readonly waiting: readonly MatchSummary[];
}

/** What can be wrong with a saved match that is not damaged. */
export type MatchFaultCode = 'refused' | 'bad-move' | 'hash' | 'other-version' | 'bad-options' | 'bad-seats' | 'shape';

export interface MatchSummary {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly SeatPlan[];
  readonly plies: number;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly savedAt: string;
}

/** What does not change while a match goes on. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly SeatPlan[];
  readonly options: object;
  readonly startedAt: string;
}

/** What one onlooker may know at one moment. */
export interface Glimpse {
  readonly ply: number;
  readonly as: number | null;
  readonly view: object;
  /** Notations of the actions of seat `as`; empty for spectators. */
  readonly legal: readonly string[];
  readonly awaiting: readonly number[];
  readonly result: Result | null;
  readonly undoable: boolean;
  /** The seed, once the match is over: the proof of a fair shuffle. From the start where the game lets everybody know it. */
  readonly seed: string | null;
}

export interface Begun {
  readonly table: TableInfo;
  /** What was told at the start, as a spectator hears it. */
  readonly events: readonly EventBase[];
  readonly glimpse: Glimpse;
}

export interface Resumed {
  readonly table: TableInfo;
  readonly glimpse: Glimpse;
}

export interface HeardPly {
  readonly ply: number;
  readonly seat: number | null;
  readonly events: readonly EventBase[];
}

/** A match that is over, to be shown again. */
export type Replay =
  | {
      readonly kind: 'replay';
      readonly table: TableInfo;
      readonly as: number | null;
      /** The view after the start; those that follow come by folding what was heard. */
      readonly start: object;
      /** `[0]` the start, `[n]` move n. */
      readonly plies: readonly HeardPly[];
      readonly result: Result;
      readonly seed: string;
    }
  /** It was played by other rules, or is damaged. `move` counts from 1; 0: none is at fault. */
  | { readonly kind: 'refused'; readonly fault: MatchFaultCode | 'newer'; readonly move: number };

/** The answer to everything that may move a match. Conceding moves it with no events: its glimpse has the result. */
export type Reply =
  | {
      readonly kind: 'moved';
      readonly seat: number;
      readonly events: readonly EventBase[];
      readonly glimpse: Glimpse;
      readonly reason: Reason | null;
    }
  | { readonly kind: 'undone'; readonly glimpse: Glimpse }
  /** `code` is one of the game's, or `match-over`, or `cannot-undo`. */
  | { readonly kind: 'refused'; readonly code: string }
  /** The match had moved on: here is where it stands. */
  | { readonly kind: 'stale'; readonly glimpse: Glimpse }
  /** No computer player moves now. */
  | { readonly kind: 'idle' };

export interface Hint {
  readonly action: string;
  readonly reason: Reason;
}

/** A deck somebody has made. `deck` is plain data of the game's own form. */
export interface KeptDeck {
  readonly id: string;
  readonly game: string;
  /** ISO 8601. */
  readonly since: string;
  readonly savedAt: string;
  readonly deck: object;
}

export interface SavedDeck {
  readonly id: string;
  /** All decks of the game, the saved one among them. */
  readonly decks: readonly KeptDeck[];
}

export interface HistoryEntry {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly SeatPlan[];
  readonly winners: readonly number[];
  readonly by: string;
  readonly plies: number;
  readonly startedAt: string;
  readonly endedAt: string;
}
