/**
 * A table for a lesson: answers what a table asks of the main process from a scripted match in the page.
 * The rules are the game's own; only the learner's choice is narrowed, and the others play what is written.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type ActionBase, type EventBase, heard, type Seat, type Told } from '../../core/kit/game.ts';
import { type Advanced, advance, type Match } from '../../core/kit/match.ts';
import { positionOf, setupOf } from '../../core/kit/position.ts';
import { seeded } from '../../core/kit/rng.ts';
import type { Answered, ChannelName, Glimpse, HeardPly, Reply, SeatPlan, TableInfo } from '../../electron/api.ts';
import type { Seating } from '../app/seating.ts';
import type { Ask } from '../table/journal.ts';
import { isReply, type Lesson, type Line, NOT_NOW } from './lesson.ts';

/** The learner's seat. */
export const LEARNER = 0;

export interface LessonState {
  /** How many lines are done; all of them: the lesson is over. */
  readonly done: number;
}

export interface LessonTable {
  readonly lesson: Lesson;
  readonly seating: Seating;
  readonly store: StoreApi<LessonState>;
  readonly ask: Ask;
  /** Leaves a line that is only read; false if there is none. */
  goOn(): boolean;
}

/** Whoever learns has it alone: no lesson gives it to others. */
export const LEARNER_COLOUR = 'amber';

/** Sets a lesson up. Throws a `ScenarioError` if its position is malformed. */
export function openLesson(lesson: Lesson, learner: { readonly name: string }): LessonTable {
  const { game } = lesson;
  const setup = setupOf(game, { seats: lesson.others.length + 1, rules: lesson.rules });
  const state = positionOf(game, setup, { given: lesson.given, rng: seeded(lesson.seed) });
  let match: Match = { game, setup, seed: lesson.seed, moves: [], state };
  const told: { readonly seat: Seat; readonly told: readonly Told[] }[] = [];
  const store = createStore<LessonState>(() => ({ done: 0 }));
  const table: TableInfo = {
    id: `lesson-${game.id}`,
    game: game.id,
    seats: [
      { kind: 'human', name: learner.name, colour: LEARNER_COLOUR, profile: null },
      ...lesson.others.map((other): SeatPlan => ({ kind: 'computer', level: 'easy', ...other })),
    ],
    options: setup.options,
    startedAt: new Date().toISOString(),
  };

  const line = (): Line | undefined => lesson.script[store.getState().done];
  const step = () => store.setState({ done: store.getState().done + 1 });

  const legal = (): readonly string[] => {
    const now = line();
    if (now === undefined || !('play' in now)) return [];
    const all = game.legal(match.state, LEARNER).map((action) => game.notation.write(action));
    return now.play === 'any' ? all : all.filter((text) => now.play.includes(text));
  };

  const glimpse = (): Glimpse => {
    const now = line();
    return {
      ply: match.moves.length,
      as: LEARNER,
      view: game.view(match.state, LEARNER),
      legal: legal(),
      awaiting: [isReply(now) ? now.seat : LEARNER],
      result: null,
      undoable: false,
      seed: null,
    };
  };

  const eventsOf = (list: readonly Told[]): EventBase[] => list.map((one) => heard(one, LEARNER));

  const moved = (seat: Seat, after: Advanced): Reply => {
    match = after.match;
    told.push({ seat, told: after.told });
    step();
    return { kind: 'moved', seat, events: eventsOf(after.told), glimpse: glimpse(), reason: null };
  };

  const play = (text: string): Reply => {
    const action = game.notation.read(text);
    const after = action === null ? null : advance(match, LEARNER, action);
    if (after === null || !after.ok) return { kind: 'refused', code: after?.refusal ?? NOT_NOW };
    return legal().includes(text) ? moved(LEARNER, after) : { kind: 'refused', code: NOT_NOW };
  };

  const think = (): Reply => {
    const now = line();
    if (!isReply(now)) return { kind: 'idle' };
    const after = advance(match, now.seat, game.notation.read(now.action) as ActionBase);
    if (!after.ok) throw new Error(`The lesson of ${game.id} has a line that is refused: ${now.action}.`);
    return moved(now.seat, after);
  };

  const plies = (): HeardPly[] => [
    { ply: 0, seat: null, events: [] },
    ...told.map((one, i) => ({ ply: i + 1, seat: one.seat, events: eventsOf(one.told) })),
  ];

  const why = (text: string): string | null => {
    const action = game.notation.read(text);
    const after = action === null ? null : advance(match, LEARNER, action);
    return after === null || after.ok ? NOT_NOW : after.refusal;
  };

  const answer = (channel: ChannelName, request: object): unknown => {
    switch (channel) {
      case 'match.look':
        return glimpse();
      case 'match.heard':
        return plies();
      case 'match.play':
        return play((request as { readonly action: string }).action);
      case 'match.why':
        return why((request as { readonly action: string }).action);
      case 'match.think':
        return think();
      default:
        return null;
    }
  };

  return {
    lesson,
    store,
    seating: { table, glimpse: glimpse(), events: [] },
    ask: async (channel, request) => answer(channel, request) as Answered<typeof channel> | null,
    goOn() {
      const now = line();
      if (now === undefined || isReply(now) || 'play' in now) return false;
      step();
      return true;
    },
  };
}
