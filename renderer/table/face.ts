/**
 * The contract of a face: what one game contributes to the card table. The table owns everything that
 * is alike in all games (picking up, choosing, keyboard, the queue of events, curtain, log, pause,
 * end); a face is data and small components and never talks to the main process.
 *
 * Terms. A *card code* names a card as the game's notation does. A *spot* is a named place on the
 * screen where something can lie or fly to: `hand:r5`, `seat:2`, `pile`. A *piece* is a spot that can
 * be picked up, a *target* one it can be put on. An *offer* says how one listed action looks on the
 * table. A *cue* is one thing that is seen or heard while an event is played.
 */
import type { ComponentType, ReactNode } from 'react';
import type { ActionBase, EventBase, Game, Result, Seat } from '../../core/kit/game.ts';
import type { Reason } from '../../core/players/player.ts';
import type { SeatPlan } from '../../electron/api.ts';
import type { DeckFace } from '../games/deck-face.ts';
import type { ComputerLevel } from '../games/level.ts';
import type { Lesson } from '../lesson/lesson.ts';
import type { Bed } from '../sound/engine.ts';
import type { SoundPatch } from '../sound/patch.ts';
import type { GameTexts } from '../text/index.ts';
import type { CardCode, Sentence, SentenceValue, SpotId } from './sentence.ts';

export type { CardCode, Sentence, SentenceValue, SpotId };

/** How one listed action looks on the table. */
export interface Offer<A extends ActionBase = ActionBase> {
  readonly action: A;
  /** What is picked up. With a target: put there. Without: pressing the piece plays. */
  readonly piece?: SpotId;
  /** Without a piece: pressing the target plays. */
  readonly target?: SpotId;
  /** Pressing the piece plays at once; it can still be dragged to the target. */
  readonly quick?: boolean;
  /** A button beside the hand; the text key of its words. */
  readonly button?: string;
}

/** What is left open once piece, target or button are chosen: one question at a time. */
export interface Question<A extends ActionBase = ActionBase> {
  /** Which question this is, and the text key of its words. */
  readonly key: string;
  readonly values?: Sentence['values'];
  readonly answers: readonly Answer<A>[];
}
export interface Answer<A extends ActionBase = ActionBase> {
  readonly id: string;
  readonly label: Sentence;
  /** The actions that are left if this is chosen; not empty. */
  readonly actions: readonly A[];
}

export type Tone = 'plain' | 'good' | 'bad' | 'strong';

export type Cue =
  | {
      readonly kind: 'fly';
      readonly from: SpotId;
      readonly to: SpotId;
      /** Null: face down all the way. */
      readonly card: CardCode | null;
      /** Shown face down before, or after, the flight. */
      readonly turns?: 'up' | 'down';
      /** Beats after the script's start. */
      readonly at?: number;
      /** How many beats it takes, if not as long as usual. */
      readonly beats?: number;
    }
  | { readonly kind: 'bump'; readonly spot: SpotId; readonly tone?: Tone; readonly at?: number }
  /** Words that rise from a spot and fade. */
  | {
      readonly kind: 'float';
      readonly spot: SpotId;
      readonly words: Sentence;
      readonly tone?: Tone;
      readonly at?: number;
    }
  /** Large words over the whole table. */
  | { readonly kind: 'banner'; readonly words: Sentence; readonly tone?: Tone; readonly at?: number }
  /** Something of the game's own, drawn by its board for this long. */
  | { readonly kind: 'effect'; readonly effect: string; readonly beats: number; readonly at?: number }
  | { readonly kind: 'sound'; readonly sound: string; readonly at?: number }
  | { readonly kind: 'wait'; readonly beats: number; readonly at?: number };

/** How an event is played: `before` on the view as it was, then the fold, then `after` on the new one. */
export interface Script {
  readonly before?: readonly Cue[];
  readonly after?: readonly Cue[];
}

/** What is shown beside every name. */
export interface SeatFacts {
  /** Cards in hand; null where that means nothing. */
  readonly cards: number | null;
  readonly score: number | null;
  /** Small marks with words, e.g. "called UNO". */
  readonly badges: readonly { readonly id: string; readonly words: Sentence; readonly tone: Tone }[];
  readonly out: boolean;
}

/** A question asked before something that is allowed but rarely meant. */
export interface Doubt {
  readonly words: Sentence;
  readonly yes: string;
  readonly no: string;
  /** The setting that switches it off, if one does. */
  readonly setting?: 'confirmDraw';
}

/** A table of figures: one row a player, in the order of the seats or of merit. */
export interface Figures {
  /** Said instead of who has won. */
  readonly headline?: Sentence;
  readonly title: Sentence;
  readonly lines: readonly Sentence[];
  readonly columns: readonly Sentence[];
  readonly rows: readonly {
    readonly seat: Seat;
    readonly cells: readonly (number | Sentence)[];
    readonly best: boolean;
    /** Cards that were left, shown small. */
    readonly cards?: readonly CardCode[];
  }[];
}

/** A rules page: headings, paragraphs and the real cards. Keys are keys of the game's texts. */
export interface RulesSection {
  readonly heading: string;
  readonly parts: readonly (
    | { readonly text: string }
    | { readonly list: readonly string[] }
    | { readonly cards: readonly CardCode[]; readonly text?: string }
  )[];
  /** Absent: always shown. Else whether the section holds at a table with these options. */
  readonly holds?: (options: object) => boolean;
}

export interface TableKey {
  readonly key: string;
  readonly words: string;
  /** The first of these that can be pressed now is. */
  readonly presses: readonly { readonly kind: 'piece' | 'button' | 'switch'; readonly id: string }[];
}

export interface BoardProps<V extends object> {
  readonly view: V;
  readonly seats: readonly SeatPlan[];
  /** Whose eyes; null for onlookers. */
  readonly as: Seat | null;
  /** The effect that is being played, if any. */
  readonly effect: string | null;
}

export interface CardArtProps {
  /** Null: the back. */
  readonly card: CardCode | null;
}

/** Who hears: whose eyes the screen shows. */
export interface Hearer {
  readonly as: Seat | null;
  readonly seats: readonly SeatPlan[];
}

/** How the set-up screen asks for a game's options, beyond what their table says. */
export interface SetupWays {
  /** The ready-made tables that are shown; absent: all. */
  readonly presets?: readonly string[];
  /** Options that are not asked for: they come with the ready-made table, or from `fit`. */
  readonly unasked?: readonly string[];
  /** The rules with whatever follows from who sits where. */
  fit?(rules: Readonly<Record<string, unknown>>, seats: readonly SeatPlan['kind'][]): Readonly<Record<string, unknown>>;
  /** The key of `conflicts` that says why these players cannot sit so; null if they can. */
  conflict?(rules: Readonly<Record<string, unknown>>, seats: readonly SeatPlan['kind'][]): string | null;
  /** Whether such a table is played from a seed that is shown and can be entered. */
  seeded?(rules: Readonly<Record<string, unknown>>): boolean;
}

/** What a table needs of a game's rules; whether an action is legal it asks the main process. */
export type TableGame<V extends object, A extends ActionBase, E extends EventBase> = Pick<
  Game<object, A, V, E, object>,
  'id' | 'seats' | 'options' | 'fold' | 'notation'
>;

export interface Face<V extends object, A extends ActionBase, E extends EventBase> {
  readonly game: TableGame<V, A, E>;
  /** The face at a table with these options, where what its cards are called and look like depends on them. */
  at?(options: object): Face<V, A, E>;
  /** Levels of its computer players, weakest first; the first match uses the middle one. */
  readonly levels: readonly ComputerLevel[];
  /**
   * Beside what the board needs, the set-up screen reads: `options.<key>.name`, `.line`, and for every
   * value of a choice and word of a number `options.<key>.values.<value>`; `presets.<name>.name` and
   * `.line`; `conflicts.<key>` for every fault the option table can find. `name` is the game's name.
   */
  readonly texts: GameTexts;
  readonly setup?: SetupWays;
  /** Sounds of the game by name, before those every table has. */
  readonly sounds: Readonly<Record<string, SoundPatch>>;
  /** What the room sounds like; null for silence. */
  readonly ambience: Bed | null;
  /** Class of the table's surface: palette, type and texture of this world, as custom properties. */
  readonly world: string;

  /** Everything on the table; lays out the parts of the table (`Seats`, `Hand`, `Pile` …) as it likes. */
  Board(props: BoardProps<V>): ReactNode;
  /** A card's picture; fills its parent. Drawn once per code: keep it memoised. */
  readonly CardArt: ComponentType<CardArtProps>;
  /** A picture for an answer of a question; absent: words alone. */
  readonly AnswerArt?: ComponentType<{ readonly question: string; readonly answer: string }>;

  /** The cards in the hand of the view's seat, in the order they are held. */
  hand(view: V): readonly CardCode[];
  nameOf(card: CardCode): Sentence;
  seat(view: V, seat: Seat): SeatFacts;
  /** The seat to mark as being on turn; null between rounds. */
  turn(view: V): Seat | null;

  /** What else everybody sees, for reading the table aloud: the top card, the colour, a stack. */
  aloud(view: V): readonly Sentence[];

  offers(actions: readonly A[], view: V): readonly Offer<A>[];
  /**
   * For games where nothing but some choices is secret: whether the one that is due now is. A curtain then
   * hangs before it, even for whoever sits at the screen already, and never before any other. Absent:
   * hands are secret, and the curtain falls whenever the screen passes on.
   */
  secret?(view: V): boolean;
  /** Where several choose at once and in secret: the keys of each seat at one keyboard, and what they choose. */
  readonly atOnce?: readonly Readonly<Record<string, A>>[];
  /** What is still open among these actions, or null if the first is as good as any. */
  ask(actions: readonly A[], view: V): Question<A> | null;
  /** Switches that a player may set beforehand, by text key, and the actions that are left with them. */
  readonly switches?: {
    list(actions: readonly A[], view: V): readonly string[];
    apply(actions: readonly A[], on: ReadonlySet<string>): readonly A[];
  };
  /** Letters that press a piece, a button or a switch; the words stand in the list of keys. */
  readonly keys: readonly TableKey[];
  doubt(action: A, actions: readonly A[], view: V): Doubt | null;
  /**
   * The action that putting this piece there would be, were it legal; null if it means nothing. Without
   * a target: where such a piece usually goes.
   */
  attempt(piece: SpotId, target: SpotId | null, view: V): A | null;
  /** Why the game refused, in one sentence. */
  refusal(code: string, attempted: A | null, view: V): Sentence;

  /** Why a computer player would do something, as a hint says it. */
  reason(reason: Reason): Sentence;

  /** The table before the first event of a match, from the first view; absent: nothing is shown being dealt. */
  blank?(view: V): V;
  script(event: E, before: V, hearer: Hearer): Script;
  /** The line for the log, spoken too; null for what is better left unsaid. */
  words(event: E, hearer: Hearer): Sentence | null;
  /**
   * Whether, by what everybody knows, somebody who is not on turn might act now, as the share of the
   * usual time that people should get for it; 0 for no.
   */
  room(view: V): number;
  /**
   * The seats that anybody may believe could act out of turn now, by what everybody knows; whether they
   * can is their secret. With several people at one screen each of them has a button and a key for it
   * as long as they stand here. Absent: only while there is `room`.
   */
  claims?(view: V): readonly Seat[];

  /** Figures of a round that is over; null while one goes on. The table stands until somebody goes on. */
  roundEnd(view: V): Figures | null;
  /** The action that begins the next round, for whoever is awaited; absent in games without rounds. */
  readonly goOn?: A;
  /** `heard` is all an onlooker has heard since the start. */
  matchEnd(view: V, result: Result, heard: readonly E[]): Figures;
  /** What was telling in the match, at most three sentences in order; absent: nothing is told. */
  moments?(heard: readonly E[]): readonly Sentence[];
  readonly rules: readonly RulesSection[];
  /** Decks that players make; absent in games without them. */
  readonly decks?: DeckFace;
  /** The first lesson, offered where a match is set up, and loaded with its rules when it is taken. */
  readonly lesson?: () => Promise<Lesson>;
}

/** A face whose own types do not matter to the caller. */
export type AnyFace = Face<object, ActionBase, EventBase>;
