/** Random matches of Janken Wars with random decks, and the table as one seat of them sees it. */
import type { Event } from '../../../core/games/janken-wars/events.ts';
import { jankenWars } from '../../../core/games/janken-wars/janken-wars.ts';
import { options } from '../../../core/games/janken-wars/options.ts';
import type { Action, Options, State, View } from '../../../core/games/janken-wars/state.ts';
import { readOptions } from '../../../core/kit/options.ts';
import { randomOptions } from '../../../core/kit/random-options.ts';
import { pick, seeded } from '../../../core/kit/rng.ts';
import { face as plain } from '../../../renderer/games/janken-wars/face.ts';
import type { AnyFace, Face } from '../../../renderer/table/face.ts';

export type JankenFace = Face<View, Action, Event>;

export interface Moment {
  readonly state: State;
  readonly seat: number;
  /** The face at this table. */
  readonly face: JankenFace;
}

export interface Happened {
  readonly event: Event;
  readonly before: View;
  readonly face: JankenFace;
}

export interface Visitor {
  readonly moment?: (moment: Moment) => void;
  readonly happened?: (happened: Happened) => void;
}

const STANDARD = readOptions(options, null, 2);

/** The rules of a table: the standard deck, or a random one. */
export function rulesFor(seed: string, deck: 'standard' | 'random'): Options {
  if (deck === 'random') return randomOptions(options, 2, seeded(`${seed} deck`)) as Options;
  if (!STANDARD.ok) throw new Error('The usual rules cannot be read.');
  return STANDARD.options;
}

/** Plays at random for a number of plies and calls back at every decision and every event. */
export function walk(seed: string, deck: 'standard' | 'random', plies: number, visitor: Visitor): void {
  const rng = seeded(seed);
  const rules = rulesFor(seed, deck);
  const face = (plain.at?.(rules) ?? plain) as JankenFace;
  const events: Event[] = [];
  const tell = (event: Event) => void events.push(event);
  const state = jankenWars.start({ seats: 2, options: rules }, seeded(`${seed} match`));
  for (let ply = 0; ply < plies && jankenWars.result(state) === null; ply++) {
    const awaited = jankenWars.awaiting(state);
    for (const seat of awaited) visitor.moment?.({ state, seat, face });
    const seat = pick(rng, awaited);
    let view = jankenWars.view(state, null);
    events.length = 0;
    jankenWars.play(state, seat, pick(rng, jankenWars.legal(state, seat)), tell);
    for (const event of events) {
      visitor.happened?.({ event, before: view, face });
      view = jankenWars.fold(view, event);
    }
  }
}

export const any = (face: JankenFace): AnyFace => face as unknown as AnyFace;
