/**
 * Finds matches of Shamano that come to a wanted position: plays seeded matches in the core, preferring
 * what leads there, and answers the seed and the actions, so that the app can play them again.
 */
import type { Action } from '../../../core/games/shamano/actions.ts';
import { shamano } from '../../../core/games/shamano/shamano.ts';
import type { State } from '../../../core/games/shamano/state.ts';
import type { Seat } from '../../../core/kit/game.ts';
import { readOptions } from '../../../core/kit/options.ts';
import { below, seeded } from '../../../core/kit/rng.ts';
import type { MatchPlan } from '../../../electron/api.ts';
import type { Ask } from '../shots/shot.ts';

export interface Search {
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** The higher the sooner; equal ones by chance. */
  prefer(action: Action, state: State, seat: Seat): number;
  wanted(state: State): boolean;
  /** Plies after which a seed is given up. */
  readonly plies?: number;
}

export interface Found {
  readonly seed: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly moves: readonly { readonly seat: Seat; readonly action: string }[];
}

const MOST_SEEDS = 4000;

export function findPosition(search: Search): Found {
  const read = readOptions(shamano.options, search.options, search.seats);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  for (let n = 0; n < MOST_SEEDS; n++) {
    const found = tryOut(search, `shot-${n}`, read.options);
    if (found !== null) return found;
  }
  throw new Error('No seed leads to the wanted position.');
}

type Options = Parameters<typeof shamano.start>[0]['options'];

function tryOut(search: Search, seed: string, options: Options): Found | null {
  const { seats, plies = 60 } = search;
  const state = shamano.start({ seats, options }, seeded(seed));
  const chance = seeded(`${seed} chance`);
  const moves: { seat: Seat; action: string }[] = [];
  for (let ply = 0; ply < plies; ply++) {
    if (search.wanted(state)) return { seed, seats, options: search.options, moves };
    const [seat] = shamano.awaiting(state);
    if (seat === undefined) return null;
    const scored = shamano.legal(state, seat).map((action) => ({ action, score: search.prefer(action, state, seat) }));
    const best = Math.max(...scored.map(({ score }) => score));
    const choices = scored.filter(({ score }) => score === best);
    const action = choices[below(chance, choices.length)]?.action;
    if (action === undefined || shamano.play(state, seat, action) !== null) return null;
    moves.push({ seat, action: shamano.notation.write(action) });
  }
  return null;
}

const NAMES = ['Ana', 'Bruno', 'Caio', 'Dora'];
const COLOURS = ['jade', 'rose', 'amber', 'sky'];

/** All people. */
export function peoplePlan({ seed, seats, options }: Omit<Found, 'moves'>): MatchPlan {
  return {
    game: 'shamano',
    seats: Array.from({ length: seats }, (_, i) => ({
      kind: 'human',
      name: NAMES[i] ?? '',
      colour: COLOURS[i] ?? '',
      profile: null,
    })),
    options: options as MatchPlan['options'],
    seed,
  };
}

/** Plays a found match over again in the app; it waits there afterwards. */
export async function playOver(ask: Ask, found: Found): Promise<void> {
  const { table } = await ask('match.begin', { plan: peoplePlan(found) });
  let ply = 0;
  for (const { seat, action } of found.moves) {
    const reply = await ask('match.play', { id: table.id, ply, as: seat, seat, action });
    if (reply.kind !== 'moved') throw new Error(`${action} of seat ${seat}: ${reply.kind}`);
    ply = reply.glimpse.ply;
  }
}
